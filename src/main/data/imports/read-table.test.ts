import { randomBytes } from 'node:crypto';
import { maxImportBytes, maxImportRows } from '@shared/contract/desktop/imports';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CellObject } from 'write-excel-file/node';
import writeExcel from 'write-excel-file/node';
import { readTable } from './read-table';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const rowsOf = async (bytes: Uint8Array): Promise<unknown> => {
  const result = await readTable(bytes);
  return result.ok ? result.table.rows : result.code;
};
const workbook = async (rows: (CellObject | null)[][]): Promise<Uint8Array> =>
  new Uint8Array(await writeExcel(rows, { sheet: 'A' }).toBuffer());
const text = (value: string): CellObject => ({ type: String, value });
const number = (value: number): CellObject => ({ type: Number, value });
/** Returns a workbook with a part replaced or added. */
async function changed(parts: Record<string, (before: string) => string>): Promise<Uint8Array> {
  const files = unzipSync(
    await workbook([
      [text('Code'), text('Price')],
      [text('BD-1'), number(9.75)],
    ]),
  );
  for (const [name, change] of Object.entries(parts)) {
    files[name] = strToU8(change(files[name] ? new TextDecoder().decode(files[name]) : ''));
  }
  return zipSync(files);
}
/** Returns a workbook in which the declared size of a part is wrong (default: 256 MB). */
async function bomb(said = 256 * 1024 * 1024, text = '0'.repeat(1000)): Promise<Uint8Array> {
  const bytes = Buffer.from(await changed({ 'xl/sharedStrings.xml': () => text }));
  const name = bytes.lastIndexOf('xl/sharedStrings.xml');
  // The size is in the directory at the end of the file: 46 bytes before each name.
  bytes.writeUInt32LE(said, name - 46 + 24);
  return new Uint8Array(bytes);
}
const sheet = 'xl/worksheets/sheet1.xml';
const withRows = (rows: string) => (before: string) => before.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`);

describe('a file that somebody brings', () => {
  it('is read as texts: numbers without what a calculation left of them, flags, days, and codes with their zeros', async () => {
    const rows = [
      [text('الكود'), text('السعر')],
      [text('00123'), number(12.499999999999998)],
      [null, { type: Boolean, value: true } as CellObject],
      [text('٩٠'), { type: Date, value: new Date('2026-11-22T00:00:00Z'), format: 'yyyy-mm-dd' } as CellObject],
    ];
    expect(await rowsOf(await workbook(rows))).toEqual([
      ['الكود', 'السعر'],
      ['00123', '12.5'],
      ['', '1'],
      ['٩٠', '2026-11-22'],
    ]);
  });

  it('marks what a formula has left with more decimals than an amount has', async () => {
    const rows = [
      [text('الكود'), text('السعر')],
      [text('10.48125'), number(10.48125)],
      [text('BD-2'), number(9.75)],
    ];
    expect(await readTable(await workbook(rows))).toMatchObject({ ok: true, table: { calculated: { 1: [1] } } });
  });

  it.each([
    [
      'UTF-8 with its mark, semicolons and a decimal comma',
      utf8('\ufeffكود;سعر\r\nBD-1;12,5\r\n'),
      [
        ['كود', 'سعر'],
        ['BD-1', '12,5'],
      ],
    ],
    [
      'the Arabic letters of Windows',
      Uint8Array.from([0xdf, 0xe6, 0xcf, 0x3b, 0xd3, 0xda, 0xd1, 0x0a, 0x41, 0x3b, 0x31]),
      [
        ['كود', 'سعر'],
        ['A', '1'],
      ],
    ],
    [
      'two bytes a letter and tabs',
      new Uint8Array(Buffer.from('\ufeffكود\tسعر\nA\t1', 'utf16le')),
      [
        ['كود', 'سعر'],
        ['A', '1'],
      ],
    ],
    [
      'the separator that Excel has said',
      utf8('sep=|\ncode|price\nA|1,250.000'),
      [
        ['code', 'price'],
        ['A', '1,250.000'],
      ],
    ],
    [
      'quotes, lines inside of them, and our apostrophe',
      utf8('code,name\n"A","a ""big""\npot"\n\'=B,\'-c'),
      [
        ['code', 'name'],
        ['A', 'a "big"\npot'],
        ['=B', '-c'],
      ],
    ],
    [
      'quotes that are never closed',
      utf8('code,price\nA,"1'),
      [
        ['code', 'price'],
        ['A', '1'],
      ],
    ],
    [
      'a quote that is closed before its cell ends, and every kind of line end',
      utf8('code,name,price\nA,"12" pipe,5\r\nB,lid,6\rC,"big, red",7'),
      [
        ['code', 'name', 'price'],
        ['A', '12 pipe', '5'],
        ['B', 'lid', '6'],
        ['C', 'big, red', '7'],
      ],
    ],
    [
      'a title and a note above the heads',
      utf8('قائمة الأسعار\nبالدينار, شاملة\n\nالرمز;السعر;الكمية\nBD-1;12,500;5\nBD-2;9,750;7\n'),
      [['قائمة الأسعار'], ['بالدينار, شاملة'], [], ['الرمز', 'السعر', 'الكمية'], ['BD-1', '12,500', '5'], ['BD-2', '9,750', '7']],
    ],
  ])('as CSV takes %s', async (_what, bytes, rows) => {
    expect(await rowsOf(bytes)).toEqual(rows);
  });

  it('gives of a formula what it has shown last, and nothing of what it refers to', async () => {
    const bytes = await changed({
      [sheet]: withRows(
        '<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://x","go")</f><v>go</v></c><c r="B1"><f>[1]Prices!A1*2</f><v>19.5</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
      ),
      'xl/externalLinks/externalLink1.xml': () => '<externalLink><externalBook/></externalLink>',
      'xl/vbaProject.bin': () => 'macro',
    });
    expect(await rowsOf(bytes)).toEqual([['go', '19.5', '#DIV/0!']]);
  });

  it('keeps the word of an error and a formula that was never calculated: neither is an empty cell', async () => {
    const cells = [
      '<c r="A1" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>',
      '<c r="B1"><f>A1*2</f><v></v></c>',
      '<c r="C1"><f>A1*3</f></c>',
      '<c r="D1"><f t="shared" si="0"/></c>',
      '<c r="E1" t="str"><f>IF(A2="","",1)</f><v></v></c>',
      '<c r="F1"><v>1</v></c>',
    ];
    expect(await rowsOf(await changed({ [sheet]: withRows(`<row r="1">${cells.join('')}</row>`) }))).toEqual([
      ['#N/A', '=A1*2', '=A1*3', '=', '', '1'],
    ]);
  });

  it('reads rows and cells without their places, other prefixes, and parts by whatever name', async () => {
    const files = unzipSync(await workbook([[text('A')]]));
    const { 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': relations, 'xl/worksheets/sheet1.xml': _sheet, ...rest } = files;
    const moved = new TextDecoder().decode(relations).replace('worksheets/sheet1.xml', '/xl/worksheets/sheet.xml');
    const rows =
      '<x:row><x:c t="inlineStr"><x:is><x:t>Code</x:t></x:is></x:c><x:c><x:v>9.75</x:v></x:c></x:row><x:row><x:c r="C2"><x:v>2</x:v></x:c></x:row>';
    const bytes = zipSync({
      ...rest,
      'xl/workbook.xml': book as Uint8Array,
      'xl/_rels/workbook.xml.rels': strToU8(moved),
      'xl/worksheets/sheet.xml': strToU8(
        `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
      ),
    });
    expect(await rowsOf(bytes)).toEqual([
      ['Code', '9.75'],
      ['', '', '2'],
    ]);
  });

  it('shows numbers as their cells do where the format is a code, and leaves other formats alone', async () => {
    const number = (value: number, format: string): CellObject => ({ type: Number, value, format });
    expect(
      await rowsOf(
        await workbook([
          [
            number(123, '00000'),
            number(7, '"BD-"0000'),
            number(12.5, '0.000'),
            number(1250, '#,##0'),
            number(5, '0'),
            number(3, '0" pcs"'),
          ],
        ]),
      ),
    ).toEqual([['00123', 'BD-0007', '12.5', '1250', '5', '3']]);
  });

  describe('of several sheets', () => {
    const sheets = async (states: Record<string, string>) => {
      const files = unzipSync(
        new Uint8Array(
          await writeExcel([
            { data: [[text('cover')]], sheet: 'Cover' },
            { data: [[text('secret')], [text('1')]], sheet: 'Costs' },
            { data: [[text('Code')], [text('BD-1')]], sheet: 'Prices' },
          ] as never).toBuffer(),
        ),
      );
      const book = new TextDecoder().decode(files['xl/workbook.xml']);
      const hidden = Object.entries(states).reduce(
        (xml, [name, state]) => xml.replace(`name="${name}"`, `name="${name}" state="${state}"`),
        book,
      );
      return zipSync({ ...files, 'xl/workbook.xml': strToU8(hidden) });
    };

    it('reads the first visible one that holds a table, and names all of them', async () => {
      const result = await readTable(await sheets({ Costs: 'hidden' }));
      expect(result).toMatchObject({
        ok: true,
        table: {
          sheet: 'Prices',
          sheets: [
            { name: 'Cover', isHidden: false },
            { name: 'Costs', isHidden: true },
            { name: 'Prices', isHidden: false },
          ],
          rows: [['Code'], ['BD-1']],
        },
      });
      expect(await readTable(await sheets({ Costs: 'veryHidden', Prices: 'hidden' }))).toMatchObject({
        ok: true,
        table: { sheet: 'Cover' },
      });
    });

    it('reads the one that is asked for', async () => {
      expect(await readTable(await sheets({ Costs: 'hidden' }), { sheet: 'Costs' })).toMatchObject({
        ok: true,
        table: { sheet: 'Costs', rows: [['secret'], ['1']] },
      });
      expect(await readTable(await sheets({}), { sheet: 'Gone' })).toEqual({ ok: false, code: 'tableUnreadable' });
    });
  });

  it('counts lines with a value alone, and says how many are hidden or too far below', async () => {
    const framed =
      '<row r="3"><c r="A3" s="0"/></row>' +
      Array.from({ length: 20_100 }, (_, at) => `<row r="${at + 4}"><c r="A${at + 4}" s="0"/></row>`).join('');
    const rows = `<row r="1"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row>${framed}<row r="900000"><c r="A900000"><v>3</v></c></row>`;
    expect(await readTable(await changed({ [sheet]: withRows(rows) }))).toMatchObject({
      ok: true,
      table: { rows: [['1'], ['2']], hidden: 1, unread: 1 },
    });
    expect(await rowsOf(utf8(`code;price\nBD-1;5\n${';;;\n'.repeat(20_100)}`))).toEqual([
      ['code', 'price'],
      ['BD-1', '5'],
    ]);
  });

  it('counts joined cells, of which only the first has a value', async () => {
    const bytes = await changed({
      [sheet]: (before) => before.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>'),
    });
    expect(await readTable(bytes)).toMatchObject({ ok: true, table: { merged: 1 } });
  });

  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['a bomb of a workbook', async () => bomb(), 'tableTooLarge'],
    ['a bomb that says it is small', async () => bomb(1000, randomBytes(150_000).toString('base64')), 'tableTooLarge'],
    ['a million rows', async () => changed({ [sheet]: withRows('<row><c><v>1</v></c></row>'.repeat(1_000_000)) }), 'tableTooLong'],
    ['a million empty rows', async () => changed({ [sheet]: withRows('<row r="1"/>'.repeat(1_000_000)) }), 'tableEmpty'],
    ['a cell far to the right', async () => changed({ [sheet]: withRows('<row r="1"><c r="XFD1"><v>1</v></c></row>') }), 'tableTooWide'],
    ['a million lines', async () => utf8('A,1\n'.repeat(1_000_000)), 'tableTooLong'],
    ['a line too many', async () => utf8('A,1\n'.repeat(maxImportRows + 2)), 'tableTooLong'],
    ['more than the limit', async () => new Uint8Array(maxImportBytes + 1), 'tableTooLarge'],
    ['a thousand columns', async () => utf8(`${'A,'.repeat(999)}B`), 'tableTooWide'],
    ['nothing', async () => utf8(' \r\n,,\n'), 'tableEmpty'],
    ['a picture', async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'tableUnreadable'],
    ['another kind of archive', async () => zipSync({ 'a.txt': strToU8('hello') }), 'tableUnreadable'],
    ['a broken archive', async () => utf8('PK\u0003\u0004nothing of it'), 'tableUnreadable'],
    ['a sheet that is no XML', async () => changed({ [sheet]: () => '<<<' }), 'tableUnreadable'],
  ])('that is %s gets a clear word', async (_what, make, code) => {
    expect(await rowsOf(await make())).toBe(code);
  });

  it('is parted by the delimiter that is asked for', async () => {
    expect(await readTable(utf8('a;b,c\n1;2,5'), { separator: ',' })).toMatchObject({
      ok: true,
      table: {
        rows: [
          ['a;b', 'c'],
          ['1;2', '5'],
        ],
      },
    });
  });

  it('of the greatest length is taken whole', async () => {
    const result = await readTable(utf8(`code;price\n${'BD-1;12,5\n'.repeat(maxImportRows)}`));
    expect(result.ok && result.table.rows.length).toBe(maxImportRows + 1);
  });
});
