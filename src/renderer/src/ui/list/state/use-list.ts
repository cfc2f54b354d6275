import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useToday } from '@renderer/runtime/state/today';
import type { RowId } from '@renderer/ui/table/column';
import type { OfflineOrders } from '@shared/contract/desktop/offline';
import type { UnreadableRow } from '@shared/contract/response';
import type { Failure } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { rangePresets, toPresetRange } from '@shared/domain/lists/day-ranges';
import { toPageCount } from '@shared/domain/server/paging';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { type FullList, toGroupable, toSortable, toSortedList, useFullList, useSearchesFullList } from '../full/use-full-list';
import { useWindowRows, type WindowRows } from '../full/use-window-rows';
import type { ListDefinition, ListFilter, ListName, RawRow } from '../list-definition';
import { type OfflinePage, useOfflineRows } from '../offline/use-offline-rows';
import {
  changeListState,
  type ListDefaults,
  type ListState,
  type ListStateChange,
  parseListState,
  toAsked,
  toListParams,
} from './list-state';

/** A change of the requested state, which may not be shown yet. */
type ListChange = ListStateChange | ((latest: ListState) => ListStateChange);

export interface List<Row> {
  state: ListState;
  defaults: ListDefaults;
  /** Returns to page 1 on every change except one of the page; `replace` adds no history entry. */
  change(change: ListChange, options?: { replace?: boolean }): void;
  /** Empty before the first response and after a failure. */
  rows: readonly Row[];
  /** The response that contained the rows; undefined before the first one. */
  answer: unknown;
  /** The rows grouped under their records; null if rows aren't grouped. */
  groups: readonly RowGroup<Row>[] | null;
  /** When the server returned the rows, by this computer's clock (ms); 0 for stored rows. */
  readAt: number;
  unreadable: UnreadableRow[];
  /** The shown page. */
  page: number;
  /** Null until known. */
  totalItems: number | null;
  pageCount: number;
  isPaged: boolean;
  failure: Failure | null;
  isLoading: boolean;
  /** The rows belong to the previous query; the new ones are loading. */
  isStale: boolean;
  isFetching: boolean;
  refresh(): void;
  /** Set while the rows are those stored on this computer. */
  kept: OfflinePage | null;
  /** Set while the state needs the full list. */
  whole: FullList | null;
  /** Set once the full list is loaded; `rows` are the visible ones of all matching rows. */
  window: Omit<WindowRows, 'rows'> | null;
}

/** A record of the response with its rows, which may be empty. */
interface RowGroup<Row> {
  record: { id: RowId };
  rows: readonly Row[];
}

/**
 * A list with its state in the address and its rows in the cache. The next page is prefetched, and a page that doesn't exist is never
 * shown.
 */
export function useList<Name extends ListName, Row extends { id: RowId }, Tools>(definition: ListDefinition<Name, Row, Tools>): List<Row> {
  const { state, defaults, change } = useListState(definition);
  const { toInput, toSearch } = definition;
  const asked = useMemo(() => toAsked({ toSearch }, state), [toSearch, state]);
  const input = useMemo(() => toInput(asked), [toInput, asked]);
  const read = useListRead(definition, asked, input);
  const found = read.data && 'totalItems' in read.data && !read.isStale ? (read.data.totalItems as number) : null;
  const whole = useFullList(definition, asked, useSearchesFullList(definition, asked, found));
  const window = useWindowRows(whole);
  // Until the full list is loaded, the server's page stays.
  const answer = whole?.answer ?? null;
  const { data: own, kept } = read;
  const isStale = answer ? (whole?.isStale ?? false) : read.isStale;
  const data = answer ?? own;
  const { rows, groups } = useRows<Name, Row, Tools>(definition, (window ?? data)?.rows as RawRow<Name>[] | undefined);
  const isPaged = data !== undefined && 'totalItems' in data;
  const totalItems = isPaged ? (data.totalItems as number) : (data?.rows.length ?? null);
  const pageCount = isPaged ? toPageCount(totalItems ?? 0) : 1;
  const isCurrent = data !== undefined && !isStale && kept === null && (answer !== null || whole === null);

  useEffect(() => {
    // The last row of the last page was deleted, or the address names a page that doesn't exist.
    if (isCurrent && !window && state.page > pageCount) change({ page: pageCount }, { replace: true });
  }, [isCurrent, window, state.page, pageCount, change]);

  usePrefetch(definition, isCurrent && !answer && isPaged && state.page < pageCount ? { ...asked, page: state.page + 1 } : null);

  return {
    state,
    defaults,
    change,
    rows,
    answer: own,
    groups,
    readAt: whole?.answer ? whole.readAt : read.readAt,
    unreadable: own && !answer && 'unreadable' in own ? own.unreadable : none,
    page: (kept || answer) && data && 'page' in data ? data.page : state.page,
    totalItems,
    pageCount,
    isPaged,
    failure: answer ? null : read.failure,
    isLoading: read.isLoading && !answer,
    isStale,
    isFetching: read.isFetching,
    refresh: whole?.refresh ?? read.refresh,
    kept,
    whole,
    window,
  };
}

