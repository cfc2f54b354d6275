import type { Api } from '@main/server/api/api-client';
import type { Logger } from '@main/system/log/logger';
import type { FullListReading, FullListScope } from '@shared/contract/desktop/full-lists';
import type { Rows } from '@shared/contract/response';
import { type Failure, FailureError } from '@shared/contract/result';
import { calls } from '@shared/contract/tables/registry';
import { addDays } from '@shared/domain/dates';
import type { FullListName } from '@shared/domain/lists/full-list';
import { findWritten } from './find-written';
import type { CachedList, DaySpan, ListCache, Run } from './list-cache';
import type { ListValues } from './list-values';
import { createFullListReader, type FetchRows, type ListResponse, type ReadOutcome } from './read-full-list';
import { readHead } from './read-head';
import { toBought } from './returning-customers';
import { createRowStore, type Row, type RowEntry, type RowId, type RowStore, toRecordEntry, toRowEntry, toRowsOf } from './row-store';

export interface ListReadingDeps {
  api: Pick<Api, 'call'>;
  facts: Record<FullListName, ListValues>;
  lists: ListCache;
  tell(list: FullListName): void;
  log: Logger;
  now(): Date;
  monotonic(): number;
}

const anewAfterMs = 60 * 60 * 1000;
const headAfterMs = 60 * 1000;
/** Attempts to load a list's first pages while new rows are arriving. */
const mostHeadTurns = 3;
const firstPauseMs = 60 * 1000;
/** Maximum number of spans of days that are remembered as newer than the rest. */
const mostDays = 4;
const longestPauseMs = 30 * 60 * 1000;

const isWithin = (day: string, { from, to }: DaySpan): boolean => from <= day && day <= to;

/** Converts a response; a list without pages is a single page. */
const toPage = (answer: Rows<Row> & { totalItems?: number }): ListResponse<Row> => ({
  ...answer,
  totalItems: answer.totalItems ?? answer.rows.length + answer.unreadable.length,
});

/** Whether the row has moved to the other tab. */
function isElsewhere({ isDeleted }: FullListScope, row: Row): boolean {
  return isDeleted !== undefined && 'isDeleted' in row && row.isDeleted !== isDeleted;
}

/** Requests of pages, as rows and as the entries of a store. */
function createFetch({ api, facts }: Pick<ListReadingDeps, 'api' | 'facts'>) {
  function rows({ list, ...scope }: FullListScope, search?: string): FetchRows<Row> {
    const asked = Object.entries({ ...scope, search }).filter(([, value]) => value !== undefined);
    const hasQuery = calls[list].query !== undefined;
    return async (page) => {
      const query = Object.fromEntries([...asked, ...(page === null ? [] : [['page', page]])]);
      // No page shows this response; the responses of all these lists have rows.
      const answer = await api.call(list as 'orders.list', hasQuery ? { query } : (undefined as never), {
        isUnseen: true,
        takesRows: true,
      });
      return answer.ok ? { ...answer, value: toPage(answer.value) } : answer;
    };
  }

  /** Converts each page at once, because 20,000 rows as objects would need several times the memory. */
  function entries(scope: FullListScope): FetchRows<RowEntry> {
    const ask = rows(scope);
    const toEntry = facts[scope.list].toRows ? toRecordEntry : toRowEntry(facts[scope.list]);
    return async (page) => {
      const answer = await ask(page);
      return answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.map(toEntry) } } : answer;
    };
  }

  return { rows, entries };
}

interface Context extends ListReadingDeps {
  fetch: ReturnType<typeof createFetch>;
}

const isOld = ({ monotonic }: Context, { wholeAt, isOutdated }: CachedList): boolean => isOutdated || monotonic() - wholeAt > anewAfterMs;

const mayStart = ({ monotonic }: Context, { run, notBefore }: CachedList): boolean => run?.ended !== 'stopped' && monotonic() >= notBefore;

/** Loads the whole list; `before` is a run to be resumed, with the rows that it has loaded. */
function start(context: Context, held: CachedList, before?: Run): Run {
  const { lists, tell, log, fetch, now, monotonic } = context;
  const reader = before?.reader ?? createFullListReader(fetch.entries(held.scope));
  const over = Promise.withResolvers<void>();
  const run: Run = {
    reader,
    startedAt: monotonic(),
    beganAt: before?.beganAt ?? now(),
    readBefore: reader.progress().read,
    isStopped: false,
    isOutdated: before?.isOutdated ?? false,
    over: over.promise,
    ended: null,
  };
  held.run = run;
  const started = lists.era();
  const isStopped = (): boolean => run.isStopped || lists.era() !== started || !lists.isHeld(held);
  reader
    .run(isStopped, () => tell(held.scope.list))
    .then((outcome) => {
      if (lists.era() === started) settle(context, held, run, outcome);
      else run.ended = 'stopped';
    })
    .catch((error: unknown) => {
      log.error('lists.readFailed', error, { list: held.scope.list });
      fail(context, held, run, { code: 'internal' });
    })
    .finally(() => {
      over.resolve();
      tell(held.scope.list);
    });
  return run;
}

