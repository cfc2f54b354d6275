import { ask, request } from '@renderer/runtime/calls/bridge';
import { invalidateFollowing } from '@renderer/runtime/calls/invalidation';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { mayBeCode } from '@renderer/validation/search-text';
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

/** A list that is asked for more than the server can do. */
export interface FullList {
  question: FullListQuery;
  /** When the answer was read, by this computer's clock. */
  readAt: number;
  /** Null until the list was read whole: then the rows are those of the server's own page. */
  answer: FullListResult | null;
  reading: FullListReading;
  isStale: boolean;
  /** Reads everything anew. */
  refresh(): void;
  /** After a stop or a failure. */
  readOn(): void;
  stop(): void;
  /** All that fit, or a part of them, as the list's call answers with them. */
  readRows(part?: FullListPart): Promise<FullListRows['rows']>;
}

/** What of a declaration says how its list is loaded in full. */
export type FullListDeclaration = Pick<ListDefinition<ListName>, 'call' | 'list' | 'toScope'>;

/** A list that the app can sort, filter, group, and sum once it is loaded in full; null for any other. */
export const toSortedList = ({ list, toScope }: Pick<FullListDeclaration, 'list' | 'toScope'>): AnyList | null =>
  toScope && list?.isSorted ? list : null;

/** Columns that can be sorted by. */
export const toSortable = ({ columns }: AnyList): readonly string[] =>
  Object.entries(columns).flatMap(([key, { type }]) => (type === 'tree' ? [] : [key]));

/** By what rows can be put into groups: what they are filtered by, and the days of their moments. */
export function toGroupable({ columns, filters = [] }: AnyList): readonly string[] {
  const typeOf = (key: string): ColumnType | undefined => columns[key]?.type;
  const moments = Object.keys(columns).filter((key) => typeOf(key) === 'moment');
  return [...filters.filter((key) => typeOf(key) !== 'age' && typeOf(key) !== 'tree'), ...moments];
}

/** Amounts and moments begin with the highest. */
export function startsDescending(list: AnyList, key: string): boolean {
  const type = list.columns[key]?.type;
  return type === 'money' || type === 'moment';
}

function toChosen(list: AnyList | undefined, { filters }: Pick<ListState, 'filters'>): FullListQuery['filters'] {
  const chosen = Object.entries(filters).filter(([key, values]) => list?.filters?.includes(key) && values.length > 0);
  return Object.fromEntries(chosen.map(([key, values]) => [key, [...values]]));
}

/** The question that the whole list answers; null where the server's own page does, unless it is asked for all the same. */
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
    // A list with a scope has its columns.
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

/** Stands where a question is needed and nobody asks one. */
export const unasked: FullListQuery = { list: 'orders.list', language: 'ar', filters: {}, sort: null, page: 1 };

interface WholeView {
  data: FullListResult | undefined;
  /** Why there is no answer at all. */
  failure: Failure | null;
  isStale: boolean;
  readAt: number;
  askAgain(): void;
}

/** What the whole list answers, read again whenever it has changed; reading begins with the first question. */
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

/** Reads again what follows from the rows of a list, whenever they have changed. */
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

/** A declared list is one of those that can be loaded in full. */
const toSortedName = (definition: FullListDeclaration): FullListName | null =>
  toSortedList(definition) ? (definition.call as FullListName) : null;

/** Whether a search needs the full list (`searchesCodes`). `found`: by the server; null until it has answered. */
export function useSearchesFullList(definition: FullListDeclaration, state: ListState, found: number | null): boolean {
  const { list, toScope } = definition;
  const isOffered = list?.searchesCodes === true && state.search !== '';
  const input = { list: toSortedName(definition) ?? unasked.list, ...toScope?.(state), filters: [] };
  const { data } = useRead('fullLists.count', input, { enabled: isOffered, failure: 'inPlace', staleTimeMs: 0, keepPrevious: false });
  return isOffered && (Boolean(data) || (found === 0 && mayBeCode(state.search)));
}

/** How many rows each set of filters leaves, and how many there are; null while the list is not whole. Begins no reading. */
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

/** The values of a filter and how many rows have them; null until the list was read whole, which this begins. */
export function useFullListCounts(definition: FullListDeclaration, state: ListState): Pick<FullListResult, 'counts' | 'reading'> | null {
  const language = useLanguage();
  const asked = useMemo(() => toFullListQuery(definition, state, { language, isAsked: true }), [definition, state, language]);
  const { data } = useFullListView(asked);
  if (!data) return null;
  return data.of === null ? { counts: {}, reading: data.reading } : { counts: data.counts, reading: nothing };
}