const none: UnreadableRow[] = [];

/** A list without its visible rows, which change on scrolling; the same object until another property changes. */
export type ListHead = Omit<List<never>, 'rows' | 'groups' | 'window'>;

export function useListHead<Row>(list: List<Row>): ListHead {
  const { rows: _rows, groups: _groups, window: _window, ...head } = list;
  const latest = useRef<ListHead>(head);
  const keys = Object.keys(head) as (keyof ListHead)[];
  if (keys.some((key) => !Object.is(latest.current[key], head[key]))) latest.current = head;
  return latest.current;
}

interface ListRead<Name extends ListName>
  extends Pick<List<never>, 'failure' | 'isLoading' | 'isStale' | 'isFetching' | 'refresh' | 'kept' | 'readAt'> {
  data: ValueOf<Name> | OfflineOrders | undefined;
}

/** Loads the server's rows, or the stored ones while the server can't be reached. */
function useListRead<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  state: ListState,
  input: InputOf<Name>,
): ListRead<Name> {
  const toKept = definition.toKept;
  const own = useRead(definition.call, input, { standIn: toKept !== undefined });
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, isFetching, refetch } = own;
  const { isLooking, kept } = useOfflineRows({ own, toInput: toKept, state });
  const refresh = useCallback(() => void refetch(), [refetch]);
  const shown = { isFetching, refresh };
  if (kept) return { ...shown, data: kept.value, kept, readAt: 0, failure: null, isLoading: false, isStale: kept.isStale };
  return {
    ...shown,
    data,
    kept: null,
    readAt: dataUpdatedAt,
    failure: error && data === undefined && !isLooking ? toFailureError(error).failure : null,
    isLoading: isPending || (data === undefined && isLooking),
    isStale: isPlaceholderData,
  };
}

type Defaulted = Pick<ListDefinition<ListName>, 'list' | 'toScope' | 'tabs' | 'dates'> & {
  filters?: readonly Pick<ListFilter, 'key' | 'values'>[];
};

/** Returns today's defaults of a list. */
export function useListDefaults({ list, toScope, tabs, dates, filters }: Defaulted): ListDefaults {
  const today = useToday();
  const sorted = toSortedList({ ...(list && { list }), ...(toScope && { toScope }) });
  return useMemo(
    () => ({
      ...(tabs && { tabs: tabs.map(({ key }) => key) }),
      ...(dates && {
        dates: dates.defaults(today),
        presets: rangePresets.map((preset) => toPresetRange(preset, today, dates.earliest)),
      }),
      ...((filters || sorted) && {
        filters: [
          ...(filters ?? []).map(({ key, values }) => ({ key, values: values ?? null })),
          ...(sorted?.filters ?? []).map((key) => ({ key, values: null })),
        ],
      }),
      ...(sorted && { sortable: toSortable(sorted), groupable: toGroupable(sorted) }),
    }),
    [sorted, tabs, dates, filters, today],
  );
}

