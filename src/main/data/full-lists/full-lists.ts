import type { Api } from '@main/server/api/api-client';
import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { createThrottle } from '@main/system/time/throttle';
import type {
  FullListPart,
  FullListPick,
  FullListQuery,
  FullListResult,
  FullListRows,
  FullListScope,
  FullListSelection,
} from '@shared/contract/desktop/full-lists';
import { FailureError } from '@shared/contract/result';
import type { FullListName } from '@shared/domain/lists/full-list';
import { toPageCount, toPageRows } from '@shared/domain/server/paging';
import type { ColumnValue } from '@shared/lists/column';
import { type CachedList, createListCache, type DaySpan } from './list-cache';
import { createListReading } from './list-reading';
import type { ListValues } from './list-values';
import { createOrderSources, isOrders, needsReturningCustomers, type OrderListName, orderLists } from './order-sources';
import { type Row, type RowId, type RowStore, readRowsAt } from './row-store';
import { type ColumnData, countRows } from './view-rows';
import { type SeenRows, toPart, toPicked, toTicked } from './viewer';

/** Lists of the server, read whole in the background and held in memory for whoever is signed in: filtered, sorted, counted and summed here. */
export interface FullLists {
  view(question: FullListQuery): Promise<FullListResult>;
  /** All that fit, or a part of them. */
  rows(question: FullListQuery & { part?: FullListPart | undefined; isRenewed?: boolean | undefined }): Promise<FullListRows>;
  /** Ids of all that match, in their order; null until the list was read whole. */
  ids(question: FullListQuery): Promise<{ ids: RowId[] } | null>;
  /** Rows by their ids, whether or not they still match the question. */
  pick(question: FullListQuery, ids: readonly RowId[]): Promise<FullListPick>;
  ticked(question: FullListQuery, ids: readonly RowId[]): Promise<FullListSelection>;
  /** How many rows fit each of these filters; null where the list is not whole, which this does not change. */
  count(scope: FullListScope, filters: readonly FullListQuery['filters'][]): Promise<{ all: number; each: number[] } | null>;
  /** What is known of the rows that fit, or of these of them; null until the list was read whole. */
  table(question: FullListQuery, ids: readonly RowId[] | null): Promise<RowTable | null>;
  /**
   * For what is worked out of all rows: where the list stands and, once it was read whole, what is known of them. Starts the reading as `view` does.
   * `days`: what is worked out follows from the rows of these days alone, which are kept newer than the rest; `readAt` is theirs.
   */
  whole(scope: FullListScope, days?: readonly DaySpan[]): FullListRowsOf;
  /**
   * Before paper, a file or a sum goes out: reads the list from the server again, or the rows of these days, and what a question follows from besides.
   * Rejects with the failure of the reading, and with `cancelled` where it was stopped. A list that was not read whole before stays so: nothing of it
   * goes out.
   */
  renew(of: FullListScope | FullListQuery, days?: readonly DaySpan[]): Promise<void>;
  read(scope: FullListScope & { isAnew: boolean }): void;
  stop(scope: FullListScope): void;
  /** Rows that somebody was shown take the place of their older selves. */
  noteSeen(list: FullListName, rows: readonly Row[]): void;
  /** A row was written; `row` is how it is now, null where that must be asked. */
  noteWritten(list: FullListName, id: RowId, row: Row | null): void;
  /** Any of its rows may have been written. */
  noteAllWritten(list: FullListName): void;
  noteAdded(list: FullListName): void;
  /** What is known of the rows follows from something else now. */
  noteRulesChanged(list: FullListName): void;
  /** Something was printed, or is to be. */
  notePrinting(): void;
  /** Forgets every row: the person has left. */
  clear(): void;
  /** Without a session nothing is read; what was read stays for its person, and is read on when that person is back. */
  pause(isPaused: boolean): void;
}

