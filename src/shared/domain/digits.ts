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

/**
 * A number as a person types or pastes it, as plain digits with a decimal point: Arabic digits and separators are translated, grouping
 * and spaces removed. What is no number comes back as unreadable as it was.
 */
export function toPlainNumber(typed: string): string {
  return toLatinDigits(stripBidiMarks(typed))
    .replace(/[\s\u00a0\u202f\u066c,]/g, '')
    .replace(/[\u066b\u060c]/g, '.')
    .replace(/\u2212/g, '-');
}