/** Waits longer after each failure: otherwise, every response of a server in trouble would cause the next request, on every computer. */
function fail({ monotonic }: Context, held: CachedList, run: Run, failure: Failure): void {
  run.ended = failure;
  held.failures += 1;
  held.notBefore = monotonic() + Math.min(firstPauseMs * 2 ** (held.failures - 1), longestPauseMs);
}

function settle(context: Context, held: CachedList, run: Run, outcome: ReadOutcome<RowEntry>): void {
  if (outcome.kind === 'stopped') run.ended = 'stopped';
  else if (outcome.kind === 'failed') fail(context, held, run, outcome.failure);
  else {
    const { rows, gap, serverTotal, unreadable } = outcome.value;
    const facts = context.facts[held.scope.list];
    held.store = createRowStore(facts, facts.toRows ? rows.flatMap(toRowsOf(facts.toRows, facts)) : rows);
    if (held.hasOldFacts) held.store.readAgain();
    held.hasOldFacts = false;
    held.readAt = run.beganAt;
    held.headReadAt = run.beganAt;
    held.days = [];
    held.isOutdated = run.isOutdated;
    held.failures = 0;
    held.wholeAt = context.monotonic();
    held.headAt = held.wholeAt;
    held.gap = gap && { why: gap, serverTotal, oldest: held.store.oldest() };
    held.unreadable = unreadable;
    held.run = null;
    const written = held.writtenMeanwhile;
    held.writtenMeanwhile = new Map();
    for (const [id, row] of written) renewRow(context, held, id, row);
  }
}

/** Loads from the newest row to the first known one; loads the whole list again if the numbers then don't match. */
async function readNewest(context: Context, held: CachedList): Promise<void> {
  if (held.isRenewing || !held.store) return;
  held.isRenewing = true;
  held.headAt = context.monotonic();
  try {
    const end = await joinHead(context, held, held.store);
    if (end === 'gap' && (!held.run || (held.run.ended && mayStart(context, held)))) start(context, held);
  } finally {
    held.isRenewing = false;
  }
}

/** Returns `gap` if the list's other rows have changed too, so that its first pages aren't enough. */
async function joinHead({ lists, fetch, tell, now }: Context, held: CachedList, store: RowStore): Promise<'done' | 'gap'> {
  const started = lists.era();
  const ask = fetch.rows(held.scope);
  for (let turn = 1; turn <= mostHeadTurns; turn++) {
    const beganAt = now();
    const head = await readHead(ask, store, () => lists.era() === started && held.store === store);
    if (!head) return 'done';
    if (!head.isJoined) return 'gap';
    store.addFirst(head.fresh);
    held.headReadAt = beganAt;
    tell(held.scope.list);
    if (held.gap || store.size() + held.unreadable === head.totalItems) return 'done';
    if (!head.hasGrown) return 'gap';
  }
  return 'gap';
}

const logFailure = ({ log }: Context, work: Promise<void>): void =>
  void work.catch((error: unknown) => log.error('lists.notRenewed', error));

/** Loads new rows; a short list is loaded in full instead. */
function renewHead(context: Context, held: CachedList): void {
  if (context.facts[held.scope.list].isReadAnew) start(context, held);
  else logFailure(context, readNewest(context, held));
}

/** Updates a written row: `row` from the response, or null if it has to be loaded. */
function renewRow(context: Context, held: CachedList, id: RowId, row: Row | null): void {
  if (held.run && !held.run.ended) held.writtenMeanwhile.set(id, row);
  logFailure(context, putWritten(context, held, id, row));
}

/** Called if more rows were written than can be loaded one by one: the next query loads the whole list again. */
function markOld({ tell }: Context, held: CachedList): void {
  held.isOutdated = true;
  if (held.run) held.run.isOutdated = true;
  tell(held.scope.list);
}

async function putWritten(context: Context, held: CachedList, id: RowId, row: Row | null): Promise<void> {
  const { api, lists, fetch, tell } = context;
  const { store, scope } = held;
  if (!store) return;
  if (!store.has(id)) {
    // The row may have moved here from the other tab; only the server has its place in the list.
    if (scope.isDeleted !== undefined) markOld(context, held);
    return;
  }
  const started = lists.era();
  const latest = row ?? (await findWritten({ api, toFetch: fetch.rows }, scope, id));
  if (lists.era() !== started || held.store !== store) return;
  if (latest === 'unknown') return markOld(context, held);
  if (isElsewhere(scope, latest)) store.remove(id);
  else store.put(latest);
  tell(scope.list);
}

/** Loads the whole list again, or waits for a load that is under way. Rejects with the load's failure, or with `cancelled`. */
async function readNow(context: Context, held: CachedList): Promise<void> {
  const { lists } = context;
  const era = lists.era();
  const run = held.run && !held.run.ended ? held.run : start(context, held);
  await run.over;
  if (lists.era() !== era || run.ended === 'stopped') throw new FailureError({ code: 'cancelled' });
  if (run.ended) throw new FailureError(run.ended);
}

