import { request } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { WholeAnswer, WholeQuestion, WholeReading, WholeRows, WholeScope } from '@shared/contract/desktop/whole-lists';
import type { Language } from '@shared/domain/language';
import { type WholeListName, wholeLists } from '@shared/domain/lists/whole-list';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListDefinition, ListName, ListWhole } from '../list-definition';
import type { ListState } from '../state/list-state';

/** A list that is asked for more than the server can do. */
export interface Whole {
  /** Null until the list was read whole: then the rows are those of the server's own page. */
  answer: WholeAnswer | null;
  reading: WholeReading;
  isStale: boolean;
  /** Reads everything anew. */
  refresh(): void;
  /** After a stop or a failure. */
  readOn(): void;
  stop(): void;
  /** All that fit, of every page, as the list's call answers with them. */
  readRows(): Promise<WholeRows['rows']>;
}

const isWholeList = (call: ListName): call is WholeListName => call in wholeLists;

/** Columns that can be sorted by: those of which something is known. */
export function toSortable(call: ListName): readonly string[] {
  return isWholeList(call) ? Object.keys(wholeLists[call]) : [];
}

/** Amounts and moments begin with the highest. */
export function startsDescending(call: ListName, key: string): boolean {
  const kind = isWholeList(call) ? (wholeLists[call] as Record<string, string>)[key] : undefined;
  return kind === 'money' || kind === 'moment';
}

/** What of a declaration says how its list is read whole. */
export type WholeDeclaration = Pick<ListDefinition<ListName>, 'call'> & {
  whole?: Pick<ListWhole<never>, 'toScope' | 'conditions' | 'parts' | 'blank'> | undefined;
};

function toConditions({ whole }: WholeDeclaration, { filters }: ListState): WholeQuestion['conditions'] {
  const known = new Set(whole?.conditions.map(({ key }) => key));
  const chosen = Object.entries(filters).filter(([key, values]) => known.has(key) && values.length > 0);
  return Object.fromEntries(chosen.map(([key, values]) => [key, [...values]]));
}

/** What is chosen, without what the conditions of a whole list ask for. */
export function withoutConditions(filters: ListState['filters'], conditions: readonly { key: string }[] = []): ListState['filters'] {
  const keys = new Set(conditions.map(({ key }) => key));
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.has(key)));
}

/** The question that the whole list answers; null where the server's own page does, unless it is asked for all the same. */
export function toWholeQuestion(
  definition: WholeDeclaration,
  state: ListState,
  { language, isAsked = false }: { language: Language; isAsked?: boolean },
): WholeQuestion | null {
  const { call, whole } = definition;
  if (!whole || !isWholeList(call)) return null;
  const conditions = toConditions(definition, state);
  const { sort = null, search, page } = state;
  if (!sort && !state.isWhole && !isAsked && Object.keys(conditions).length === 0) return null;
  return { list: call, ...whole.toScope(state), language, ...(search && { search }), conditions, sort, page };
}

/** Stands where a question is needed and nobody asks one. */
export const unasked: WholeQuestion = { list: 'orders.list', language: 'ar', conditions: {}, sort: null, page: 1 };

/** What the whole list answers, read again whenever it has changed; reading begins with the first question. */
export function useWholeView(question: WholeQuestion | null): { data: WholeAnswer | undefined; isStale: boolean } {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useRead('wholeLists.view', question ?? unasked, {
    enabled: question !== null,
    failure: 'inPlace',
    staleTimeMs: 0,
  });
  useEvent('wholeLists.changed', ({ list }) => {
    if (question?.list === list) void client.invalidateQueries({ queryKey: ['wholeLists.view'] });
  });
  return question ? { data, isStale: isPlaceholderData } : { data: undefined, isStale: false };
}

const nothing: WholeReading = { kind: 'none' };

export function useWhole(definition: WholeDeclaration, state: ListState): Whole | null {
  const language = useLanguage();
  const asked = useMemo(() => toWholeQuestion(definition, state, { language }), [definition, state, language]);
  const { data, isStale } = useWholeView(asked);
  return useMemo(() => {
    if (!asked) return null;
    const { list, startDate, endDate, isDeleted } = asked;
    const scope: WholeScope = { list, startDate, endDate, isDeleted };
    const read = (isAnew: boolean): void => void request('wholeLists.read', { ...scope, isAnew });
    return {
      answer: data && data.of !== null ? data : null,
      reading: data?.reading ?? nothing,
      isStale,
      refresh: () => read(true),
      readOn: () => read(false),
      stop: () => void request('wholeLists.stop', scope),
      readRows: async () => (await request('wholeLists.rows', asked)).rows,
    };
  }, [asked, data, isStale]);
}

/** The values of a condition and how many rows have them; null until the list was read whole, which this begins. */
export function useWholeCounts(definition: WholeDeclaration, state: ListState): Pick<WholeAnswer, 'counts' | 'reading'> | null {
  const language = useLanguage();
  const asked = useMemo(() => toWholeQuestion(definition, state, { language, isAsked: true }), [definition, state, language]);
  const { data } = useWholeView(asked);
  if (!data) return null;
  return data.of === null ? { counts: {}, reading: data.reading } : { counts: data.counts, reading: nothing };
}
