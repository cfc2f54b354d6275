import { ask, request } from '@renderer/runtime/calls/bridge';
import { invalidateFollowing } from '@renderer/runtime/calls/invalidation';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type {
  FullListPart,
  FullListQuery,
  FullListReading,
  FullListResult,
  FullListRows,
  FullListScope,
} from '@shared/contract/desktop/full-lists';
import type { Failure, Result } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import type { ColumnType, FullListName } from '@shared/domain/lists/full-list';
import type { AnyList } from '@shared/lists/column';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ListDefinition, ListName } from '../list-definition';
import type { ListState } from '../state/list-state';

/** The state of a list that is loaded in full, because sorting, filters, or sums need it. */
export interface FullList {
  question: FullListQuery;
  /** When the response was loaded, by this computer's clock (ms). */
  readAt: number;
  /** Null until the full list is loaded; meanwhile the rows are those of the server's page. */
  answer: FullListResult | null;
  reading: FullListReading;
  isStale: boolean;
  /** Loads the full list again. */
  refresh(): void;
  /** Resumes loading after a stop or a failure. */
  readOn(): void;
  stop(): void;
  /** Loads all matching rows, or a part of them, in the form of the list's call. */
  readRows(part?: FullListPart): Promise<FullListRows['rows']>;
}

/** The part of a list's declaration that determines how it is loaded in full. */
export type FullListDeclaration = Pick<ListDefinition<ListName>, 'call' | 'list' | 'toScope'>;

/** A list that the app can sort, filter, group, and sum once it is loaded in full; null for any other. */
export const toSortedList = ({ list, toScope }: Pick<FullListDeclaration, 'list' | 'toScope'>): AnyList | null =>
  toScope && list?.isSorted ? list : null;

/** Returns the columns that the list can be sorted by. */
export const toSortable = ({ columns }: AnyList): readonly string[] =>
  Object.entries(columns).flatMap(([key, { type }]) => (type === 'tree' ? [] : [key]));

/** Returns the values that rows can be grouped by: filterable columns, and the days of moments. */
export function toGroupable({ columns, filters = [] }: AnyList): readonly string[] {
  const typeOf = (key: string): ColumnType | undefined => columns[key]?.type;
  const moments = Object.keys(columns).filter((key) => typeOf(key) === 'moment');
  return [...filters.filter((key) => typeOf(key) !== 'age' && typeOf(key) !== 'tree'), ...moments];
}

/** Whether a first press sorts descending, as for amounts and moments. */
export function startsDescending(list: AnyList, key: string): boolean {
  const type = list.columns[key]?.type;
  return type === 'money' || type === 'moment';
}

function toChosen(list: AnyList | undefined, { filters }: Pick<ListState, 'filters'>): FullListQuery['filters'] {
  const chosen = Object.entries(filters).filter(([key, values]) => list?.filters?.includes(key) && values.length > 0);
  return Object.fromEntries(chosen.map(([key, values]) => [key, [...values]]));
}

/** Returns the query of the full list; null if the server's own page is enough, unless `isAsked` is set. */
export function toFullListQuery(
  definition: FullListDeclaration,
  state: ListState,
  { language, isAsked = false }: { language: Language; isAsked?: boolean },
): FullListQuery | null {
  const { call, list, toScope } = definition;
  if (!toScope) return null;
  const filters = toChosen(list, state);
  const { sort = null, group, search, page } = state;
  if (!sort && !group && !state.isWhole && !isAsked && Object.keys(filters).length === 0) return null;
  return {
    // Every list with a scope is a full list.
    list: call as FullListName,
    ...toScope(state),
    language,
    ...(search && { search }),
    filters,
    sort,
    page,
    ...(group && { group: toGroup(list, group.key) }),
  };
}

function toGroup(list: AnyList | undefined, key: string): NonNullable<FullListQuery['group']> {
  const ranges = list?.columns[key]?.ranges?.map(({ value }) => value);
  return { key, ...(ranges && { ranges }) };
}

/** A placeholder query for disabled reads. */
export const unasked: FullListQuery = { list: 'orders.list', language: 'ar', filters: {}, sort: null, page: 1 };

interface WholeView {
  data: FullListResult | undefined;
  /** Why there is no data at all. */
  failure: Failure | null;
  isStale: boolean;
  readAt: number;
  askAgain(): void;
}

