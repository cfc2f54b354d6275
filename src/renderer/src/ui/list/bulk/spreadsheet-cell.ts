/** What a spreadsheet calculates, or, of a quotation mark, takes as the frame of a cell. */
const formula = /^\s*["=+\-@＝＋－＠]/;
const plainNumber = /^-?(?:0|[1-9][\d,]{0,14})(?:\.\d+)?$/;
/** What it would read as a number and show as another text: leading zeros, powers of ten, more digits than it keeps. */
const losing = /^(?:0\d+|\d+e\d+|\d{16,})$/i;

/** One line without tabs; with an apostrophe before what a spreadsheet would not show as it was written. */
export function toSpreadsheetCell(text: string): string {
  // The mark before a minus is for a line of Arabic.
  const line = text.replace(/[\t\r\n]+/g, ' ').replace(/^[\u200e\u061c](?=-\d)/, '');
  const isSafe = plainNumber.test(line) ? !losing.test(line) : line === '-' || !(formula.test(line) || losing.test(line));
  return isSafe ? line : `'${line}`;
}
