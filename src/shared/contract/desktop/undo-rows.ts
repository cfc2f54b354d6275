import type { WrittenValue } from '../../domain/product-writing';
import { toCellName, type Writing, type WritingOutcome, type WritingRow, type WrittenChange } from './writings';

/** What a cell held just before it was written: as somebody looked at it, or as somebody else had made it since. */
export function valueBefore(change: WrittenChange, over: WritingOutcome['now'] = {}): WrittenValue {
  const known = over[toCellName(change)];
  return known === undefined ? change.from : known;
}

/** Puts the old values back where the new ones still stand; what never arrived is found as it was and left alone. */
export function toUndoRows({ rows, outcomes }: Pick<Writing, 'rows' | 'outcomes'>): WritingRow[] {
  return rows
    .filter(({ id }) => ['written', 'uncertain', 'sending'].includes(outcomes[id]?.state ?? ''))
    .map((row) => ({
      ...row,
      changes: row.changes.map((change) => ({ ...change, from: change.to, to: valueBefore(change, outcomes[row.id]?.now) })),
    }));
}
