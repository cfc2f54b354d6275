import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { request } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { WholeAnswer, WholeQuestion, WholeReading, WholeRows, WholeScope } from '@shared/contract/desktop/whole-lists';
import type { Language } from '@shared/domain/language';
import { type WholeListName, wholeLists } from '@shared/domain/lists/whole-list';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListDefinition, ListName } from '../list-definition';
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

type Asked = Pick<ListDefinition<ListName>, 'call'> & { whole?: { toScope(state: ListState): Omit<WholeScope, 'list'>; conditions: readonly { key: string }[] } };

function toConditions({ whole }: Asked, { filters }: ListState): WholeQuestion['conditions'] {
  const known = new Set(whole?.conditions.map(({ key }) => key));
  const chosen = Object.entries(filters).filter(([key, values]) => known.has(key) && values.length > 0);
  return Object.fromEntries(chosen.map(([key, values]) => [key, [...values]]));
}

/** The question that the whole list answers; null where the server's own page does. */
export function toWholeQuestion(definition: Asked, state: ListState, language: Language): WholeQuestion | null {
  const { call, whole } = definition;
  if (!whole || !isWholeList(call)) return null;
  const conditions = toConditions(definition, state);
  const { sort = null, search, page } = state;
  if (!sort && Object.keys(conditions).length === 0) return null;
  return { list: call, ...whole.toScope(state), language, ...(search && { search }), conditions, sort, page };
}

const nothing: WholeReading = { kind: 'none' };

export function useWhole(definition: Asked, state: ListState): Whole | null {
  const language = useLanguage();
  const client = useQueryClient();
  const asked = useMemo(() => toWholeQuestion(definition, state, language), [definition, state, language]);
  const question = asked ?? unasked;
  const { data, isPlaceholderData } = useRead('wholeLists.view', question, { enabled: asked !== null, failure: 'inPlace', staleTimeMs: 0 });
  useEvent('wholeLists.changed', ({ list }) => {
    if (asked?.list === list) void client.invalidateQueries({ queryKey: ['wholeLists.view'] });
  });
  return useMemo(() => {
    if (!asked) return null;
    const { list, startDate, endDate, isDeleted } = asked;
    const scope: WholeScope = { list, startDate, endDate, isDeleted };
    const read = (isAnew: boolean): void => void request('wholeLists.read', { ...scope, isAnew });
    // An answer about other days or another tab does not stand in for this one.
    const isOfScope = data !== undefined && data.of !== null;
    return {
      answer: isOfScope ? data : null,
      reading: data?.reading ?? nothing,
      isStale: isPlaceholderData,
      refresh: () => read(true),
      readOn: () => read(false),
      stop: () => void request('wholeLists.stop', scope),
      readRows: async () => (await request('wholeLists.rows', asked)).rows,
    };
  }, [asked, data, isPlaceholderData]);
}

/** Asked by nobody. */
const unasked: WholeQuestion = { list: 'orders.list', language: 'ar', conditions: {}, sort: null, page: 1 };
