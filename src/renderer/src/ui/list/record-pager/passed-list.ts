import type { RowId } from '@renderer/ui/table/column';
import { type ListMemory, recallList, rememberList } from '../state/list-memory';
import type { PagerRow, PagerSequence } from './pager-sequence';
import { type RecordPagers, takeRecordPagers } from './take-record-pagers';

type HandedSequence = Omit<PagerSequence, 'rows'> & { rows: readonly (readonly [RowId, PagerRow | null])[] };

/** What a window of a record is handed of the list that the record stands in. */
interface HandedList {
  id: string;
  search: string;
  row: RowId;
  walks: { ticked: HandedSequence | null; all: HandedSequence | null };
}

/** Rows that are handed over with their ids; the window reads others when it comes near them. */
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

/** Of a list that was left, by default with the row that was reached; null where it was not shown, so that its order is unknown. */
export function handLeftList(id: string, row?: RowId): HandedList | null {
  const memory = recallList(id);
  return memory?.walks ? toHandedList(id, row ?? memory.row ?? '', memory, memory.walks) : null;
}

/** Of the list that is on screen. */
export async function handShownList(id: string, row: RowId): Promise<HandedList | null> {
  const memory = recallList(id);
  return memory ? toHandedList(id, row, memory, await takeRecordPagers(memory).later) : null;
}

/** In the window of the record: the list is known as if it had been shown there. */
export function takeHandedList(handed: unknown): void {
  if (typeof handed !== 'object' || handed === null || !('walks' in handed)) return;
  const { id, search, row, walks } = handed as HandedList;
  const toTaken = (sequence: HandedSequence | null): PagerSequence | null => sequence && { ...sequence, rows: new Map(sequence.rows) };
  const taken: RecordPagers = { ticked: toTaken(walks.ticked), all: toTaken(walks.all), isTaking: false };
  rememberList(id, { search, scrollTop: 0, row, selected: new Map(), walks: taken });
}
