import type { QueryName } from '@shared/domain/server/server-profile';
import { queryNames } from '@shared/domain/server/server-profile';
import type { UnseenEntry } from '@shared/domain/server-check';

/** Entries that only a write would show. */
const ofWrites = [
  'numbers.sent',
  'booleans.sent',
  'dates.sent',
  'errors.fields',
  'calls.NAME.path',
  'calls.NAME.method',
  'calls.NAME.status',
];

export interface SeenFacts {
  /** Parts of queries for which a list has returned a response. */
  query: ReadonlySet<QueryName>;
  hasRows: boolean;
  hasFullPage: boolean;
  hasEmptyPage: boolean;
  hasEmptyList: boolean;
  /** Whether there are dates with slashes but none shows whether the day or the month comes first. */
  hasAmbiguousDates: boolean;
}

/** Returns the entries of a server profile that a check can't verify, so that they don't count as expected. */
export function toUnseenEntries(seen: SeenFacts): UnseenEntry[] {
  const noRows = [
    ...queryNames.filter((name) => !seen.query.has(name)).map((name) => `query.${name}`),
    ...(seen.query.has('offset') ? [] : ['pages.counts']),
    ...(seen.hasFullPage ? [] : ['pages.most']),
    ...(seen.hasEmptyPage ? [] : ['pages.empty']),
    ...(seen.hasEmptyList ? [] : ['lists.empty']),
    ...(seen.hasRows ? [] : ['numbers.answers', 'booleans.answers', 'dates.answers', 'amounts']),
  ];
  return [
    ...(seen.hasAmbiguousDates ? [{ at: 'dates.answers', reason: 'dayOrMonth' } as const] : []),
    ...noRows.map((at) => ({ at, reason: 'noRows' }) as const),
    ...ofWrites.map((at) => ({ at, reason: 'writes' }) as const),
  ];
}
