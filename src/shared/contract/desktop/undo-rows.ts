import type { WrittenValue } from '../../domain/product-writes';
import { type BulkWrite, type BulkWriteRow, type CellChange, toCellName, type WriteOutcome } from './bulk-writes';

/** What a cell holds by the last reading that found another value in it; else what it held when the change was planned. */
export function valueBefore(change: CellChange, now: WriteOutcome['now'] = {}): WrittenValue {
  const known = now[toCellName(change)];
  return known === undefined ? change.from : known;
}

type SentCell = NonNullable<WriteOutcome['cells']>[string];

/** What of a change has gone out. An early version saved no cells: there all of a product's changes count. */
function toSentCell(change: CellChange, { state, cells, now }: WriteOutcome): SentCell | undefined {
  if (cells) return cells[toCellName(change)];
  const mayHaveArrived = state === 'written' || state === 'unknown' || state === 'sending';
  return mayHaveArrived ? { held: valueBefore(change, now), sent: change.to } : undefined;
}

/** A product is never saved without a price and a cost of its own, nor with pieces below zero: such an old value cannot be put back. */
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

/** Puts the old value of each cell that has gone out back where the new one still stands; what never arrived is found as it was and left alone. */
export function toUndoRows(write: Written): BulkWriteRow[] {
  return write.rows.flatMap((row) => {
    const changes = toSentChanges(row, write)
      .filter(({ change, cell }) => !isLasting(change, cell))
      .map(({ change, cell }) => ({ ...change, from: cell.sent, to: cell.held }));
    return changes.length > 0 ? [{ ...row, changes }] : [];
  });
}

/** Products of which something stays as it was written, because what was there before cannot be saved. */
export function countLasting(write: Written): number {
  return write.rows.filter((row) => toSentChanges(row, write).some(({ change, cell }) => isLasting(change, cell))).length;
}
