import type { Api } from '@main/server/api/api-client';
import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { createThrottle } from '@main/system/time/throttle';
import type { FullListScope } from '@shared/contract/desktop/full-lists';
import type { FullListName } from '@shared/domain/lists/full-list';
import { createListCache, type ListCache } from './list-cache';
import { createListQueries, type QueryContext } from './list-queries';
import { createListReading } from './list-reading';
import type { ListValues } from './list-values';
import { createOrderSources, isOrders, type OrderListName, orderLists } from './order-sources';
import type { Row, RowId } from './row-store';

export interface FullListDeps {
  api: Pick<Api, 'call'>;
  facts: Record<FullListName, ListValues>;
  onChanged(list: FullListName): void;
  /** Returns which of these orders have a sheet that this computer has printed. */
  printed(list: OrderListName, ids: readonly number[]): Promise<ReadonlySet<RowId>>;
  log: Logger;
  /** This computer's clock, for ages and for the times shown on screen. */
  now?: () => Date;
  /** Milliseconds of a clock that can't be set. */
  monotonic?: () => number;
}

const progressEveryMs = 250;

type Notify = (list: FullListName) => void;

/** Reports changes of lists, each list a few times a second at most. */
function createNotifying(lists: ListCache, onChanged: Notify): Notify {
  const throttles = new Map<FullListName, ReturnType<typeof createThrottle>>();

  function notifyOne(list: FullListName): void {
    const throttle =
      throttles.get(list) ??
      createThrottle(
        () => onChanged(list),
        () => progressEveryMs,
      );
    throttles.set(list, throttle);
    throttle.call();
  }

  return (list) => {
    notifyOne(list);
    // Returning customers are found in both lists of orders, so a change of one may change the other.
    for (const other of orderLists)
      if (isOrders(list) && other !== list && lists.ofList(other).some(({ needsReturningCustomers }) => needsReturningCustomers))
        notifyOne(other);
  };
}

/** Updates the lists in memory after responses, writes, and prints of this app. */
function createListUpdates({ lists, facts, reading }: QueryContext, notify: Notify) {
  /** Removes the list from memory, so that the next query loads it again. */
  function drop(list: FullListName): void {
    for (const held of lists.ofList(list)) lists.drop(held);
    notify(list);
  }

  return {
    /** Replaces stored rows with those of any response. */
    noteSeen(list: FullListName, rows: readonly Row[]): void {
      // The rows of such a list are made from its records, so a response has none of its rows.
      if (facts[list].toRows) return;
      for (const { store } of lists.ofList(list)) for (const row of rows) if (store?.has(row.id)) store.put(row);
    },
    /** Called when a row was written: `row` from the response, or null if it has to be loaded. */
    noteWritten(list: FullListName, id: RowId, row: Row | null): void {
      if (facts[list].isReadAnew) drop(list);
      else for (const held of lists.ofList(list)) reading.renewRow(held, id, row);
    },
    /** Called when any row may have been written. */
    noteAllWritten(list: FullListName): void {
      if (facts[list].isReadAnew) drop(list);
      else for (const held of lists.ofList(list)) reading.markOld(held);
    },
    noteAdded(list: FullListName): void {
      if (facts[list].isReadAnew) drop(list);
      else for (const held of lists.ofList(list)) reading.renewHead(held);
    },
    /** Called when a setting has changed that the rows' values depend on. */
    noteRulesChanged(list: FullListName): void {
      for (const held of lists.ofList(list)) {
        held.store?.readAgain();
        held.hasOldFacts = held.run !== null;
      }
      notify(list);
    },
    /** Called when a sheet was printed or queued. */
    notePrinting(): void {
      for (const list of orderLists) {
        const held = lists.ofList(list);
        for (const { printed } of held) if (printed) printed.isOld = true;
        if (held.some(({ asksPrinted }) => asksPrinted)) notify(list);
      }
    },
  };
}

export type FullLists = ReturnType<typeof createFullLists>;

/** The server's lists, loaded in full in the background and stored in memory while their user is signed in. */
export function createFullLists({ api, facts, log, now = () => new Date(), monotonic = monotonicNow, ...deps }: FullListDeps) {
  const lists = createListCache(facts);
  const notify = createNotifying(lists, deps.onChanged);
  const reading = createListReading({ api, facts, lists, tell: notify, log, now, monotonic });
  const sources = createOrderSources({ lists, reading, printedOf: deps.printed, monotonic });
  const context: QueryContext = { lists, facts, reading, sources, log, now, monotonic };

  return {
    ...createListQueries(context),
    ...createListUpdates(context, notify),
    read({ isAnew, ...scope }: FullListScope & { isAnew: boolean }): void {
      for (const held of sources.withSources(lists.hold(scope))) reading.read(held, isAnew);
      notify(scope.list);
    },
    stop(scope: FullListScope): void {
      for (const held of sources.withSources(lists.hold(scope))) reading.stop(held);
      notify(scope.list);
    },
    /** Removes all rows when the user has signed out. */
    clear: lists.clear,
    /** Without a session, nothing is loaded; the rows stay for their user, and loading resumes with the next session. */
    pause: reading.pause,
  };
}
