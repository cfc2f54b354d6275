/**
 * Parses a block from a spreadsheet's clipboard: tabs between cells, any line ends, and quotes around cells with tabs, line ends, or
 * quotes. Lines may have different lengths; the final line end is part of the last line.
 */
export function readBlock(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) break;
    const [, quoted, plain = '', separator] = match;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === '\t' && pattern.lastIndex === text.length) cells.push('');
    if (separator === '\t') continue;
    lines.push(cells);
    cells = [];
  }
  if (cells.length > 0) lines.push(cells);
  return lines;
}

/** The reverse of `readBlock`: `readBlock(writeBlock(cells))` returns the cells. */
export function writeBlock(lines: readonly (readonly string[])[]): string {
  const write = (cell: string): string => (/^"|[\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return lines.map((cells) => `${cells.map(write).join('\t')}\r\n`).join('');
}
