const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;
const bidiMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Arabic-Indic and Persian digits become 0 to 9; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(easternDigit, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Takes out the invisible direction marks that come along with copied text. */
export function stripBidiMarks(text: string): string {
  return text.replace(bidiMark, '');
}

/** `1,250`, `12,500.5`, `1٬000٬000`: groups of three behind a first one that does not begin with zero. */
const grouped = /^-?[1-9]\d{0,2}(?:[,\u066c]\d{3})+(?:\.\d*)?$/;
/** `1 250`, `12 500 000,5`: the same with blanks. */
const groupedByBlanks = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?$/;
/** `12,5`: one comma and nothing else that could be the decimal mark. */
const commaDecimal = /^(-?\d*),(\d*)$/;

/**
 * A number as a person types or pastes it, as plain digits with a decimal point: digits and marks of Arabic are translated, thousands
 * marks taken out. A comma or blank is a thousands mark only where it groups by three; else a comma is the decimal mark (docs/adr/0009).
 * What is no number comes back as unreadable as it was.
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