function useListState(definition: Defaulted): Pick<List<never>, 'state' | 'defaults' | 'change'> {
  const [params, setParams] = useSearchParams();
  const defaults = useListDefaults(definition);
  const state = useMemo(() => parseListState(params, defaults), [params, defaults]);
  const latest = useLatestParams(params, setParams);
  const isGone = useIsGone();
  const change = useCallback<List<never>['change']>(
    (changed, options) => {
      // A late response must not change the next screen.
      if (isGone.current) return;
      const from = parseListState(latest.read(), defaults);
      const to = changeListState(from, typeof changed === 'function' ? changed(from) : changed);
      latest.ask(toListParams(to, defaults, latest.read()), { replace: options?.replace ?? false });
    },
    [defaults, latest, isGone],
  );
  return { state, defaults, change };
}

interface LatestParams {
  read(): URLSearchParams;
  ask(params: URLSearchParams, options: NavigateOptions): void;
}

/**
 * The parameters that were requested last, so that presses that follow faster than the page renders are based on them. The object stays the
 * same for the screen's lifetime; the router's setter changes on each navigation, which would render every row again.
 */
function useLatestParams(shown: URLSearchParams, setParams: SetURLSearchParams): LatestParams {
  const asked = useRef<URLSearchParams[]>([]);
  const current = useRef({ params: shown, setParams });
  useLayoutEffect(() => {
    current.current = { params: shown, setParams };
    const at = asked.current.findIndex((params) => params.toString() === shown.toString());
    asked.current = at < 0 ? [] : asked.current.slice(at + 1);
  }, [shown, setParams]);
  return useMemo(
    () => ({
      read: () => asked.current.at(-1) ?? current.current.params,
      ask(params, options) {
        asked.current.push(params);
        current.current.setParams(params, options);
      },
    }),
    [],
  );
}

/** Converts each cached row once, so that unchanged rows stay the same objects and don't render again. */
function useRows<Name extends ListName, Row extends { id: RowId }, Tools>(
  { toRow, grouping }: ListDefinition<Name, Row, Tools>,
  raw: RawRow<Name>[] | undefined,
): Pick<List<Row>, 'rows' | 'groups'> {
  const made = useRef(new WeakMap<object, readonly Row[]>());
  return useMemo(() => {
    const rowsOf = (item: RawRow<Name>): readonly Row[] => {
      const rows = made.current.get(item) ?? grouping?.toRows(item) ?? [toRow ? toRow(item) : (item as unknown as Row)];
      made.current.set(item, rows);
      return rows;
    };
    const groups = (raw ?? []).map((record) => ({ record, rows: rowsOf(record) }));
    return { rows: groups.flatMap(({ rows }) => rows), groups: grouping ? groups : null };
  }, [raw, toRow, grouping]);
}

/** Latest start of the prefetch in milliseconds, even if the page is busy. */
const prefetchWithinMs = 500;

function usePrefetch<Name extends ListName>(
  { call, toInput }: { call: Name; toInput(state: ListState): InputOf<Name> },
  next: ListState | null,
): void {
  const client = useQueryClient();
  const input = useMemo(() => next && toInput(next), [next, toInput]);
  const key = input && JSON.stringify(input);
  const latest = useRef(input);
  latest.current = input;
  useEffect(() => {
    const { current } = latest;
    if (!key || !current) return;
    // The current rows render first. A failure is shown only when the user opens that page.
    const waiting = requestIdleCallback(
      () =>
        void client.prefetchQuery({
          queryKey: readKey(call, current),
          queryFn: () => request(call, current),
          meta: { failure: 'inPlace' },
        }),
      { timeout: prefetchWithinMs },
    );
    return () => cancelIdleCallback(waiting);
  }, [client, call, key]);
}
