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
/** `12,5`: one comma and nothing else that could be the decimal mark. */
const commaDecimal = /^(-?\d*),(\d*)$/;

/**
 * A number as a person types or pastes it, as plain digits with a decimal point: digits and marks of Arabic are translated, spaces and
 * thousands marks taken out. A comma is a thousands mark only where it groups by three, else the decimal mark (docs/adr/0009). What is no
 * number comes back as unreadable as it was.
 */
export function toPlainNumber(typed: string): string {
  const latin = toLatinDigits(stripBidiMarks(typed))
    .replace(/\s/g, '')
    .replaceAll('\u060c', ',')
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-');
  return grouped.test(latin) ? latin.replace(/[,\u066c]/g, '') : latin.replace(commaDecimal, '$1.$2');
}
