import type { Handlers } from '@main/system/ports/handlers';
import type { BulkWrite, BulkWriteRow, CellChange } from '@shared/contract/desktop/bulk-writes';
import { toUndoRows } from '@shared/contract/desktop/undo-rows';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay, toKuwaitTime } from '@shared/domain/dates';
import { inLanguage, type Language } from '@shared/domain/language';
import type { ColumnType } from '@shared/domain/lists/full-list';
import { type WrittenField, writtenFields } from '@shared/domain/product-writes';
import { type Translate, translator } from '@shared/i18n/translate';
import type { ColumnValue } from '@shared/lists/column';
import type { ExportTable } from '../full-lists/export/export-table';
import type { SaveTable } from '../full-lists/export/table-saver';

export interface UndoFileDeps {
  read(id: string): Promise<Pick<BulkWrite, 'rows' | 'outcomes' | 'startedAt'> | null>;
  save: SaveTable;
}

export function createUndoFileHandlers({ read, save }: UndoFileDeps): Handlers<'bulkWrites.saveUndo'> {
  return {
    async 'bulkWrites.saveUndo'({ id, language }) {
      const write = await read(id);
      const t = translator(language);
      const rows = write ? toUndoRows(write) : [];
      if (!write || rows.length === 0) throw new FailureError({ code: 'notFound' });
      const title = t('writing.undoFileName');
      const moment = new Date(write.startedAt);
      const name = [title, toKuwaitDay(moment), toKuwaitTime(moment).replace(':', '')].join(' ');
      return await save(() => toUndoTable(rows, { id, t, language }), { format: 'xlsx', language, title, name });
    },
  };
}

/** Fields that an import can set. */
const fields = writtenFields.filter((field) => field !== 'category_id');
const flags: ReadonlySet<WrittenField> = new Set<WrittenField>(['bestSeller', 'newIn', 'offer']);

interface Line {
  row: BulkWriteRow;
  combination: NonNullable<CellChange['combination']> | null;
  changes: readonly CellChange[];
}

interface UndoTableOptions {
  /** ID of the bulk write: an import recognizes old values by it. */
  id: string;
  t: Translate;
  language: Language;
}

/**
 * Builds the undo file in the format of an import: a line for each product and each of its combinations, identified by ID, with the old
 * value of each cell that was written.
 */
export function toUndoTable(rows: readonly BulkWriteRow[], { id, t, language }: UndoTableOptions): ExportTable {
  const lines = rows.flatMap((row): Line[] =>
    [...Map.groupBy(row.changes, ({ combination }) => combination?.key)]
      .map(([, changes]) => ({ row, combination: changes[0]?.combination ?? null, changes }))
      .filter(({ changes }) => changes.some(({ field }) => field !== 'category_id')),
  );
  const used = fields.filter((field) => lines.some(({ changes }) => changes.some((change) => change.field === field)));
  const firstOf = (heads: string): string => heads.split(';')[0] ?? heads;
  const heads: Record<string, string> = {
    id: firstOf(t('productImport.heads.id')),
    name: firstOf(t('productImport.heads.name')),
    combination: firstOf(t('productImport.heads.combination')),
    price: firstOf(t('productImport.heads.price')),
    offerPrice: firstOf(t('productImport.heads.offerPrice')),
    cost: firstOf(t('productImport.heads.cost')),
    amount: firstOf(t('productImport.heads.amount')),
    bestSeller: t('products.flags.bestSeller'),
    newIn: t('products.flags.newIn'),
    offer: t('products.flags.offer'),
    undo: firstOf(t('productImport.heads.undo')),
  };
  const keys = ['id', 'name', 'combination', ...used, 'undo'];
  const kindOf = (key: string): ColumnType => {
    if (key === 'name' || key === 'combination' || key === 'undo') return 'text';
    return key === 'id' || key === 'amount' || flags.has(key as WrittenField) ? 'number' : 'money';
  };
  const toCell = ({ row, combination, changes }: Line, key: string): ColumnValue => {
    if (key === 'undo') return id;
    if (key === 'id') return row.id;
    if (key === 'name') return inLanguage(language, 'name', row) || row.code;
    if (key === 'combination') return combination && inLanguage(language, 'name', combination);
    const change = changes.find(({ field }) => field === key);
    if (!change) return null;
    // An import leaves the value of an empty cell unchanged, so a missing offer price is written as 0.
    if (key === 'offerPrice') return Number(change.to ?? 0);
    return change.to === null ? null : Number(change.to);
  };
  return {
    columns: keys.map((key) => ({ key, head: heads[key] ?? key })),
    types: Object.fromEntries(keys.map((key) => [key, kindOf(key)])),
    values: Object.fromEntries(keys.map((key) => [key, lines.map((line) => toCell(line, key))])),
    count: lines.length,
  };
}