export interface RowTable {
  types: ListValues['types'];
  /** What is known of the rows, by its key. */
  values: Readonly<Record<string, readonly ColumnValue[]>>;
  count: number;
  /** How many lines they are where each of their parts has one. */
  lines: number;
  /** When the oldest of them may have been read, ISO. */
  readAt: string | null;
  /** Rows of the list that could not be read, so that they are not among these. */
  unreadable: number;
  /** The row as JSON, as the list's own call answers with it. */
  bytesAt(row: number): Uint8Array;
}

export interface FullListRowsOf {
  state: Pick<FullListResult, 'of' | 'readAt' | 'headReadAt' | 'gap' | 'unreadable' | 'reading'>;
  /** Null until the list was read once; the same object as long as no row changes. */
  columns: ColumnData | null;
  /** As the list's own call answers with them, those at these places. */
  rows(places: readonly number[]): Row[];
}

export interface FullListDeps {
  api: Pick<Api, 'call'>;
  facts: Record<FullListName, ListValues>;
  onChanged(list: FullListName): void;
  /** Those of the orders of which this computer has printed something. */
  printed(list: OrderListName, ids: readonly number[]): Promise<ReadonlySet<RowId>>;
  log: Logger;
  /** Of this computer, for ages and for what the screen says. */
  now?: () => Date;
  /** Milliseconds of a clock that nobody sets. */
  monotonic?: () => number;
}

const progressEveryMs = 250;
const daysAfterMs = 60_000;
const nothing = Buffer.from('null');

