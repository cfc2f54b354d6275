import type { Rows } from '@shared/contract/answer';
import type { WholeReading, WholeScope } from '@shared/contract/desktop/whole-lists';
import { calls } from '@shared/contract/tables/registry';
import type { WholeListName } from '@shared/domain/lists/list-files';
import { pageSize } from '@shared/domain/server/paging';
import type { Api } from '../api/api-client';
import type { Logger } from '../log/logger';
import type { ListFacts } from './facts';
import type { Held, HeldLists, Run } from './held-lists';
import { createWholeReader, type FetchRows, type ListAnswer, type ReadOutcome, type WholeReader } from './read-whole';
import { createRowStore, type Row, type RowEntry, type RowId, toRecordEntry, toRowEntry, toRowsOf } from './row-store';

export interface ListReadingDeps {
  api: Pick<Api, 'call'>;
  facts: Record<WholeListName, ListFacts>;
  lists: HeldLists;
  tell(list: WholeListName): void;
  log: Logger;
  now(): Date;
  monotonic(): number;
}

/** Reads held lists from the server, whole or from their heads, and keeps their rows in step with it. */
export interface ListReading {
  /** Begins where nothing was read, renews the head of what is a minute old, and reads whole again what is an hour old. */
  keepFresh(held: Held): void;
  /** A person wants it read: goes on where it stopped, or begins anew. Nothing while it is read. */
  read(held: Held, isAnew: boolean): void;
  stop(held: Held): void;
  isOld(held: Held): boolean;
  renewHead(held: Held): void;
  /** A row was written: as the server answered with it, or null where it has to be asked. */
  renewRow(held: Held, id: RowId, row: Row | null): void;
  toReading(held: Held): WholeReading;
}

const anewAfterMs = 60 * 60 * 1000;
const headAfterMs = 60 * 1000;
/** Pages from the head, until rows that are known. */
const mostHeadPages = 50;

