import type { FullListResult, FullListScope } from '@shared/contract/desktop/full-lists';
import type { Failure } from '@shared/contract/result';
import type { FullListName } from '@shared/domain/lists/full-list';
import type { ListValues } from './list-values';
import type { FullListReader } from './read-full-list';
import type { Row, RowEntry, RowId, RowStore } from './row-store';
import type { ColumnData } from './view-rows';
import { createViewer, type Viewer } from './viewer';

/** One reading of a list. */
export interface Run {
  reader: FullListReader<RowEntry>;
  startedAt: number;
  /** By this computer's clock: when the oldest of its rows may have been read. */
  beganAt: Date;
  /** Rows that were there when it was started or taken up again. */
  readBefore: number;
  isStopped: boolean;
  /** Something was written since that may be in none of its rows. */
  isOutdated: boolean;
  /** Resolves when it has ended, however. */
  over: Promise<void>;
  /** Why it does not run any more; null while it does. */
  ended: 'stopped' | Failure | null;
}

/** Days in Kuwait, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What is known of a list in its scope, and how far its reading is. */
export interface CachedList {
  scope: FullListScope;
  store: RowStore | null;
  /** When the reading of all of it began: no row is older. */
  readAt: Date | null;
  /** When it was last asked for new rows. */
  headReadAt: Date | null;
  /** Days of which the rows were read again later, the last ones last. */
  days: readonly (DaySpan & { readAt: Date; at: number })[];
  daysAskedAt: number;
  /** Its rows no longer match what was written, so that it is read again with the next question. */
  isOutdated: boolean;
  /** Readings that failed one after the other, and until when none begins without being asked for. */
  failures: number;
  notBefore: number;
  /** Monotonic, of the whole and of its head. */
  wholeAt: number;
  headAt: number;
  gap: FullListResult['gap'];
  unreadable: number;
  run: Run | null;
  isRenewing: boolean;
  /** Of the orders, those that this computer has printed; `of` is the number of rows then. */
  printed: { ids: ReadonlySet<RowId>; store: RowStore; of: number; at: number; isOld: boolean } | null;
  /** The last question was about it. */
  asksPrinted: boolean;
  /** The last question was about who has bought before, for which both lists of orders are read whole. */
  needsReturningCustomers: boolean;
  /** Phones that have bought before its days, of these two lists. */
  buyers: { of: readonly ColumnData[]; phones: ReadonlySet<string> } | null;
  viewer: Viewer;
  /** What is known of rows has changed while they are read. */
  hasOldFacts: boolean;
  /** Written while the list is read: the reading may have met them before. */
  writtenMeanwhile: Map<RowId, Row | null>;
}

/** The lists that a session holds in memory. */
export interface ListCache {
  /** The list of this scope, which counts as looked at now; of more than a few the one that was looked at longest ago gives way. */
  hold(scope: FullListScope): CachedList;
  /** The same without looking at it; undefined where it is not held. */
  peek(scope: FullListScope): CachedList | undefined;
  /** In all scopes that are held. */
  ofList(list: FullListName): CachedList[];
  all(): CachedList[];
  isHeld(held: CachedList): boolean;
  drop(held: CachedList): void;
  /** Rises when the session ends: what was asked for before must not come in after it. */
  era(): number;
  /** Forgets every row. */
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
