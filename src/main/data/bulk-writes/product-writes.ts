import type { Api } from '@main/server/api/api-client';
import type { Product } from '@shared/contract/catalogue/products';
import { type BulkWrite, type BulkWriteRow, type CellChange, toCellName, type WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import { valueBefore } from '@shared/contract/desktop/undo-rows';
import { isFinal } from '@shared/domain/write-results';
import { compare, findWrittenProblems, toWrittenBody } from '@shared/products/product-changes';
import type { RecordWrite } from './write-record';

/** `cells`: the cells that earlier attempts have sent. `wasSent`: the last attempt had no clear response. */
export type RowInTurn = BulkWriteRow & { cells?: WriteOutcome['cells']; wasSent?: boolean };

type Cells = NonNullable<WriteOutcome['cells']>;

const toCells = (changes: readonly CellChange[]): Cells =>
  Object.fromEntries(changes.map((change) => [toCellName(change), { held: change.from, sent: change.to }]));

export interface ProductWritesDeps {
  api: Pick<Api, 'call'>;
  /** Runs around each request that changes something. */
  sending<Value>(id: number, send: () => Promise<Value>): Promise<Value>;
}

/** Sends the whole product as it was just read, with the changes in it. */
export function toProductWrite(
  { id, changes, cells, wasSent = false }: RowInTurn,
  { api, sending }: ProductWritesDeps,
): RecordWrite<Product> {
  return {
    earlier: cells,
    wasSent,
    read: () => api.call('products.one', { params: { id } }),
    decide(product) {
      const { toWrite, moved } = compare(product, changes);
      if (Object.keys(moved).length > 0) return { kind: 'changedBySomeone', now: moved };
      if (toWrite.length === 0) return { kind: 'unchanged' };
      const [problem] = findWrittenProblems(product, toWrite);
      if (problem) return { kind: 'blocked', reason: problem.reason };
      const body = toWrittenBody(product, toWrite);
      return {
        kind: 'send',
        cells: toCells(toWrite),
        send: () => sending(id, () => api.call('products.update', { params: { id }, body })),
      };
    },
  };
}

/** Returns the records of a retry. Each is read first, so that a change that did arrive isn't written twice. */
export function toOpenRows(write: Pick<BulkWrite, 'rows' | 'outcomes'>): RowInTurn[] {
  return write.rows.filter(({ id }) => !isFinal(write.outcomes[id]?.state)).map((row) => toRetry(row, write));
}

/** Returns the row for a retry. Values that the user has overwritten count as seen, whether they arrived or not. */
export function toRetry(row: BulkWriteRow, { outcomes }: Pick<BulkWrite, 'outcomes'>): RowInTurn {
  const { state, cells } = outcomes[row.id] ?? {};
  const held = Object.fromEntries(Object.entries(cells ?? {}).map(([name, cell]) => [name, cell.held]));
  return {
    ...row,
    changes: row.changes.map((change) => ({ ...change, from: valueBefore(change, held) })),
    ...(cells && { cells }),
    ...((state === 'unknown' || state === 'sending') && { wasSent: true }),
  };
}

/** Returns the row for overwriting someone else's change. */
export function toOverwriting(row: BulkWriteRow, { outcomes }: Pick<BulkWrite, 'outcomes'>): RowInTurn {
  const { now = {}, cells } = outcomes[row.id] ?? {};
  return { ...row, changes: row.changes.map((change) => ({ ...change, from: valueBefore(change, now) })), ...(cells && { cells }) };
}