export function createFullLists(deps: FullListDeps): FullLists {
  const { api, facts, log, now = () => new Date(), monotonic = monotonicNow } = deps;
  const lists = createListCache(facts);
  const tellers = new Map<FullListName, ReturnType<typeof createThrottle>>();

  function tell(list: FullListName): void {
    tellList(list);
    // What follows from both lists of orders stands in either.
    for (const other of orderLists)
      if (isOrders(list) && other !== list && lists.ofList(other).some(({ needsReturningCustomers }) => needsReturningCustomers))
        tellList(other);
  }

  function tellList(list: FullListName): void {
    const teller =
      tellers.get(list) ??
      createThrottle(
        () => deps.onChanged(list),
        () => progressEveryMs,
      );
    tellers.set(list, teller);
    teller.call();
  }

  /** Whoever asks next reads it anew. */
  function forget(list: FullListName): void {
    for (const held of lists.ofList(list)) lists.drop(held);
    tell(list);
  }

  const reading = createListReading({ api, facts, lists, tell, log, now, monotonic });
  const sources = createOrderSources({ lists, reading, printedOf: deps.printed, monotonic });

  async function toView(held: CachedList, store: RowStore, question: FullListQuery): Promise<SeenRows> {
    const asksPrinted = 'printed' in question.filters || question.group?.key === 'printed';
    const columns = await sources.toColumns(held, store, { printed: asksPrinted, buyers: needsReturningCustomers(question) });
    return held.viewer.view(columns, question, now().getTime());
  }

  const toIso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

  /** Of the list, or of the days that are asked for where they are newer. */
  function toDaysReadAt({ days: read, readAt }: CachedList, days: readonly DaySpan[] = []): Date | null {
    const found = days.map(({ from, to }) => read.findLast((span) => span.from <= from && to <= span.to)?.readAt);
    const oldest = found.flatMap((moment) => moment ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0];
    return oldest && found.every((moment) => moment) ? oldest : readAt;
  }

  /** The oldest of what the last question was about. */
  function toReadAt(held: CachedList): Date | null {
    const all = sources.withSources(held).map(({ readAt }) => readAt);
    return all.every((moment) => moment !== null) ? new Date(Math.min(...all.map((moment) => moment?.getTime() ?? 0))) : held.readAt;
  }

  async function renewDays(held: CachedList, days: readonly DaySpan[]): Promise<void> {
    for (const span of days) await reading.readDays(held, span);
  }

  /** At most once a minute, and never twice at a time. */
  function keepDaysFresh(held: CachedList, days: readonly DaySpan[]): void {
    const isRecent = (span: DaySpan): boolean =>
      held.days.some(({ from, to, at }) => from <= span.from && span.to <= to && monotonic() - at < daysAfterMs);
    const isNew = monotonic() - held.wholeAt < daysAfterMs;
    if (!held.store || isNew || held.run || days.every(isRecent) || monotonic() - held.daysAskedAt < daysAfterMs) return;
    held.daysAskedAt = monotonic();
    renewDays(held, days).catch((error: unknown) =>
      log.warn('lists.daysNotRenewed', { code: error instanceof FailureError ? error.failure.code : 'internal' }),
    );
  }

  return {
    async renew(of, days) {
      const held = lists.hold(toScope(of));
      if (!held.store) return;
      if ('filters' in of) held.needsReturningCustomers = needsReturningCustomers(of);
      if (days) await renewDays(held, days);
      else for (const one of sources.withSources(held)) await reading.readNow(one);
    },
    async view(question) {
      const held = lists.hold(toScope(question));
      reading.keepFresh(held);
      held.needsReturningCustomers = needsReturningCustomers(question);
      const buyers = held.needsReturningCustomers ? sources.readBuyers(held) : null;
      const { store, gap, unreadable, headReadAt } = held;
      const readAt = toReadAt(held);
      const state = reading.toReading(store && buyers?.waiting ? buyers.waiting : held);
      if (!store || buyers?.waiting)
        return {
          rows: [],
          totalItems: 0,
          of: null,
          readAt: null,
          headReadAt: null,
          gap: null,
          unreadable: 0,
          counts: {},
          sum: null,
          reading: state,
          page: 1,
        };
      const { places, counts, sum, pieces, groups, columns } = await toView(held, store, question);
      const of = columns.ids.length;
      const page = Math.min(question.page, toPageCount(places.length));
      return {
        rows: readRowsAt(columns, toPageRows(places, page)),
        totalItems: places.length,
        of,
        readAt: toIso(readAt),
        headReadAt: toIso(headReadAt),
        gap: gap ?? (buyers?.isMoved ? { why: 'moved', serverTotal: of, oldest: null } : null),
        unreadable,
        counts,
        sum,
        ...(pieces !== null && { pieces }),
        ...(groups && { groups }),
        reading: state,
        page,
      };
    },
    async rows({ part, isRenewed, ...question }) {
      const held = lists.hold(toScope(question));
      if (isRenewed) await reading.readNow(held);
      const { store } = held;
      if (!store) return { rows: [] };
      const seen = await toView(held, store, question);
      return { rows: readRowsAt(seen.columns, toPart(seen, part)) };
    },
    async ids(question) {
      const held = lists.hold(toScope(question));
      const { store } = held;
      if (!store) return null;
      const { places, columns } = await toView(held, store, question);
      return { ids: places.flatMap((at) => columns.ids[at] ?? []) };
    },
    async pick(question, ids) {
      const held = lists.hold(toScope(question));
      const { store } = held;
      return store ? toPicked(await toView(held, store, question), ids) : { rows: [], left: [] };
    },
    async ticked(question, ids) {
      const held = lists.hold(toScope(question));
      const { store } = held;
      return store ? toTicked(await toView(held, store, question), ids) : { count: 0, groups: {} };
    },
    async count(scope, filters) {
      const held = lists.peek(scope);
      const { store } = held ?? {};
      // What is read no more, because nobody asks for it, is not what there is.
      if (!held || !store || held.gap?.why === 'moved') return null;
      if (held.isOutdated || !reading.isOld(held)) reading.keepFresh(held);
      if (reading.isOld(held)) return null;
      const asksPrinted = filters.some((one) => 'printed' in one);
      const asks = filters.some((one) => needsReturningCustomers({ list: scope.list, filters: one }));
      if (asks && !sources.toBuyers(held)) return null;
      const columns = await sources.toColumns(held, store, {
        printed: asksPrinted || held.asksPrinted,
        buyers: asks || held.needsReturningCustomers,
      });
      const at = now().getTime();
      return { all: store.size(), each: filters.map((one) => countRows(columns, facts[scope.list].columns, one, at)) };
    },
    async table(question, ids) {
      const held = lists.hold(toScope(question));
      held.needsReturningCustomers = needsReturningCustomers(question);
      const { store } = held;
      const readAt = toIso(toReadAt(held));
      if (!store || (needsReturningCustomers(question) && !sources.toBuyers(held))) return null;
      const { places, columns } = await toView(held, store, question);
      const wanted = ids && new Set(ids);
      const taken = wanted ? places.filter((at) => wanted.has(columns.ids[at] ?? '')) : places;
      const values = Object.entries(columns.values).map(([key, all]) => [key, taken.map((at) => all[at] ?? null)] as const);
      const lines = taken.reduce((sum, at) => sum + (columns.parts[at] ?? 1), 0);
      // The rows themselves: places change as soon as an order comes, and a file is made later.
      const bytes = taken.flatMap((at) => columns.bytes[at] ?? []);
      const bytesAt = (row: number): Uint8Array => bytes[row] ?? nothing;
      const { types } = facts[question.list];
      return { types, values: Object.fromEntries(values), count: taken.length, lines, readAt, unreadable: held.unreadable, bytesAt };
    },
    whole(scope, days) {
      const held = lists.hold(scope);
      reading.keepFresh(held);
      if (days) keepDaysFresh(held, days);
      const { store, gap, unreadable, headReadAt } = held;
      const readAt = toIso(toDaysReadAt(held, days));
      const columns = store?.columns() ?? null;
      return {
        state: {
          of: columns?.ids.length ?? null,
          readAt,
          headReadAt: toIso(headReadAt),
          gap,
          unreadable,
          reading: reading.toReading(held),
        },
        columns,
        rows: (places) => (columns ? readRowsAt(columns, places) : []),
      };
    },
    read({ isAnew, ...scope }) {
      for (const held of sources.withSources(lists.hold(scope))) reading.read(held, isAnew);
      tell(scope.list);
    },
    stop(scope) {
      for (const held of sources.withSources(lists.hold(scope))) reading.stop(held);
      tell(scope.list);
    },
    notePrinting() {
      for (const list of orderLists) {
        const held = lists.ofList(list);
        for (const { printed } of held) if (printed) printed.isOld = true;
        if (held.some(({ asksPrinted }) => asksPrinted)) tell(list);
      }
    },
    clear: lists.clear,
    pause: reading.pause,
    noteSeen(list, rows) {
      // What holds rows is none.
      if (facts[list].toRows) return;
      for (const { store } of lists.ofList(list)) for (const row of rows) if (store?.has(row.id)) store.put(row);
    },
    noteWritten(list, id, row) {
      if (facts[list].isReadAnew) forget(list);
      else for (const held of lists.ofList(list)) reading.renewRow(held, id, row);
    },
    noteAllWritten(list) {
      if (facts[list].isReadAnew) forget(list);
      else for (const held of lists.ofList(list)) reading.markOld(held);
    },
    noteAdded(list) {
      if (facts[list].isReadAnew) forget(list);
      else for (const held of lists.ofList(list)) reading.renewHead(held);
    },
    noteRulesChanged(list) {
      for (const held of lists.ofList(list)) {
        held.store?.readAgain();
        held.hasOldFacts = held.run !== null;
      }
      tell(list);
    },
  };
}

function toScope({ list, startDate, endDate, isDeleted, type, status }: FullListScope): FullListScope {
  return { list, startDate, endDate, isDeleted, type, status };
}
