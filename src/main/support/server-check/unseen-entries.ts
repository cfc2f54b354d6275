import type { QueryName } from '@shared/domain/server/server-profile';
import { queryNames } from '@shared/domain/server/server-profile';
import type { UnseenEntry } from '@shared/domain/server-check';

/** Only a request that writes would show them. */
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
  /** Parts of queries that a list was asked with, and answered. */
  query: ReadonlySet<QueryName>;
  hasRows: boolean;
  hasFullPage: boolean;
  hasEmptyPage: boolean;
  hasEmptyList: boolean;
  /** Dates with slashes, of which none tells whether the day or the month stands first. */
  hasAmbiguousDates: boolean;
}

/** The entries of a server profile about which a check can say nothing, so that silence is not taken for "as expected". */
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
