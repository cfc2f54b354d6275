const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;
const bidiMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Converts Arabic-Indic and Persian digits to 0 to 9; other characters stay. */
export function toLatinDigits(text: string): string {
  return text.replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Removes the invisible direction marks of copied text. */
export function stripBidiMarks(text: string): string {
  return text.replace(bidiMark, '');
}

/** Matches `1,250`, `12,500.5`, `1٬000٬000`: groups of three after a first group without a leading zero. */
const grouped = /^-?[1-9]\d{0,2}(?:[,\u066c]\d{3})+(?:\.\d*)?$/;
/** Matches `1 250`, `12 500 000,5`: the same with spaces. */
const groupedByBlanks = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?$/;
/** Matches `12,5`: one comma, and no other possible decimal mark. */
const commaDecimal = /^(-?\d*),(\d*)$/;

/**
 * Converts an entered or pasted number to plain digits with a decimal point: converts Arabic digits and marks, and removes thousands
 * separators. A comma or space is a thousands separator only if it groups by three; otherwise a comma is the decimal mark (docs/adr/0009).
 * A text that isn't a number stays invalid.
 */
export function toPlainNumber(typed: string): string {
  const latin = toLatinDigits(stripBidiMarks(typed))
    .trim()
    .replaceAll('\u060c', ',')
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-')
    .replace(/^-\s+/, '-');
  if (grouped.test(latin)) return latin.replace(/[,\u066c]/g, '');
  return (groupedByBlanks.test(latin) ? latin.replace(/\s/g, '') : latin).replace(commaDecimal, '$1.$2');
}
