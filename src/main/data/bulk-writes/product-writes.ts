import type { Api } from '@main/server/api/api-client';
import type { Product } from '@shared/contract/catalogue/products';
import { type BulkWrite, type BulkWriteRow, type CellChange, toCellName, type WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import { valueBefore } from '@shared/contract/desktop/undo-rows';
import { isFinal } from '@shared/domain/write-results';
import { compare, findWrittenProblems, toWrittenBody } from '@shared/products/product-changes';
import type { RecordWrite } from './write-record';

/** `cells`: what earlier tries have sent. `wasSent`: the last of them had no clear response. */
export type RowInTurn = BulkWriteRow & { cells?: WriteOutcome['cells']; wasSent?: boolean };

type Cells = NonNullable<WriteOutcome['cells']>;

const toCells = (changes: readonly CellChange[]): Cells =>
  Object.fromEntries(changes.map((change) => [toCellName(change), { held: change.from, sent: change.to }]));

export interface ProductWritesDeps {
  api: Pick<Api, 'call'>;
  /** Runs around each request that changes something. */
  sending<Value>(id: number, send: () => Promise<Value>): Promise<Value>;
}

/** The product is sent whole, as it was just read, with the changes in it. */
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

/** The records of another try; each is read first, so that what did arrive is not written twice. */
export function toOpenRows(write: Pick<BulkWrite, 'rows' | 'outcomes'>): RowInTurn[] {
  return write.rows.filter(({ id }) => !isFinal(write.outcomes[id]?.state)).map((row) => toRetry(row, write));
}

/** The row as it is tried again: what the user had written over counts as seen, whether it arrived or not. */
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

/** The row as it is written over what someone else has made of it. */
export function toOverwriting(row: BulkWriteRow, { outcomes }: Pick<BulkWrite, 'outcomes'>): RowInTurn {
  const { now = {}, cells } = outcomes[row.id] ?? {};
  return { ...row, changes: row.changes.map((change) => ({ ...change, from: valueBefore(change, now) })), ...(cells && { cells }) };
}
