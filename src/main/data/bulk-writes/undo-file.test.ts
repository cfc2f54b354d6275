import type { BulkWrite } from '@shared/contract/desktop/bulk-writes';
import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import type { ExportTable } from '../full-lists/export/export-table';
import { createUndoFileHandlers } from './undo-file';

const product = (id: number) => ({ id, name_en: `Pot ${id}`, name_ar: `قدر ${id}`, code: `BD-${id}`, picture: null });
const large = { key: '1:3', name_en: 'Large', name_ar: 'كبير' };
const write: BulkWrite = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'import',
  source: 'prices.xlsx',
  startedAt: '2026-11-22T14:41:00.000Z',
  isClosed: true,
  run: null,
  rows: [
    {
      ...product(1),
      changes: [
        { field: 'price', from: 9750, to: 10_250 },
        { field: 'offerPrice', from: null, to: 9000 },
        { field: 'offer', from: false, to: true },
      ],
    },
    {
      ...product(2),
      changes: [
        { field: 'price', from: 5000, to: 6000 },
        { field: 'amount', combination: large, from: 4, to: 9 },
      ],
    },
    { ...product(3), changes: [{ field: 'amount', from: 1, to: 2 }] },
    { ...product(4), changes: [{ field: 'amount', from: 1, to: 2 }] },
    { ...product(5), changes: [{ field: 'category_id', from: 1, to: 2 }] },
  ],
  outcomes: {
    1: { state: 'written' },
    2: { state: 'written', now: { 'amount 1:3': 7 } },
    3: { state: 'refused' },
    4: { state: 'sending' },
    5: { state: 'written' },
  },
};

async function save(read: BulkWrite | null): Promise<{ table: ExportTable; name: string } | string> {
  let saved: { table: ExportTable; name: string } | null = null;
  const handlers = createUndoFileHandlers({
    read: async () => read,
    async save(toTable, { name }) {
      const table = await toTable();
      saved = { table, name };
      return { path: '/x', rows: table.count, bytes: 2048 };
    },
  });
  try {
    await handlers['bulkWrites.saveUndo']({ id: write.id, language: 'ar' });
    return saved ?? 'nothing';
  } catch (error) {
    return (error as { failure: { code: string } }).failure.code;
  }
}

describe('an undo file', () => {
  it('holds the old value of every cell that was written, or may have been, with heads that an import knows', async () => {
    const saved = await save(write);
    if (typeof saved === 'string') throw new Error(saved);
    const { columns, values, count } = saved.table;
    expect(saved.name).toBe('تراجع 2026-11-22 1741');
    const lines = Array.from({ length: count }, (_, at) => columns.map(({ key }) => values[key]?.[at]));
    expect(columns.map(({ key }) => key)).toEqual(['id', 'name', 'combination', 'price', 'offerPrice', 'amount', 'offer', 'undo']);
    expect(lines).toEqual([
      [1, 'قدر 1', null, 9750, 0, null, 0, write.id],
      [2, 'قدر 2', null, 5000, null, null, null, write.id],
      [2, 'قدر 2', 'كبير', null, null, 7, null, write.id],
      [4, 'قدر 4', null, null, null, 1, null, write.id],
    ]);
    const words = translator('ar')('productImport.heads.price').split(';');
    expect(words).toContain(columns[3]?.head);
  });

  it('holds exactly the cells that went out, with what each held then, and none that cannot be put back', async () => {
    const changes = [
      { field: 'price' as const, from: 9750, to: 10_250 },
      { field: 'cost' as const, from: null, to: 4000 },
      { field: 'amount' as const, from: 40, to: 50 },
    ];
    const cells = { price: { held: 8000, sent: 10_250 }, cost: { held: null, sent: 4000 } };
    const rows = [1, 2].map((id) => ({ ...product(id), changes }));
    const saved = await save({ ...write, rows, outcomes: { 1: { state: 'refused', cells }, 2: { state: 'written', cells: {} } } });
    if (typeof saved === 'string') throw new Error(saved);
    expect(saved.table.values).toEqual({ id: [1], name: ['قدر 1'], combination: [null], price: [8000], undo: [write.id] });
  });

  it('is not made where there is nothing to put back', async () => {
    expect(await save(null)).toBe('notFound');
    expect(await save({ ...write, outcomes: { 3: { state: 'refused' } } })).toBe('notFound');
  });
});
