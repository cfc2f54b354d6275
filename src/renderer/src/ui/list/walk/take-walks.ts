import { request } from '@renderer/runtime/calls/bridge';
import type { RowId } from '@renderer/ui/table/column';
import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import { toPageStart } from '@shared/domain/server/paging';
import type { ListState } from '../state/list-state';
import { toWalkRows, type WalkSequence } from './walk-sequence';

/** What a list shows: a page of the server, or a full list. */
export interface ShownList {
  state: ListState;
  rows: readonly { id: RowId }[];
  totalItems: number;
  readAt: number;
  /** Of a full list; null where the rows are those of a page of the server. */
  question: WholeQuestion | null;
  /** Sorts ticked rows into the order of the list. */
  sort(rows: Iterable<{ id: RowId }>): readonly { id: RowId }[];
}

/** The two ways through a list: its ticked rows, and all of them. */
export interface ListWalks {
  ticked: WalkSequence | null;
  all: WalkSequence | null;
  /** The ids are on their way. */
  isTaking: boolean;
}

/** What is remembered of a list the moment it is left. */
interface LeftList {
  shown?: ShownList | null;
  selected: ReadonlyMap<RowId, unknown>;
}

/** The ways through a list as it is now; `later` answers with the ids of a full list. */
export function takeWalks({ shown, selected }: LeftList): { walks: ListWalks; later: Promise<ListWalks> } {
  const ticked = shown && selected.size > 1 ? toTicked(shown, shown.sort(selected.values() as Iterable<{ id: RowId }>)) : null;
  const question = shown?.question ?? null;
  const now = { ticked, all: shown && !question ? toPage(shown) : null, isTaking: question !== null };
  if (!shown || !question) return { walks: now, later: Promise.resolve(now) };
  const later = request('wholeLists.ids', question)
    .catch(() => null)
    .then((answer) => ({ ticked, all: answer && toFull(shown, answer.ids), isTaking: false }));
  return { walks: now, later };
}

const toTicked = ({ question }: ShownList, rows: readonly { id: RowId }[]): WalkSequence => ({
  ids: rows.map(({ id }) => id),
  rows: toWalkRows(rows),
  offset: 0,
  total: rows.length,
  isTicked: true,
  question,
  pages: null,
});

function toPage({ state, rows, totalItems, readAt }: ShownList): WalkSequence {
  const { page } = state;
  const read = { page, totalItems, readAt };
  return {
    ids: rows.map(({ id }) => id),
    rows: toWalkRows(rows),
    offset: toPageStart(page),
    total: totalItems,
    isTicked: false,
    question: null,
    pages: { first: read, last: read, state },
  };
}

const toFull = ({ question, rows }: ShownList, ids: readonly RowId[]): WalkSequence => ({
  ids,
  rows: toWalkRows(rows),
  offset: 0,
  total: ids.length,
  isTicked: false,
  question,
  pages: null,
});
