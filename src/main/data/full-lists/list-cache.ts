import type { FullListResult, FullListScope } from '@shared/contract/desktop/full-lists';
import type { Failure } from '@shared/contract/result';
import type { FullListName } from '@shared/domain/lists/full-list';
import type { ListValues } from './list-values';
import type { FullListReader } from './read-full-list';
import type { Row, RowEntry, RowId, RowStore } from './row-store';
import type { ColumnData } from './view-rows';
import { createViewer, type Viewer } from './viewer';

/** One load of a list. */
export interface Run {
  reader: FullListReader<RowEntry>;
  startedAt: number;
  /** Time by this computer's clock when the oldest row may have been loaded. */
  beganAt: Date;
  /** Number of rows that existed when it was started or resumed. */
  readBefore: number;
  isStopped: boolean;
  /** Whether something was written since that may be missing in its rows. */
  isOutdated: boolean;
  /** Resolves when the load has ended, successfully or not. */
  over: Promise<void>;
  /** Why the load has ended; null while it runs. */
  ended: 'stopped' | Failure | null;
}

/** Days in Kuwait, both inclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

/** A list in its scope with its rows and the state of its load. */
export interface CachedList {
  scope: FullListScope;
  store: RowStore | null;
  /** Time when its full load began: no row is older. */
  readAt: Date | null;
  /** Time of the last request for new rows. */
  headReadAt: Date | null;
  /** Days whose rows were loaded again later, the latest load last. */
  days: readonly (DaySpan & { readAt: Date; at: number })[];
  daysAskedAt: number;
  /** Whether rows no longer match what was written, so that the next query loads the list again. */
  isOutdated: boolean;
  /** Number of failed loads in a row, and the time before which none starts without a user's request. */
  failures: number;
  notBefore: number;
  /** Monotonic times of the last full load and of the last load of the first page, in ms. */
  wholeAt: number;
  headAt: number;
  gap: FullListResult['gap'];
  unreadable: number;
  run: Run | null;
  isRenewing: boolean;
  /** Orders that this computer has printed; `of` is the number of rows at that time. */
  printed: { ids: ReadonlySet<RowId>; store: RowStore; of: number; at: number; isOld: boolean } | null;
  /** Whether the last query was about printed orders. */
  asksPrinted: boolean;
  /** Whether the last query was about returning customers, for which both lists of orders are loaded in full. */
  needsReturningCustomers: boolean;
  /** Phones with an order before the list's days, from these two lists. */
  buyers: { of: readonly ColumnData[]; phones: ReadonlySet<string> } | null;
  viewer: Viewer;
  /** Whether column values have become outdated while the list is loaded. */
  hasOldFacts: boolean;
  /** Rows written while the list is loaded, which the load may have passed before. */
  writtenMeanwhile: Map<RowId, Row | null>;
}

/** The lists that a session has in memory. */
export interface ListCache {
  /**
   * Returns the list of this scope and marks it as used. If there are more than a few, the list that wasn't used for the longest time is
   * removed.
   */
  hold(scope: FullListScope): CachedList;
  /** Like `hold` without marking the list as used; undefined if it isn't in memory. */
  peek(scope: FullListScope): CachedList | undefined;
  /** Returns the list in all scopes that are in memory. */
  ofList(list: FullListName): CachedList[];
  all(): CachedList[];
  isHeld(held: CachedList): boolean;
  drop(held: CachedList): void;
  /** Returns a number that is incremented when the session ends, so that responses to older requests are dropped. */
  era(): number;
  /** Removes all rows. */
  clear(): void;
}

const mostHeld = 6;

const toKey = ({ list, startDate, endDate, isDeleted = false, type, status }: FullListScope): string =>
  [list, startDate, endDate, isDeleted, type, status].join(' ');

export function createListCache(facts: Record<FullListName, ListValues>): ListCache {
  const lists = new Map<string, CachedList>();
  let era = 0;

  return {
    hold(scope) {
      const key = toKey(scope);
      const held = lists.get(key) ?? {
        scope,
        store: null,
        readAt: null,
        headReadAt: null,
        days: [],
        daysAskedAt: Number.NEGATIVE_INFINITY,
        isOutdated: false,
        failures: 0,
        notBefore: Number.NEGATIVE_INFINITY,
        wholeAt: 0,
        headAt: 0,
        gap: null,
        unreadable: 0,
        run: null,
        isRenewing: false,
        printed: null,
        asksPrinted: false,
        needsReturningCustomers: false,
        buyers: null,
        viewer: createViewer(facts[scope.list]),
        hasOldFacts: false,
        writtenMeanwhile: new Map<RowId, Row | null>(),
      };
      lists.delete(key);
      lists.set(key, held);
      for (const [other, { run }] of lists) if (lists.size > mostHeld && (!run || run.ended)) lists.delete(other);
      return held;
    },
    peek: (scope) => lists.get(toKey(scope)),
    ofList: (list) => [...lists.values()].filter(({ scope }) => scope.list === list),
    all: () => [...lists.values()],
    isHeld: (held) => lists.get(toKey(held.scope)) === held,
    drop: ({ scope }) => void lists.delete(toKey(scope)),
    era: () => era,
    clear() {
      era += 1;
      lists.clear();
    },
  };
}
