import { languages } from '@shared/domain/language';
import { maxPaperRows, toPaperFit } from '@shared/domain/lists/paper-fit';
import { toFils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../tests/support/texts';
import { assertFitsPaper, toPaperTable } from './paper-table';

const table = {
  columns: [
    { key: 'order', head: 'Order' },
    { key: 'status', head: 'Status', names: { ordered: 'Ordered', canceled: 'Canceled' } },
    { key: 'total', head: 'Total' },
    { key: 'linePrice', head: 'Price' },
    { key: 'date', head: 'Date' },
    { key: 'blank', head: 'Counted', isBlank: true },
  ],
  types: { order: 'id', status: 'choice', total: 'money', linePrice: 'money', date: 'moment' },
  values: {
    order: [10_698, 7],
    status: [['ordered'], ['canceled']],
    total: [toFils(1234.5), toFils(0.25)],
    linePrice: [toFils(2), null],
    date: [Date.UTC(2026, 10, 24, 22, 30), null],
  },
  count: 2,
} as const;
const words = { language: 'en', digits: 'latn', title: 'Orders', notes: [] } as const;

describe('a list on paper', () => {
  it('is written as on the screen, adds up what can be added up, and names what of it is canceled', () => {
    const { rows, sums, sumNote, columns, count } = toPaperTable(table, words);
    expect(rows[0]).toEqual(['10698', 'Ordered', '1,234.500', '2.000', expect.stringContaining('25 Nov 2026'), '']);
    expect(rows[1]).toEqual(['7', 'Canceled', '0.250', '', '', '']);
    expect(sums).toEqual([inEnglish('documents.table.sum'), '', '1,234.750', '', '', '']);
    expect(sumNote).toContain('0.250');
    expect(columns.map(({ kind }) => kind)).toEqual(['word', 'word', 'figure', 'figure', 'word', 'box']);
    expect(count).toBe('2 rows');
  });

  it('has the digits that were chosen', () => {
    const { rows, sums } = toPaperTable(table, { ...words, language: 'ar', digits: 'arab' });
    expect([rows[0]?.[0], sums?.[0]]).toEqual(['١٠٦٩٨', 'المجموع']);
  });

  it('lies across where it is wide, and is refused where it is too wide or too long', () => {
    expect(toPaperFit(['number', 'text'])).toEqual({ isTurned: false, isSmall: false });
    expect(toPaperFit(Array.from({ length: 8 }, () => 'text'))).toEqual({ isTurned: true, isSmall: false });
    expect(toPaperFit(Array.from({ length: 12 }, () => 'text'))).toEqual({ isTurned: true, isSmall: true });
    expect(toPaperFit(Array.from({ length: 16 }, () => 'text'))).toBeNull();
    expect(assertFitsPaper({ ...table, count: maxPaperRows })).toEqual({ isTurned: false, isSmall: false });
    for (const language of languages) {
      expect(() => toPaperTable({ ...table, count: maxPaperRows + 1 }, { ...words, language })).toThrow('tooManyForPaper');
    }
  });
});
