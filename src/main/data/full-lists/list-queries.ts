import type { Logger } from '@main/system/log/logger';
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
import type { CachedList, DaySpan, ListCache } from './list-cache';
import type { ListReading } from './list-reading';
import type { ListValues } from './list-values';
import { needsReturningCustomers, type OrderSources } from './order-sources';
import { type Row, type RowId, type RowStore, readRowsAt } from './row-store';
import { type ColumnData, countRows } from './view-rows';
import { type SeenRows, toPart, toPicked, toTicked } from './viewer';

export interface QueryContext {
  lists: ListCache;
  facts: Record<FullListName, ListValues>;
  reading: ListReading;
  sources: OrderSources;
  log: Logger;
  now(): Date;
  /** Milliseconds of a clock that can't be set. */
  monotonic(): number;
}

/** The rows of a table, by column. */
export interface RowTable {
  types: ListValues['types'];
  /** The rows' values, by column key. */
  values: Readonly<Record<string, readonly ColumnValue[]>>;
  count: number;
  /** Number of lines, if each part of a row has its own line. */
  lines: number;
  /** Time when the oldest row may have been loaded (ISO). */
  readAt: string | null;
  /** Number of the list's rows that couldn't be parsed, so they are missing here. */
  unreadable: number;
  /** Returns the row as JSON, as in the response of the list's own call. */
  bytesAt(row: number): Uint8Array;
}

export interface FullListRowsOf {
  state: Pick<FullListResult, 'of' | 'readAt' | 'headReadAt' | 'gap' | 'unreadable' | 'reading'>;
  /** Null until the list was loaded once; the same object until a row changes. */
  columns: ColumnData | null;
  /** Returns the rows at these places, as in the response of the list's own call. */
  rows(places: readonly number[]): Row[];
}

const daysAfterMs = 60_000;
const nothing = Buffer.from('null');

const toIso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

function toScope({ list, startDate, endDate, isDeleted, type, status }: FullListScope): FullListScope {
  return { list, startDate, endDate, isDeleted, type, status };
}

async function toView({ sources, now }: QueryContext, held: CachedList, store: RowStore, query: FullListQuery): Promise<SeenRows> {
  const asksPrinted = 'printed' in query.filters || query.group?.key === 'printed';
  const columns = await sources.toColumns(held, store, { printed: asksPrinted, buyers: needsReturningCustomers(query) });
  return held.viewer.view(columns, query, now().getTime());
}

/** Returns when the oldest of the lists that the last query needed was loaded; null if one of them wasn't loaded yet. */
function toReadAt({ sources }: QueryContext, held: CachedList): Date | null {
  const all = sources.withSources(held).map(({ readAt }) => readAt);
  return all.every((moment) => moment !== null) ? new Date(Math.min(...all.map((moment) => moment?.getTime() ?? 0))) : held.readAt;
}

/** Returns when the rows of these days were loaded, if that was after the list. */
function toDaysReadAt({ days: read, readAt }: CachedList, days: readonly DaySpan[] = []): Date | null {
  const found = days.map(({ from, to }) => read.findLast((span) => span.from <= from && to <= span.to)?.readAt);
  const oldest = found.flatMap((moment) => moment ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0];
  return oldest && found.every((moment) => moment) ? oldest : readAt;
}

const noRows: Omit<FullListResult, 'reading'> = {
  rows: [],
  totalItems: 0,
  of: null,
  readAt: null,
  headReadAt: null,
  gap: null,
  unreadable: 0,
  counts: {},
  sum: null,
  page: 1,
};

async function view(context: QueryContext, query: FullListQuery): Promise<FullListResult> {
  const { lists, reading, sources } = context;
  const held = lists.hold(toScope(query));
  reading.keepFresh(held);
  held.needsReturningCustomers = needsReturningCustomers(query);
  const buyers = held.needsReturningCustomers ? sources.readBuyers(held) : null;
  const { store, gap, unreadable, headReadAt } = held;
  const readAt = toReadAt(context, held);
  const state = reading.toReading(store && buyers?.waiting ? buyers.waiting : held);
  if (!store || buyers?.waiting) return { ...noRows, reading: state };
  const { places, counts, sum, pieces, groups, columns } = await toView(context, held, store, query);
  const of = columns.ids.length;
  const page = Math.min(query.page, toPageCount(places.length));
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
}

async function count(
  { lists, reading, sources, facts, now }: QueryContext,
  scope: FullListScope,
  filters: readonly FullListQuery['filters'][],
): Promise<{ all: number; each: number[] } | null> {
  const held = lists.peek(scope);
  const { store } = held ?? {};
  // A list whose rows moved while it was loaded has no reliable count.
  if (!held || !store || held.gap?.why === 'moved') return null;
  // An old list that no screen shows isn't loaded again only for a count.
  if (held.isOutdated || !reading.isOld(held)) reading.keepFresh(held);
  if (reading.isOld(held)) return null;
  const asksPrinted = filters.some((one) => 'printed' in one);
  const asksBuyers = filters.some((one) => needsReturningCustomers({ list: scope.list, filters: one }));
  if (asksBuyers && !sources.toBuyers(held)) return null;
  const columns = await sources.toColumns(held, store, {
    printed: asksPrinted || held.asksPrinted,
    buyers: asksBuyers || held.needsReturningCustomers,
  });
  const at = now().getTime();
  return { all: store.size(), each: filters.map((one) => countRows(columns, facts[scope.list].columns, one, at)) };
}

