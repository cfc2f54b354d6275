import { type ExportTable, toPortions } from '@main/data/full-lists/export/export-table';
import { createTableFile, type MadeFile } from '@main/data/full-lists/export/table-file';
import { type OrderOfFile, type TableWriter, toFileOrder } from '@main/data/full-lists/export/table-writer';

/** Makes the file of a table as the worker does, but in this thread and in portions of a few rows. */
async function makeFile(table: ExportTable, order: OrderOfFile, rows = 2): Promise<MadeFile> {
  const file = createTableFile(toFileOrder(table, order));
  for (const portion of toPortions(table, rows)) await file.add(portion);
  return await file.end();
}

/** Returns the bytes of a spreadsheet. */
export async function makeSheet(table: ExportTable, order: Omit<OrderOfFile, 'notes' | 'paper'>): Promise<Buffer> {
  const made = await makeFile(table, { ...order, notes: [], paper: null });
  if (made.kind !== 'bytes') throw new Error('not a spreadsheet');
  return Buffer.from(made.bytes);
}

export const writerInThisThread: TableWriter = {
  async write(table, order, { onProgress }) {
    onProgress?.(table.count, table.count);
    return await makeFile(table, order, 400);
  },
};
