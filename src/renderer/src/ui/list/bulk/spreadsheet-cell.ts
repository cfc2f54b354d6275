/** First characters that make a spreadsheet treat the cell as a formula; a quotation mark would start a quoted cell. */
const formula = /^\s*["=+\-@＝＋－＠]/;
const plainNumber = /^-?(?:0|[1-9][\d,]{0,14})(?:\.\d+)?$/;
/** Texts that a spreadsheet would read as numbers and change: leading zeros, exponents, and more digits than it can store. */
const losing = /^(?:0\d+|\d+e\d+|\d{16,})$/i;

/** Returns one line without tabs, with an apostrophe before text that a spreadsheet would change. */
export function toSpreadsheetCell(text: string): string {
  // The mark before a minus is only for Arabic lines.
  const line = text.replace(/[\t\r\n]+/g, ' ').replace(/^[\u200e\u061c](?=-\d)/, '');
  const isSafe = plainNumber.test(line) ? !losing.test(line) : line === '-' || !(formula.test(line) || losing.test(line));
  return isSafe ? line : `'${line}`;
}