async function table(context: QueryContext, query: FullListQuery, ids: readonly RowId[] | null): Promise<RowTable | null> {
  const { lists, sources, facts } = context;
  const held = lists.hold(toScope(query));
  held.needsReturningCustomers = needsReturningCustomers(query);
  const { store } = held;
  const readAt = toIso(toReadAt(context, held));
  if (!store || (needsReturningCustomers(query) && !sources.toBuyers(held))) return null;
  const { places, columns } = await toView(context, held, store, query);
  const wanted = ids && new Set(ids);
  const taken = wanted ? places.filter((at) => wanted.has(columns.ids[at] ?? '')) : places;
  const values = Object.entries(columns.values).map(([key, all]) => [key, taken.map((at) => all[at] ?? null)] as const);
  const lines = taken.reduce((sum, at) => sum + (columns.parts[at] ?? 1), 0);
  // Store the rows themselves, because a file is written later and places change with each new order.
  const bytes = taken.flatMap((at) => columns.bytes[at] ?? []);
  const bytesAt = (row: number): Uint8Array => bytes[row] ?? nothing;
  const { types } = facts[query.list];
  return { types, values: Object.fromEntries(values), count: taken.length, lines, readAt, unreadable: held.unreadable, bytesAt };
}

async function renewDays({ reading }: QueryContext, held: CachedList, days: readonly DaySpan[]): Promise<void> {
  for (const span of days) await reading.readDays(held, span);
}

/** Loads the rows of the days again, at most once a minute and one load at a time. */
function keepDaysFresh(context: QueryContext, held: CachedList, days: readonly DaySpan[]): void {
  const { log, monotonic } = context;
  const isRecent = (span: DaySpan): boolean =>
    held.days.some(({ from, to, at }) => from <= span.from && span.to <= to && monotonic() - at < daysAfterMs);
  const isNew = monotonic() - held.wholeAt < daysAfterMs;
  if (!held.store || isNew || held.run || days.every(isRecent) || monotonic() - held.daysAskedAt < daysAfterMs) return;
  held.daysAskedAt = monotonic();
  renewDays(context, held, days).catch((error: unknown) =>
    log.warn('lists.daysNotRenewed', { code: error instanceof FailureError ? error.failure.code : 'internal' }),
  );
}

function whole(context: QueryContext, scope: FullListScope, days?: readonly DaySpan[]): FullListRowsOf {
  const { lists, reading } = context;
  const held = lists.hold(scope);
  reading.keepFresh(held);
  if (days) keepDaysFresh(context, held, days);
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
}

/** Evaluates queries on the lists in memory: filtered, sorted, counted, and summed. */
export function createListQueries(context: QueryContext) {
  const { lists, reading, sources } = context;

  /** Null until the list was loaded once. */
  async function see(query: FullListQuery): Promise<SeenRows | null> {
    const held = lists.hold(toScope(query));
    return held.store ? await toView(context, held, held.store, query) : null;
  }

  return {
    view: (query: FullListQuery): Promise<FullListResult> => view(context, query),
    /** Returns all matching rows, or a part of them. */
    async rows({
      part,
      isRenewed,
      ...query
    }: FullListQuery & { part?: FullListPart | undefined; isRenewed?: boolean | undefined }): Promise<FullListRows> {
      if (isRenewed) await reading.readNow(lists.hold(toScope(query)));
      const seen = await see(query);
      return { rows: seen ? readRowsAt(seen.columns, toPart(seen, part)) : [] };
    },
    /** Returns the IDs of all matching rows, in their order; null until the list was loaded once. */
    async ids(query: FullListQuery): Promise<{ ids: RowId[] } | null> {
      const seen = await see(query);
      return seen && { ids: seen.places.flatMap((at) => seen.columns.ids[at] ?? []) };
    },
    /** Returns rows by their IDs, whether or not they still match the query. */
    async pick(query: FullListQuery, ids: readonly RowId[]): Promise<FullListPick> {
      const seen = await see(query);
      return seen ? toPicked(seen, ids) : { rows: [], left: [] };
    },
    async ticked(query: FullListQuery, ids: readonly RowId[]): Promise<FullListSelection> {
      const seen = await see(query);
      return seen ? toTicked(seen, ids) : { count: 0, groups: {} };
    },
    /** Counts the rows for each of these filters, without a first load; null if the list isn't complete or current. */
    count: (scope: FullListScope, filters: readonly FullListQuery['filters'][]): Promise<{ all: number; each: number[] } | null> =>
      count(context, scope, filters),
    /** Returns the values of the matching rows, or of those with these IDs; null until the list was loaded once. */
    table: (query: FullListQuery, ids: readonly RowId[] | null): Promise<RowTable | null> => table(context, query, ids),
    /**
     * Returns all rows for calculations; starts a load as `view` does. `days`: the calculation needs only the rows of these days, which are
     * loaded again more often than the rest; `readAt` is then theirs.
     */
    whole: (scope: FullListScope, days?: readonly DaySpan[]): FullListRowsOf => whole(context, scope, days),
    /**
     * Called before data is printed, saved, or added up: loads the list again (or the rows of these days), with lists that the query also
     * needs. Rejects with the load's failure, or with `cancelled`. Does nothing for a list without data, which was never loaded.
     */
    async renew(of: FullListScope | FullListQuery, days?: readonly DaySpan[]): Promise<void> {
      const held = lists.hold(toScope(of));
      if (!held.store) return;
      if ('filters' in of) held.needsReturningCustomers = needsReturningCustomers(of);
      if (days) await renewDays(context, held, days);
      else for (const one of sources.withSources(held)) await reading.readNow(one);
    },
  };
}