/**
 * Like `readNow`, only for the rows of some days if that is enough. Loads one more day on each side, because the server's clock may differ.
 */
async function readDays(context: Context, held: CachedList, span: DaySpan): Promise<void> {
  const { lists, fetch, tell, now, monotonic } = context;
  const { store, scope } = held;
  if (!store) return await readNow(context, held);
  const [era, beganAt, at] = [lists.era(), now(), monotonic()];
  const wider = { ...scope, startDate: addDays(span.from, -1), endDate: addDays(span.to, 1) };
  const isLeft = (): boolean => lists.era() !== era;
  const outcome = await createFullListReader(fetch.rows(wider)).run(isLeft, () => undefined);
  if (isLeft()) throw new FailureError({ code: 'cancelled' });
  if (outcome.kind === 'failed') throw new FailureError(outcome.failure);
  if (outcome.kind === 'stopped' || outcome.value.gap || held.store !== store) return await readNow(context, held);
  const { rows } = outcome.value;
  if (hasMissing(store, span, rows)) return await readNow(context, held);
  for (const row of rows) store.put(row);
  store.addFirst(rows.filter(({ id }) => !store.has(id)));
  const others = held.days.filter(({ from, to }) => from !== span.from || to !== span.to);
  held.days = [...others, { ...span, readAt: beganAt, at }].slice(-mostDays);
  tell(scope.list);
}

/** Whether the store has rows of these days that the server no longer lists among them. */
function hasMissing(store: RowStore, span: DaySpan, rows: readonly Row[]): boolean {
  const found = new Set(rows.map(({ id }) => id));
  const { ids } = store.columns();
  const { days } = toBought(store.columns());
  return days.some((day, place) => day !== null && isWithin(day, span) && !found.has(ids[place] ?? ''));
}

function toReading({ monotonic }: Context, { run }: CachedList): FullListReading {
  if (!run) return { kind: 'none' };
  const { read, total } = run.reader.progress();
  if (run.ended === 'stopped') return { kind: 'stopped', read, total: total ?? read };
  if (run.ended) return { kind: 'failed', read, code: run.ended.code };
  const [took, done] = [monotonic() - run.startedAt, read - run.readBefore];
  return { kind: 'reading', read, total, leftMs: total !== null && done > 0 ? Math.max(0, (took / done) * (total - read)) : null };
}

/** Resumes loads that ended with the session. */
function resume(context: Context): void {
  for (const held of context.lists.all()) {
    const { run } = held;
    if (!run?.ended || run.ended === 'stopped' || run.ended.code !== 'sessionEnded') continue;
    held.notBefore = Number.NEGATIVE_INFINITY;
    start(context, held, run);
  }
}

function keepFresh(context: Context, held: CachedList): void {
  const { facts, monotonic } = context;
  if (held.run && !held.run.ended) return;
  if (!held.store) {
    if (!held.run) start(context, held);
    return;
  }
  if (isOld(context, held) && mayStart(context, held)) start(context, held);
  else if (monotonic() - held.headAt > headAfterMs && (mayStart(context, held) || !facts[held.scope.list].isReadAnew))
    renewHead(context, held);
}

export type ListReading = ReturnType<typeof createListReading>;

/** Loads lists from the server, in full or only their first pages, and updates their rows. */
export function createListReading(deps: ListReadingDeps) {
  const context: Context = { ...deps, fetch: createFetch(deps) };
  let isPaused = false;

  return {
    /** Loads the list if it wasn't loaded yet, its first pages if they are a minute old, and the whole list again after an hour. */
    keepFresh(held: CachedList): void {
      if (!isPaused) keepFresh(context, held);
    },
    /** Called at the user's request: resumes a load that has stopped, or loads again. Does nothing during a load. */
    read(held: CachedList, isAnew: boolean): void {
      const { run } = held;
      if (run && !run.ended) return;
      if (run?.ended && !isAnew) start(context, held, run);
      else if (isAnew || !held.store) start(context, held);
      else renewHead(context, held);
    },
    stop({ run }: CachedList): void {
      if (run) run.isStopped = true;
      if (run && !run.ended) run.ended = 'stopped';
    },
    isOld: (held: CachedList): boolean => isOld(context, held),
    renewHead: (held: CachedList): void => renewHead(context, held),
    renewRow: (held: CachedList, id: RowId, row: Row | null): void => renewRow(context, held, id, row),
    markOld: (held: CachedList): void => markOld(context, held),
    readNow: (held: CachedList): Promise<void> => readNow(context, held),
    readDays: (held: CachedList, span: DaySpan): Promise<void> => readDays(context, held, span),
    /** Pauses automatic loads without a session; loads that ended with the session are resumed afterwards. */
    pause(isPausedNow: boolean): void {
      isPaused = isPausedNow;
      if (!isPaused) resume(context);
    },
    toReading: (held: CachedList): FullListReading => toReading(context, held),
  };
}
