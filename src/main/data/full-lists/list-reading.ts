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
import { createRowStore, type Row, type RowEntry, type RowId, toRecordEntry, toRowEntry, toRowsOf } from './row-store';

export interface ListReadingDeps {
  api: Pick<Api, 'call'>;
  facts: Record<FullListName, ListValues>;
  lists: ListCache;
  tell(list: FullListName): void;
  log: Logger;
  now(): Date;
  monotonic(): number;
}

/** Reads held lists from the server, whole or from their heads, and keeps their rows in step with it. */
export interface ListReading {
  /** Begins where nothing was read, renews the head of what is a minute old, and reads whole again what is an hour old. */
  keepFresh(held: CachedList): void;
  /** A person wants it read: goes on where it stopped, or begins anew. Nothing while it is read. */
  read(held: CachedList, isAnew: boolean): void;
  stop(held: CachedList): void;
  isOld(held: CachedList): boolean;
  /** More of its rows were written than can be asked for one by one: it is read whole again with the next question. */
  markOld(held: CachedList): void;
  renewHead(held: CachedList): void;
  /** A row was written: as the server answered with it, or null where it has to be asked. */
  renewRow(held: CachedList, id: RowId, row: Row | null): void;
  /** Reads it whole again, and resolves once that is done; joins a reading that runs. Rejects with the reading's failure, or with `cancelled`. */
  readNow(held: CachedList): Promise<void>;
  /** The same for the rows of some days, where that is enough. */
  readDays(held: CachedList, span: DaySpan): Promise<void>;
  /** While its person has no session nothing begins by itself; readings that ended with the session go on afterwards. */
  pause(isPaused: boolean): void;
  toReading(held: CachedList): FullListReading;
}

const anewAfterMs = 60 * 60 * 1000;
const headAfterMs = 60 * 1000;
/** So often the head is read in which rows arrive meanwhile. */
const mostHeadTurns = 3;
const firstPauseMs = 60 * 1000;
/** So many spans of days are known to be newer than the rest. */
const mostDays = 4;
const longestPauseMs = 30 * 60 * 1000;

