import { request } from '@renderer/runtime/calls/bridge';
import type { RowId } from '@renderer/ui/table/column';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { toPageStart } from '@shared/domain/server/paging';
import type { ListState } from '../state/list-state';
import { type PagerSequence, toPagerRows } from './pager-sequence';

/** What a list shows: a page of the server, or a full list. */
export interface ShownList {
  state: ListState;
  rows: readonly { id: RowId }[];
  totalItems: number;
  readAt: number;
  /** Query of a full list; null if the rows are those of a server page. */
  question: FullListQuery | null;
  /** Sorts selected rows in the list's order. */
  sort(rows: Iterable<{ id: RowId }>): readonly { id: RowId }[];
}

/** The two sequences of a list: its selected rows, and all rows. */
export interface RecordPagers {
  ticked: PagerSequence | null;
  all: PagerSequence | null;
  /** The ids are being loaded. */
  isTaking: boolean;
}

/** The state of a list at the time when it is left. */
interface LeftList {
  shown?: ShownList | null;
  selected: ReadonlyMap<RowId, unknown>;
}

/** Makes the sequences of the list on screen; `later` resolves when the ids of a full list are loaded. */
export function takeRecordPagers({ shown, selected }: LeftList): { walks: RecordPagers; later: Promise<RecordPagers> } {
  const ticked = shown && selected.size > 1 ? toTicked(shown, shown.sort(selected.values() as Iterable<{ id: RowId }>)) : null;
  const question = shown?.question ?? null;
  const now = { ticked, all: shown && !question ? toPage(shown) : null, isTaking: question !== null };
  if (!shown || !question) return { walks: now, later: Promise.resolve(now) };
  const later = request('fullLists.ids', question)
    .catch(() => null)
    .then((answer) => ({ ticked, all: answer && toFull(shown, answer.ids), isTaking: false }));
  return { walks: now, later };
}

const toTicked = ({ question }: ShownList, rows: readonly { id: RowId }[]): PagerSequence => ({
  ids: rows.map(({ id }) => id),
  rows: toPagerRows(rows),
  offset: 0,
  total: rows.length,
  isTicked: true,
  question,
  pages: null,
});

function toPage({ state, rows, totalItems, readAt }: ShownList): PagerSequence {
  const { page } = state;
  const read = { page, totalItems, readAt };
  return {
    ids: rows.map(({ id }) => id),
    rows: toPagerRows(rows),
    offset: toPageStart(page),
    total: totalItems,
    isTicked: false,
    question: null,
    pages: { first: read, last: read, state },
  };
}

const toFull = ({ question, rows }: ShownList, ids: readonly RowId[]): PagerSequence => ({
  ids,
  rows: toPagerRows(rows),
  offset: 0,
  total: ids.length,
  isTicked: false,
  question,
  pages: null,
});