export function createListReading({ api, facts, lists, tell, log, now, monotonic }: ListReadingDeps): ListReading {
  function toFetch({ list, ...scope }: WholeScope, search?: string): FetchRows<Row> {
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
  function toFetchEntries(scope: WholeScope): FetchRows<RowEntry> {
    const ask = toFetch(scope);
    const toEntry = facts[scope.list].toRows ? toRecordEntry : toRowEntry(facts[scope.list]);
    return async (page) => {
      const answer = await ask(page);
      return answer.ok ? { ...answer, value: { ...answer.value, rows: answer.value.rows.map(toEntry) } } : answer;
    };
  }

  function start(held: Held, reader: WholeReader<RowEntry> = createWholeReader(toFetchEntries(held.scope))): void {
    const run: Run = { reader, startedAt: monotonic(), readBefore: reader.progress().read, isStopped: false, ended: null };
    held.run = run;
    const started = lists.era();
    const isStopped = (): boolean => run.isStopped || lists.era() !== started || !lists.isHeld(held);
    reader
      .run(isStopped, () => tell(held.scope.list))
      .then((outcome) => {
        if (lists.era() === started) settle(held, run, outcome);
      })
      .catch((error: unknown) => {
        log.error('lists.readFailed', error, { list: held.scope.list });
        run.ended = { code: 'internal' };
      })
      .finally(() => tell(held.scope.list));
  }

  function settle(held: Held, run: Run, outcome: ReadOutcome<RowEntry>): void {
    if (outcome.kind === 'stopped') run.ended = 'stopped';
    else if (outcome.kind === 'failed') run.ended = { code: outcome.failure.code };
    else {
      const { rows, gap, serverTotal, unreadable } = outcome.value;
      const { toRows } = facts[held.scope.list];
      held.store = createRowStore(facts[held.scope.list], toRows ? rows.flatMap(toRowsOf(toRows, facts[held.scope.list])) : rows);
      if (held.hasOldFacts) held.store.readAgain();
      held.hasOldFacts = false;
      held.readAt = now();
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

  /** Reads on from the newest row until rows that are known; what no longer adds up is read whole again. */
  async function renewHead(held: Held): Promise<void> {
    if (held.isRenewing || !held.store) return;
    const { store } = held;
    held.isRenewing = true;
    held.headAt = monotonic();
    const started = lists.era();
    const ask = toFetch(held.scope);
    try {
      const fresh: Row[] = [];
      for (let page = 1; page <= mostHeadPages; page++) {
        const answer = await ask(page);
        if (!answer.ok || lists.era() !== started || held.store !== store) return;
        const { rows, totalItems } = answer.value as ListAnswer<Row>;
        fresh.push(...rows.filter(({ id }) => !store.has(id)));
        for (const row of rows) if (store.has(row.id)) store.put(row);
        const isAtKnown = rows.some(({ id }) => store.has(id)) || rows.length === 0;
        if (!isAtKnown && page * pageSize < totalItems) continue;
        store.addFirst(fresh);
        if (!held.gap && store.size() + held.unreadable !== totalItems) start(held);
        break;
      }
      held.readAt = now();
      tell(held.scope.list);
    } finally {
      held.isRenewing = false;
    }
  }

  const logged = (work: Promise<void>): void => void work.catch((error: unknown) => log.error('lists.notRenewed', error));

  /** A row that was written: as the server answered with it, or as it shows it now. */
  function renewRow(held: Held, id: RowId, row: Row | null): void {
    if (held.run && !held.run.ended) held.writtenMeanwhile.set(id, row);
    logged(putWritten(held, id, row));
  }

  async function putWritten(held: Held, id: RowId, row: Row | null): Promise<void> {
    const { store, scope } = held;
    if (!store?.has(id)) return;
    const started = lists.era();
    const latest = row ?? (await findRow(scope, id));
    if (lists.era() !== started || held.store !== store || latest === 'unknown') return;
    if (latest === null || isElsewhere(scope, latest)) store.remove(id);
    else store.put(latest);
    tell(scope.list);
  }

  async function findRow(scope: WholeScope, id: RowId): Promise<Row | null | 'unknown'> {
    const answer = await toFetch(scope, String(id))(1);
    if (!answer.ok) return 'unknown';
    return answer.value.rows.find((row) => row.id === id) ?? null;
  }

  function toReading({ run }: Held): WholeReading {
    if (!run) return { kind: 'none' };
    const { read, total } = run.reader.progress();
    if (run.ended === 'stopped') return { kind: 'stopped', read, total: total ?? read };
    if (run.ended) return { kind: 'failed', read, code: run.ended.code };
    const [took, done] = [monotonic() - run.startedAt, read - run.readBefore];
    return { kind: 'reading', read, total, leftMs: total !== null && done > 0 ? Math.max(0, (took / done) * (total - read)) : null };
  }

  function keepFresh(held: Held): void {
    if (held.run && !held.run.ended) return;
    if (!held.store) {
      if (!held.run) start(held);
      return;
    }
    if (isOld(held)) start(held);
    else if (monotonic() - held.headAt > headAfterMs) renew(held);
  }

  const renew = (held: Held): void => (facts[held.scope.list].isReadAnew ? start(held) : logged(renewHead(held)));

  const isOld = ({ wholeAt }: Held): boolean => monotonic() - wholeAt > anewAfterMs;

  return {
    keepFresh,
    read(held, isAnew) {
      const { run } = held;
      if (run && !run.ended) return;
      if (run?.ended && !isAnew) start(held, run.reader);
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
    toReading,
  };
}

/** A list without pages is its own only page. */
const toPage = (answer: Rows<Row> & { totalItems?: number }): ListAnswer<Row> => ({
  ...answer,
  totalItems: answer.totalItems ?? answer.rows.length + answer.unreadable.length,
});

/** The row has gone to the other tab. */
function isElsewhere({ isDeleted }: WholeScope, row: Row): boolean {
  return isDeleted !== undefined && 'isDeleted' in row && row.isDeleted !== isDeleted;
}
