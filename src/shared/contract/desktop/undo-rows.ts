import type { WrittenValue } from '../../domain/product-writes';
import { type BulkWrite, type BulkWriteRow, type CellChange, toCellName, type WriteOutcome } from './bulk-writes';

/**
 * Returns the previous value of a cell: the value that the last read found, if it differed, otherwise the one when the change was planned.
 */
export function valueBefore(change: CellChange, now: WriteOutcome['now'] = {}): WrittenValue {
  const known = now[toCellName(change)];
  return known === undefined ? change.from : known;
}

type SentCell = NonNullable<WriteOutcome['cells']>[string];

/** Returns the sent cell of a change. An early version stored no cells: for its plans, all of a product's changes count. */
function toSentCell(change: CellChange, { state, cells, now }: WriteOutcome): SentCell | undefined {
  if (cells) return cells[toCellName(change)];
  const mayHaveArrived = state === 'written' || state === 'unknown' || state === 'sending';
  return mayHaveArrived ? { held: valueBefore(change, now), sent: change.to } : undefined;
}

/** Whether the old value can't be restored, because a product can't be saved without its own price and cost, or with a negative stock. */
function isLasting({ field, combination }: CellChange, { held }: SentCell): boolean {
  if (field === 'amount') return typeof held === 'number' && held < 0;
  return !combination && (field === 'price' || field === 'cost') && held === null;
}

type Written = Pick<BulkWrite, 'rows' | 'outcomes'>;

function toSentChanges(row: BulkWriteRow, { outcomes }: Written): { change: CellChange; cell: SentCell }[] {
  const outcome = outcomes[row.id];
  if (!outcome) return [];
  return row.changes.flatMap((change) => {
    const cell = toSentCell(change, outcome);
    return cell ? [{ change, cell }] : [];
  });
}

/**
 * Returns rows that restore the old value of each sent cell that still has the new value; cells that never arrived already have the old
 * value and stay unchanged.
 */
export function toUndoRows(write: Written): BulkWriteRow[] {
  return write.rows.flatMap((row) => {
    const changes = toSentChanges(row, write)
      .filter(({ change, cell }) => !isLasting(change, cell))
      .map(({ change, cell }) => ({ ...change, from: cell.sent, to: cell.held }));
    return changes.length > 0 ? [{ ...row, changes }] : [];
  });
}

/** Counts products with a value that can't be restored. */
export function countLasting(write: Written): number {
  return write.rows.filter((row) => toSentChanges(row, write).some(({ change, cell }) => isLasting(change, cell))).length;
}