/** Loads a view of the full list, and again whenever the list has changed. The first query starts loading the list. */
export function useFullListView(question: FullListQuery | null): WholeView {
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useRead('fullLists.view', question ?? unasked, {
    enabled: question !== null,
    failure: 'inPlace',
    staleTimeMs: 0,
  });
  useWholeChanges(question?.list ?? null);
  const askAgain = useCallback(() => void refetch(), [refetch]);
  if (!question) return { data: undefined, failure: null, isStale: false, readAt: 0, askAgain };
  return { data, failure: data ? null : (error?.failure ?? null), isStale: isPlaceholderData, readAt: dataUpdatedAt, askAgain };
}

/** Invalidates the reads that depend on a full list whenever it has changed. */
function useWholeChanges(of: FullListName | null): void {
  const client = useQueryClient();
  useEvent('fullLists.changed', ({ list }) => {
    if (of !== list) return;
    invalidateFollowing(client, 'fullLists.changed');
    void client.invalidateQueries({ queryKey: ['printing.preview', { question: { list } }] });
  });
}

const nothing: FullListReading = { kind: 'none' };

function tellFailure(result: Result<unknown>): void {
  if (!result.ok) notify.failure(result.error);
}

export function useFullList(definition: FullListDeclaration, state: ListState, isAsked: boolean): FullList | null {
  const language = useLanguage();
  const asked = useMemo(
    () => toFullListQuery(definition, { ...state, page: 1 }, { language, isAsked }),
    [definition, state, language, isAsked],
  );
  const { data, failure, isStale, readAt, askAgain } = useFullListView(asked);
  return useMemo(() => {
    if (!asked) return null;
    const { list, startDate, endDate, isDeleted } = asked;
    const scope: FullListScope = { list, startDate, endDate, isDeleted };
    const read = (isAnew: boolean): void => {
      void ask('fullLists.read', { ...scope, isAnew }).then(tellFailure);
      if (failure) askAgain();
    };
    return {
      question: asked,
      readAt,
      answer: data && data.of !== null ? data : null,
      reading: data?.reading ?? (failure ? { kind: 'failed', read: 0, code: failure.code } : nothing),
      isStale,
      refresh: () => read(true),
      readOn: () => read(false),
      stop: () => void ask('fullLists.stop', scope).then(tellFailure),
      readRows: async (part) => (await request('fullLists.rows', { ...asked, ...(part && { part }) })).rows,
    };
  }, [asked, data, failure, isStale, readAt, askAgain]);
}

/** Narrows a declared list's name to those that can be loaded in full. */
const toSortedName = (definition: FullListDeclaration): FullListName | null =>
  toSortedList(definition) ? (definition.call as FullListName) : null;

/** Whether a search needs the full list (`searchesCodes`, `isSearchedHere`). `found` is the server's number of results; null until it has responded. */
export function useSearchesFullList(definition: FullListDeclaration, state: ListState, found: number | null): boolean {
  const { list, toScope } = definition;
  const isOffered = list?.searchesCodes === true && state.search !== '';
  const input = { list: toSortedName(definition) ?? unasked.list, ...toScope?.(state), filters: [] };
  const { data } = useRead('fullLists.count', input, { enabled: isOffered, failure: 'inPlace', staleTimeMs: 0, keepPrevious: false });
  if (list?.isSearchedHere) return state.search !== '';
  return isOffered && (Boolean(data) || found === 0);
}

/**
 * Returns the number of rows for each set of filters, and of all rows; null while the list isn't loaded in full. It doesn't start loading.
 */
export function useFilterCounts(
  definition: FullListDeclaration,
  state: ListState,
  sets: readonly ListState['filters'][],
): { all: number; each: readonly number[] } | null {
  const { list, toScope } = definition;
  const name = toSortedName(definition);
  const input = {
    list: name ?? unasked.list,
    ...toScope?.(state),
    filters: sets.map((filters) => toChosen(list, { filters })),
  };
  const { data } = useRead('fullLists.count', input, {
    enabled: name !== null,
    failure: 'inPlace',
    staleTimeMs: 0,
    keepPrevious: false,
  });
  useWholeChanges(name);
  return data ?? null;
}

/** Returns a filter's values with their numbers of rows; null until the full list is loaded, which this starts. */
export function useFullListCounts(definition: FullListDeclaration, state: ListState): Pick<FullListResult, 'counts' | 'reading'> | null {
  const language = useLanguage();
  const asked = useMemo(() => toFullListQuery(definition, state, { language, isAsked: true }), [definition, state, language]);
  const { data } = useFullListView(asked);
  if (!data) return null;
  return data.of === null ? { counts: {}, reading: data.reading } : { counts: data.counts, reading: nothing };
}
