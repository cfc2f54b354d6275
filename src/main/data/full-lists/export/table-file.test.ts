import type { GuestOrder } from '@shared/contract/shop/orders';
import { toFils } from '@shared/domain/money';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { makeSheet } from '../../../../../tests/support/main/made-file';
import { aGuestOrder } from '../../../../../tests/support/samples/order-rows';
import { createListValues } from '../list-values';
import { createRowStore, toRowEntry } from '../row-store';
import { toPaperTable } from './paper-table';

const facts = createListValues(() => 3)['guestOrders.list'];
const changed = (id: number, changes: Partial<GuestOrder>): GuestOrder => ({ ...aGuestOrder(id), ...changes });
const rows = [
  changed(14, {
    guest_name: '=HYPERLINK("http://x")',
    guest_phone: '00965 5000 0014',
    total: toFils(1234.5),
    createdAt: '2026-11-24T22:30:00.000Z',
  }),
  changed(13, { guest_name: 'فاطمة, المطيري', total: toFils(0.25), status: 'canceled', user_address: null, user_addresses: [] }),
];
const columns = [
  { key: 'order', head: 'الطلب' },
  { key: 'name', head: 'الاسم' },
  { key: 'phone', head: 'الهاتف' },
  { key: 'total', head: 'الإجمالي' },
  { key: 'date', head: 'التاريخ' },
  { key: 'status', head: 'الحالة', names: { ordered: 'طلب جديد', canceled: 'ملغي' } },
  { key: 'governorate', head: 'المحافظة' },
];
const table = { columns, types: facts.types, values: createRowStore(facts, rows.map(toRowEntry(facts))).columns().values, count: 2 };

describe('a list as a file', () => {
  it('is a sheet from right to left in Arabic, its head frozen and filtered, with values to calculate with', async () => {
    const file = await makeSheet(table, { format: 'xlsx', language: 'ar', title: 'طلبات الزوار: [كل/الأيام]' });
    const [head, first = [], second = []] = await readSheet(file);
    expect(head).toEqual(columns.map((column) => column.head));
    expect(first.slice(0, 4)).toEqual([14, '=HYPERLINK("http://x")', '00965 5000 0014', 1234.5]);
    // Kuwait's time, which was already on the next day.
    expect(first[4] instanceof Date && first[4].toISOString()).toBe('2026-11-25T01:30:00.000Z');
    expect(first.slice(5)).toEqual(['طلب جديد', 'حولي']);
    expect([second[1], second[3], second[5], second[6]]).toEqual(['فاطمة, المطيري', 0.25, 'ملغي', null]);
    const parts = unzipSync(file);
    const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(xml).toContain('rightToLeft="1"');
    expect(xml).toContain('<autoFilter ref="A1:G3"/>');
    expect(xml).toContain('state="frozen"');
    // When printed, all columns fit on one page, and all text has one font.
    expect(xml).toMatch(
      /<pageSetUpPr fitToPage="1"\/>.*<autoFilter [^>]*\/><pageSetup paperSize="9" orientation="\w+" fitToWidth="1" fitToHeight="0"\/>/,
    );
    const fonts = strFromU8(parts['xl/styles.xml'] as Uint8Array).match(/<font>.*?<\/font>/g) ?? [];
    expect(fonts.filter((font) => !font.includes('<name val="Calibri"/>'))).toEqual([]);
    expect(xml).not.toContain('<f>');
    // In a right-to-left sheet, a number format with groups would reorder its parts.
    const styleOf = (place: string): string => {
      const at = Number(new RegExp(`<c r="${place}" s="(\\d+)" t="inlineStr">`).exec(xml)?.[1]);
      return [...strFromU8(parts['xl/styles.xml'] as Uint8Array).matchAll(/<xf .*?<\/xf>/g)][at]?.[0] ?? '';
    };
    expect([styleOf('C2'), styleOf('F2')]).toEqual([
      expect.stringContaining('readingOrder="1"'),
      expect.stringContaining('readingOrder="2"'),
    ]);
  });

  it('is CSV that Excel reads, with either separator, where no text is calculated', async () => {
    const comma = (await makeSheet(table, { format: 'csvComma', language: 'en', title: 'x' })).toString();
    expect(comma.split('\r\n').slice(1, 3)).toEqual([
      `14,"'=HYPERLINK(""http://x"")",00965 5000 0014,1234.500,2026-11-25 01:30,طلب جديد,Hawalli`,
      `13,"فاطمة, المطيري",'+965 5000 0013,0.250,2026-11-19 10:14,ملغي,`,
    ]);
    expect(comma.startsWith('\ufeff')).toBe(true);
    const semicolon = (await makeSheet(table, { format: 'csvSemicolon', language: 'en', title: 'x' })).toString();
    expect(semicolon.split('\r\n')[2]).toContain(';فاطمة, المطيري;');
  });

  it('has amounts below zero as numbers, and texts that look like one as texts', async () => {
    const sums = {
      columns: [
        { key: 'name', head: 'What' },
        { key: 'total', head: 'Total' },
      ],
      types: { name: 'text', total: 'money' },
      values: { name: ['-5'], total: [-1250] },
      count: 1,
    } as const;
    const csv = await makeSheet(sums, { format: 'csvComma', language: 'en', title: 'x' });
    expect(csv.toString().split('\r\n')[1]).toBe(`'-5,-1.250`);
  });

  it('gives a day alone no time, in a sheet, in text and on paper', async () => {
    const days = {
      columns: [
        { key: 'date', head: 'Date' },
        { key: 'date', head: 'Again' },
      ],
      types: { date: 'moment' },
      values: { date: ['2026-11-24', Date.parse('2026-11-24T22:30:00Z')] },
      count: 2,
    } as const;
    const file = await makeSheet(days, { format: 'xlsx', language: 'en', title: 'x' });
    const cells = (await readSheet(file)).slice(1).map(([cell]) => cell instanceof Date && cell.toISOString());
    expect(cells).toEqual(['2026-11-24T00:00:00.000Z', '2026-11-25T01:30:00.000Z']);
    const parts = unzipSync(file);
    const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
    const styles = strFromU8(parts['xl/styles.xml'] as Uint8Array);
    const formatOf = (place: string): string => {
      const style = Number(new RegExp(`<c r="${place}" s="(\\d+)">`).exec(xml)?.[1]);
      const [, format] =
        /numFmtId="(\d+)"/.exec([...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)][style]?.[0] ?? '') ?? [];
      return new RegExp(`numFmtId="${format}" formatCode="([^"]*)"`).exec(styles)?.[1] ?? '';
    };
    expect([formatOf('A2'), formatOf('A3')]).toEqual(['yyyy-mm-dd', 'yyyy-mm-dd hh:mm']);
    const csv = await makeSheet(days, { format: 'csvComma', language: 'en', title: 'x' });
    expect(csv.toString().split('\r\n').slice(1, 3)).toEqual(['2026-11-24,2026-11-24', '2026-11-25 01:30,2026-11-25 01:30']);
    const paper = toPaperTable({ ...days, columns: [days.columns[0]] }, { language: 'en', digits: 'latn', title: 'x', notes: [] });
    expect(paper.rows).toEqual([['24 Nov 2026'], ['25 Nov 2026, 01:30']]);
  });
});
