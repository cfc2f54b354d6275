import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('toCsv', () => {
  it('ends each line with CRLF and quotes only what must be', () => {
    expect(
      toCsv([
        ['a', 1],
        ['ب، ج', ''],
      ]),
    ).toBe('a,1\r\nب، ج,\r\n');
    expect(toCsv([['a,b', 'say "no"', 'two\nlines', 'old\rmac']])).toBe('"a,b","say ""no""","two\nlines","old\rmac"\r\n');
  });

  it.each(['=1+1', '+965 5000 1234', '-2', '@SUM(A1)', '\t=1', '\uff1d1'])('lets a spreadsheet calculate nothing of %j', (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`);
  });

  it('keeps a formula harmless inside of quotes, and numbers as numbers', () => {
    expect(toCsv([['=HYPERLINK("x","y")', -2]])).toBe(`"'=HYPERLINK(""x"",""y"")",-2\r\n`);
  });
});
