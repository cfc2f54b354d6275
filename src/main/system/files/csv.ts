/** What Excel and its kin would calculate, begin with; also in the full width that some of them read alike. */
const beginsFormula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text, or a number; one that is written already keeps its decimals. */
export type CsvValue = string | number | { number: string };

function toField(value: CsvValue, separator: string): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.number;
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of a table as RFC 4180 has them. A text that a spreadsheet would calculate begins with an apostrophe. */
export function toCsv(lines: readonly (readonly CsvValue[])[], separator: ',' | ';' = ','): string {
  return lines.map((line) => `${line.map((value) => toField(value, separator)).join(separator)}\r\n`).join('');
}

/** At the start of a file: Excel reads it as UTF-8 then, instead of in the system's own letters. */
export const utf8Mark = '\ufeff';
