import type { RowId } from '@renderer/ui/table/column';
import { type ListMemory, recallList, rememberList } from '../state/list-memory';
import type { PagerRow, PagerSequence } from './pager-sequence';
import { type RecordPagers, takeRecordPagers } from './take-record-pagers';

type HandedSequence = Omit<PagerSequence, 'rows'> & { rows: readonly (readonly [RowId, PagerRow | null])[] };

/** What a record's window gets of its list. */
interface HandedList {
  id: string;
  search: string;
  row: RowId;
  walks: { ticked: HandedSequence | null; all: HandedSequence | null };
}

/** Maximum number of rows that are passed along with all ids; the window loads others when they are near. */
const maxHandedRows = 200;

function toHanded(sequence: PagerSequence | null, row: RowId): HandedSequence | null {
  if (!sequence) return null;
  const at = sequence.ids.findIndex((id) => String(id) === String(row));
  const start = Math.max(0, at - maxHandedRows / 2);
  const near = new Set(sequence.ids.slice(start, start + maxHandedRows));
  return { ...sequence, rows: [...sequence.rows].filter(([id]) => near.has(id)) };
}

const toHandedList = (id: string, row: RowId, { search }: ListMemory, { ticked, all }: RecordPagers): HandedList => ({
  id,
  search,
  row,
  walks: { ticked: toHanded(ticked, row), all: toHanded(all, row) },
});

/**
 * Returns the state of a list that was left, by default at the current row; null if the list wasn't shown, because its order is unknown
 * then.
 */
export function handLeftList(id: string, row?: RowId): HandedList | null {
  const memory = recallList(id);
  return memory?.walks ? toHandedList(id, row ?? memory.row ?? '', memory, memory.walks) : null;
}

/** Returns the state of the list on screen. */
export async function handShownList(id: string, row: RowId): Promise<HandedList | null> {
  const memory = recallList(id);
  return memory ? toHandedList(id, row, memory, await takeRecordPagers(memory).later) : null;
}

/** Stores the state in the record's window, as if the list had been shown there. */
export function takeHandedList(handed: unknown): void {
  if (typeof handed !== 'object' || handed === null || !('walks' in handed)) return;
  const { id, search, row, walks } = handed as HandedList;
  const toTaken = (sequence: HandedSequence | null): PagerSequence | null => sequence && { ...sequence, rows: new Map(sequence.rows) };
  const taken: RecordPagers = { ticked: toTaken(walks.ticked), all: toTaken(walks.all), isTaking: false };
  rememberList(id, { search, scrollTop: 0, row, selected: new Map(), walks: taken });
}
