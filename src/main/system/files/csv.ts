/** First characters that make a spreadsheet treat a cell as a formula, including their full-width forms. */
const beginsFormula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text or a number; a number that is already formatted is written with its own decimals. */
export type CsvValue = string | number | { number: string };

function toField(value: CsvValue, separator: string): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.number;
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats a table's lines as in RFC 4180. A text that a spreadsheet would calculate is prefixed with an apostrophe. */
export function toCsv(lines: readonly (readonly CsvValue[])[], separator: ',' | ';' = ','): string {
  return lines.map((line) => `${line.map((value) => toField(value, separator)).join(separator)}\r\n`).join('');
}

/** Byte order mark: with it, Excel reads the file as UTF-8 instead of the system's code page. */
export const utf8Mark = '\ufeff';
