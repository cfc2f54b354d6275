import { toSearchText } from '@renderer/rules/search-text';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { RowId } from '@renderer/ui/table/column';
import { pageSize, toPageCount } from '@shared/domain/server/paging';
import { useMemo } from 'react';
import type { ListDefinition, ListName, RawRow } from '../list-definition';
import { type ListMemory, recallList, rememberList } from '../state/list-memory';
import { type ListDefaults, type ListState, parseListState, toListParams } from '../state/list-state';
import { useListDefaults } from '../state/use-list';
import { toWholeQuestion, unasked } from '../whole/use-whole';

export interface WalkStep<Row> {
  row: Row;
  /** The list comes back with this row. */
  remember(): void;
}

/** From one row to the next, in the order of the list that a screen was opened from. */
export interface ListWalk<Row> {
  /** Place of the row, from 1. */
  at: number;
  total: number;
  /** It goes through the rows that are ticked, and through no others. */
  isTicked: boolean;
  previous: WalkStep<Row> | null;
  /** Null at the end, and while the page that holds it is read. */
  next: WalkStep<Row> | null;
}

interface Page<Row> {
  page: number;
  rows: readonly Row[];
}

/**
 * The rows beside `id` in the list as it was left: among the ticked ones where it is one of several, else through its pages, of which the
 * next is read as soon as it comes near. Null where the row was not opened from the list, or there is no row.
 */
export function useListWalk<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  id: RowId | null,
): ListWalk<Row> | null {
  const memory = id === null ? null : recallList(definition.id);
  const ticked = toTicked<Row>(memory, id);
  const pages = useWalkPages(definition, ticked ? null : memory, id);
  if (memory === null || id === null) return null;
  if (ticked) return walkTicked(definition.id, memory, ticked, id);
  return pages && walkPages(definition.id, memory, pages, id);
}

function toTicked<Row extends { id: RowId }>(memory: ListMemory | null, id: RowId | null): readonly Row[] | null {
  return memory && id !== null && memory.selected.size > 1 && memory.selected.has(id) ? ([...memory.selected.values()] as Row[]) : null;
}

function walkTicked<Row extends { id: RowId }>(list: string, memory: ListMemory, rows: readonly Row[], id: RowId): ListWalk<Row> {
  const at = rows.findIndex((row) => row.id === id);
  const toStep = (row: Row | undefined): WalkStep<Row> | null =>
    row ? { row, remember: () => rememberList(list, { ...memory, row: row.id }) } : null;
  return { at: at + 1, total: rows.length, isTicked: true, previous: toStep(rows[at - 1]), next: toStep(rows[at + 1]) };
}

interface WalkPages<Row> {
  state: ListState;
  defaults: ListDefaults;
  totalItems: number;
  /** Those that are read, in their order. */
  pages: readonly Page<Row>[];
}

function walkPages<Row extends { id: RowId }>(
  list: string,
  memory: ListMemory,
  { state, defaults, pages, totalItems }: WalkPages<Row>,
  id: RowId,
): ListWalk<Row> | null {
  const rows = pages.flatMap(({ page, rows: shown }) => shown.map((row, index) => ({ row, page, index })));
  const found = rows.findIndex(({ row }) => row.id === id);
  const place = rows[found];
  if (!place) return null;
  const toStep = (step: (typeof rows)[number] | undefined): WalkStep<Row> | null =>
    step
      ? {
          row: step.row,
          remember() {
            if (memory.at !== undefined) {
              rememberList(list, { ...memory, row: step.row.id, at: (step.page - 1) * pageSize + step.index });
              return;
            }
            const params = toListParams({ ...state, page: step.page }, defaults, new URLSearchParams(memory.search)).toString();
            const scrollTop = step.page === state.page ? memory.scrollTop : 0;
            const { leftAt = memory.search } = memory;
            rememberList(list, { ...memory, search: params && `?${params}`, leftAt, row: step.row.id, scrollTop });
          },
        }
      : null;
  return {
    at: (place.page - 1) * pageSize + place.index + 1,
    total: totalItems,
    isTicked: false,
    previous: toStep(rows[found - 1]),
    next: toStep(rows[found + 1]),
  };
}

/** The page that the list was left on, and the one before or after it where the row stands at its edge or has moved there since. */
function useWalkPages<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  memory: ListMemory | null,
  id: RowId | null,
): WalkPages<Row> | null {
  const defaults = useListDefaults(definition);
  const state = useMemo(() => {
    const parsed = parseListState(new URLSearchParams(memory?.search), defaults);
    return memory?.at === undefined ? parsed : { ...parsed, page: Math.floor(memory.at / pageSize) + 1 };
  }, [memory?.search, memory?.at, defaults]);
  const isWalked = memory !== null;
  const left = useWalkPage(definition, state, isWalked);
  const pageCount = left ? toPageCount(left.totalItems) : 0;
  const at = left?.rows.findIndex((row) => row.id === id) ?? -1;
  const isNear = left !== null && (at < 0 || at >= left.rows.length - nearRows);
  const after = useWalkPage(definition, { ...state, page: state.page + 1 }, isNear && state.page < pageCount);
  const before = useWalkPage(definition, { ...state, page: state.page - 1 }, left !== null && at <= 0 && state.page > 1);
  if (!left) return null;
  const pages = [before, left, after].flatMap((page) => (page ? [page] : []));
  return { state, defaults, pages, totalItems: left.totalItems };
}

/** So many rows before the end of a page the next one is read. */
const nearRows = 3;

/** One page of the list, from the cache where it is there: the server's own, or one of the list as it was read whole. */
function useWalkPage<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  state: ListState,
  isWanted: boolean,
): (Page<Row> & { totalItems: number }) | null {
  const { call, toInput, toRow, toSearch = toSearchText } = definition;
  const language = useLanguage();
  const asked = { ...state, search: toSearch(state.search) };
  const question = toWholeQuestion(definition, asked, { language });
  const options = { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY, keepPrevious: false } as const;
  const own = useRead(call, toInput(asked), { ...options, enabled: isWanted && question === null });
  const whole = useRead('wholeLists.view', question ?? unasked, { ...options, enabled: isWanted && question !== null });
  const data = question ? whole.data : own.data;
  return useMemo(() => {
    if (!isWanted || !data || !isPage(data)) return null;
    const rows = data.rows.map((raw) => (toRow ? toRow(raw as RawRow<Name>) : (raw as Row)));
    return { page: state.page, rows, totalItems: data.totalItems };
  }, [isWanted, data, toRow, state.page]);
}

function isPage<Value>(value: Value): value is Value & { rows: readonly unknown[]; totalItems: number } {
  return typeof value === 'object' && value !== null && 'totalItems' in value;
}
