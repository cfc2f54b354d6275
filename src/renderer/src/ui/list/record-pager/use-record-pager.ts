import type { RowId } from '@renderer/ui/table/column';
import { pageSize } from '@shared/domain/server/paging';
import type { ListDefinition, ListName } from '../list-definition';
import { changeMemory, recallList, rememberList, useListRecall } from '../state/list-memory';
import { parseListState, toListParams } from '../state/list-state';
import { useListDefaults } from '../state/use-list';
import { findNeighbor, hasMorePages, type PagerSequence, type PagerSide } from './pager-sequence';
import type { RecordPagers } from './take-record-pagers';
import { usePagerReads } from './use-pager-reads';

export interface PagerStep<Row> {
  row: Row;
  /** Lets the list return to this row. */
  remember(): void;
}

/** Leads from row to row, in the order of the list from which the screen was opened. */
export interface RecordPager<Row> {
  /** The ids are being loaded; nothing else is known yet. */
  isTaking: boolean;
  /** Position of the row, from 1. */
  at: number;
  total: number;
  /** Only the selected rows are visited. */
  isTicked: boolean;
  /** The row no longer matched the list's filters when it was loaded. */
  hasLeft: boolean;
  previous: PagerStep<Row> | null;
  /** Null at the end, and while the next row loads. */
  next: PagerStep<Row> | null;
  /** No row follows this one. */
  isLast: boolean;
  /** The last row is done; true until another row is opened. */
  isEnded: boolean;
  end(): void;
  /** Retries loading the next row after a failure. */
  readOn(): void;
}

/**
 * Returns the rows beside `id`, in the sequence that was fixed when the list was left: its selected rows if `id` is one of several, else
 * all rows. Null if the row wasn't opened from the list.
 */
export function useRecordPager<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  id: RowId | null,
): RecordPager<Row> | null {
  const list = definition.id;
  const walks = useListRecall(list, (memory) => memory?.walks ?? null);
  const endedAt = useListRecall(list, (memory) => memory?.endedAt ?? null);
  const sequence = id === null ? null : pickSequence(walks, id);
  const at = sequence && id !== null ? sequence.ids.indexOf(id) : -1;
  const defaults = useListDefaults(definition);
  const readOn = usePagerReads(definition, sequence, at);
  if (id === null) return null;
  if (!sequence) return walks?.isTaking ? taking : null;

  const toStep = (side: PagerSide): PagerStep<Row> | null => {
    const found = findNeighbor(sequence, at, side);
    const known = found && sequence.rows.get(found.id);
    return known ? { row: known.row as Row, remember: () => remember(found.at) } : null;
  };
  const remember = (reached: number): void => {
    const memory = recallList(list);
    if (!memory) return;
    const next = { ...memory, row: sequence.ids[reached] ?? null, endedAt: null };
    if (sequence.isTicked || !sequence.pages) {
      rememberList(list, sequence.isTicked ? next : { ...next, at: reached });
      return;
    }
    const state = parseListState(new URLSearchParams(memory.search), defaults);
    const page = Math.floor((sequence.offset + reached) / pageSize) + 1;
    const params = toListParams({ ...state, page }, defaults, new URLSearchParams(memory.search)).toString();
    const { leftAt = memory.search } = memory;
    rememberList(list, { ...next, search: params && `?${params}`, leftAt, scrollTop: page === state.page ? memory.scrollTop : 0 });
  };
  return {
    isTaking: false,
    at: sequence.offset + at + 1,
    total: sequence.total,
    isTicked: sequence.isTicked,
    hasLeft: sequence.rows.get(id)?.hasLeft ?? false,
    previous: toStep('before'),
    next: toStep('after'),
    isLast: findNeighbor(sequence, at, 'after') === null && !hasMorePages(sequence, 'after'),
    isEnded: endedAt === id,
    end: () => changeMemory(list, { endedAt: id }),
    readOn,
  };
}

function pickSequence(walks: RecordPagers | null, id: RowId): PagerSequence | null {
  const found = [walks?.ticked, walks?.all].find((sequence) => sequence?.ids.includes(id));
  return found ?? null;
}

const taking: RecordPager<never> = {
  isTaking: true,
  at: 0,
  total: 0,
  isTicked: false,
  hasLeft: false,
  previous: null,
  next: null,
  isLast: false,
  isEnded: false,
  end: () => undefined,
  readOn: () => undefined,
};