export function createListReading({ api, facts, lists, tell, log, now, monotonic }: ListReadingDeps): ListReading {
  let isPaused = false;

  function toFetch({ list, ...scope }: FullListScope, search?: string): FetchRows<Row> {
    const asked = Object.entries({ ...scope, search }).filter(([, value]) => value !== undefined);
    const hasQuery = calls[list].query !== undefined;
    return async (page) => {
      const query = Object.fromEntries([...asked, ...(page === null ? [] : [['page', page]])]);
      // Nobody is shown the answer as it comes; each of these lists answers with rows.
      const answer = await api.call(list as 'orders.list', hasQuery ? { query } : (undefined as never), {
        isUnseen: true,
        takesRows: true,
      });
      return answer.ok ? { ...answer, value: toPage(answer.value) } : answer;
    };
  }

  /** Rows as they are held: 20,000 of them as objects would take several times the memory until the last one is there. */
  function toFetchEntries(scope: FullListScope): FetchRows<RowEntry> {
    const ask = toFetch(scope);
    const toEntry = facts[scope.list].toRows ? toRecordEntry : toRowEntry(facts[scope.list]);
    return async (page) => {
      const answer = await ask(page);
      return answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.map(toEntry) } } : answer;
    };
  }

  /** A reading that is taken up again holds the rows of its beginning. */
  function start(held: CachedList, before?: Run): Run {
    const reader = before?.reader ?? createFullListReader(toFetchEntries(held.scope));
    const beganAt = before?.beganAt ?? now();
    const over = Promise.withResolvers<void>();
    const run: Run = {
      reader,
      startedAt: monotonic(),
      beganAt,
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
        if (lists.era() === started) settle(held, run, outcome);
        else run.ended = 'stopped';
      })
      .catch((error: unknown) => {
        log.error('lists.readFailed', error, { list: held.scope.list });
        fail(held, run, { code: 'internal' });
      })
      .finally(() => {
        over.resolve();
        tell(held.scope.list);
      });
    return run;
  }

  /** Without a pause, every computer would ask a server in trouble again with each answer that it gives. */
  function fail(held: CachedList, run: Run, failure: Failure): void {
    run.ended = failure;
    held.failures += 1;
    held.notBefore = monotonic() + Math.min(firstPauseMs * 2 ** (held.failures - 1), longestPauseMs);
  }

  function settle(held: CachedList, run: Run, outcome: ReadOutcome<RowEntry>): void {
    if (outcome.kind === 'stopped') run.ended = 'stopped';
    else if (outcome.kind === 'failed') fail(held, run, outcome.failure);
    else {
      const { rows, gap, serverTotal, unreadable } = outcome.value;
      const { toRows } = facts[held.scope.list];
      held.store = createRowStore(facts[held.scope.list], toRows ? rows.flatMap(toRowsOf(toRows, facts[held.scope.list])) : rows);
      if (held.hasOldFacts) held.store.readAgain();
      held.hasOldFacts = false;
      held.readAt = run.beganAt;
      held.headReadAt = run.beganAt;
      held.days = [];
      held.isOutdated = run.isOutdated;
      held.failures = 0;
      held.wholeAt = monotonic();
      held.headAt = held.wholeAt;
      held.gap = gap && { why: gap, serverTotal, oldest: held.store.oldest() };
      held.unreadable = unreadable;
      held.run = null;
      const written = held.writtenMeanwhile;
      held.writtenMeanwhile = new Map();
      for (const [id, row] of written) renewRow(held, id, row);
    }
  }

  const mayStart = ({ run, notBefore }: CachedList): boolean => run?.ended !== 'stopped' && monotonic() >= notBefore;

  /** Reads on from the newest row until rows that are known; what no longer adds up is read whole again. */
  async function renewHead(held: CachedList): Promise<void> {
    if (held.isRenewing || !held.store) return;
    const { store } = held;
    held.isRenewing = true;
    held.headAt = monotonic();
    const started = lists.era();
    const ask = toFetch(held.scope);
    try {
      for (let turn = 1; turn <= mostHeadTurns; turn++) {
        const beganAt = now();
        const head = await readHead(ask, store, () => lists.era() === started && held.store === store);
        if (!head) return;
        if (head.isJoined) {
          store.addFirst(head.fresh);
          held.headReadAt = beganAt;
          tell(held.scope.list);
          if (held.gap || store.size() + held.unreadable === head.totalItems) return;
          if (head.hasGrown) continue;
        }
        break;
      }
      if (!held.run || (held.run.ended && mayStart(held))) start(held);
    } finally {
      held.isRenewing = false;
    }
  }

  const logged = (work: Promise<void>): void => void work.catch((error: unknown) => log.error('lists.notRenewed', error));

  function renewRow(held: CachedList, id: RowId, row: Row | null): void {
    if (held.run && !held.run.ended) held.writtenMeanwhile.set(id, row);
    logged(putWritten(held, id, row));
  }

  function markOld(held: CachedList): void {
    held.isOutdated = true;
    if (held.run) held.run.isOutdated = true;
    tell(held.scope.list);
  }

  async function putWritten(held: CachedList, id: RowId, row: Row | null): Promise<void> {
    const { store, scope } = held;
    if (!store) return;
    if (!store.has(id)) {
      // It may have come here from the other tab; where it stands only the server knows.
      if (scope.isDeleted !== undefined) markOld(held);
      return;
    }
    const started = lists.era();
    const latest = row ?? (await findWritten({ api, toFetch }, scope, id));
    if (lists.era() !== started || held.store !== store) return;
    if (latest === 'unknown') return markOld(held);
    if (isElsewhere(scope, latest)) store.remove(id);
    else store.put(latest);
    tell(scope.list);
  }

  async function readNow(held: CachedList): Promise<void> {
    const era = lists.era();
    const run = held.run && !held.run.ended ? held.run : start(held);
    await run.over;
    if (lists.era() !== era || run.ended === 'stopped') throw new FailureError({ code: 'cancelled' });
    if (run.ended) throw new FailureError(run.ended);
  }

  /** A day more on either side, because the server may count its days by another clock. What is not among them is read with the whole list. */
  async function readDays(held: CachedList, span: DaySpan): Promise<void> {
    const { store, scope } = held;
    if (!store) return await readNow(held);
    const [era, beganAt, at] = [lists.era(), now(), monotonic()];
    const wider = { ...scope, startDate: addDays(span.from, -1), endDate: addDays(span.to, 1) };
    const isLeft = (): boolean => lists.era() !== era;
    const outcome = await createFullListReader(toFetch(wider)).run(isLeft, () => undefined);
    if (isLeft()) throw new FailureError({ code: 'cancelled' });
    if (outcome.kind === 'failed') throw new FailureError(outcome.failure);
    if (outcome.kind === 'stopped' || outcome.value.gap || held.store !== store) return await readNow(held);
    const { rows } = outcome.value;
    const met = new Set(rows.map(({ id }) => id));
    const { ids } = store.columns();
    const { days } = toBought(store.columns());
    if (days.some((day, place) => day !== null && isWithin(day, span) && !met.has(ids[place] ?? ''))) return await readNow(held);
    for (const row of rows) store.put(row);
    store.addFirst(rows.filter(({ id }) => !store.has(id)));
    held.days = [...held.days.filter(({ from, to }) => from !== span.from || to !== span.to), { ...span, readAt: beganAt, at }].slice(
      -mostDays,
    );
    tell(scope.list);
  }

  function toReading({ run }: CachedList): FullListReading {
    if (!run) return { kind: 'none' };
    const { read, total } = run.reader.progress();
    if (run.ended === 'stopped') return { kind: 'stopped', read, total: total ?? read };
    if (run.ended) return { kind: 'failed', read, code: run.ended.code };
    const [took, done] = [monotonic() - run.startedAt, read - run.readBefore];
    return { kind: 'reading', read, total, leftMs: total !== null && done > 0 ? Math.max(0, (took / done) * (total - read)) : null };
  }

  function pause(isPausedNow: boolean): void {
    isPaused = isPausedNow;
    if (isPaused) return;
    for (const held of lists.all()) {
      const { run } = held;
      if (!run?.ended || run.ended === 'stopped' || run.ended.code !== 'sessionEnded') continue;
      held.notBefore = Number.NEGATIVE_INFINITY;
      start(held, run);
    }
  }

  function keepFresh(held: CachedList): void {
    if (isPaused || (held.run && !held.run.ended)) return;
    if (!held.store) {
      if (!held.run) start(held);
      return;
    }
    if (isOld(held) && mayStart(held)) start(held);
    else if (monotonic() - held.headAt > headAfterMs && (mayStart(held) || !facts[held.scope.list].isReadAnew)) renew(held);
  }

  function renew(held: CachedList): void {
    if (facts[held.scope.list].isReadAnew) start(held);
    else logged(renewHead(held));
  }

  const isOld = ({ wholeAt, isOutdated }: CachedList): boolean => isOutdated || monotonic() - wholeAt > anewAfterMs;

  return {
    keepFresh,
    read(held, isAnew) {
      const { run } = held;
      if (run && !run.ended) return;
      if (run?.ended && !isAnew) start(held, run);
      else if (isAnew || !held.store) start(held);
      else renew(held);
    },
    stop({ run }) {
      if (run) run.isStopped = true;
      if (run && !run.ended) run.ended = 'stopped';
    },
    isOld,
    renewHead: renew,
    renewRow,
    markOld,
    readNow,
    readDays,
    pause,
    toReading,
  };
}

const isWithin = (day: string, { from, to }: DaySpan): boolean => from <= day && day <= to;

/** A list without pages is its own only page. */
const toPage = (answer: Rows<Row> & { totalItems?: number }): ListResponse<Row> => ({
  ...answer,
  totalItems: answer.totalItems ?? answer.rows.length + answer.unreadable.length,
});

/** The row has gone to the other tab. */
function isElsewhere({ isDeleted }: FullListScope, row: Row): boolean {
  return isDeleted !== undefined && 'isDeleted' in row && row.isDeleted !== isDeleted;
}
