import type { WrittenValue } from '../../domain/product-writing';
import { toCellName, type Writing, type WritingOutcome, type WritingRow, type WrittenChange } from './writings';

/** What a cell holds by the last reading that found another value in it; else what it held when the change was planned. */
export function valueBefore(change: WrittenChange, now: WritingOutcome['now'] = {}): WrittenValue {
  const known = now[toCellName(change)];
  return known === undefined ? change.from : known;
}

type SentCell = NonNullable<WritingOutcome['cells']>[string];

/** What of a change has gone out. A writing of an earlier version has noted no cells: there all of a product's changes count. */
function toSentCell(change: WrittenChange, { state, cells, now }: WritingOutcome): SentCell | undefined {
  if (cells) return cells[toCellName(change)];
  const mayHaveArrived = state === 'written' || state === 'uncertain' || state === 'sending';
  return mayHaveArrived ? { held: valueBefore(change, now), sent: change.to } : undefined;
}

/** A product is never saved without a price and a cost of its own, nor with pieces below zero: such an old value cannot be put back. */
function isLasting({ field, combination }: WrittenChange, { held }: SentCell): boolean {
  if (field === 'amount') return typeof held === 'number' && held < 0;
  return !combination && (field === 'price' || field === 'cost') && held === null;
}

type Written = Pick<Writing, 'rows' | 'outcomes'>;

function toSentChanges(row: WritingRow, { outcomes }: Written): { change: WrittenChange; cell: SentCell }[] {
  const outcome = outcomes[row.id];
  if (!outcome) return [];
  return row.changes.flatMap((change) => {
    const cell = toSentCell(change, outcome);
    return cell ? [{ change, cell }] : [];
  });
}

/** Puts the old value of each cell that has gone out back where the new one still stands; what never arrived is found as it was and left alone. */
export function toUndoRows(writing: Written): WritingRow[] {
  return writing.rows.flatMap((row) => {
    const changes = toSentChanges(row, writing)
      .filter(({ change, cell }) => !isLasting(change, cell))
      .map(({ change, cell }) => ({ ...change, from: cell.sent, to: cell.held }));
    return changes.length > 0 ? [{ ...row, changes }] : [];
  });
}

/** Products of which something stays as it was written, because what was there before cannot be saved. */
export function countLasting(writing: Written): number {
  return writing.rows.filter((row) => toSentChanges(row, writing).some(({ change, cell }) => isLasting(change, cell))).length;
}
