import type { Logger } from '@main/system/log/logger';
import type { Handlers } from '@main/system/ports/handlers';
import { monotonicNow } from '@main/system/time/elapsed';
import { withinLimit } from '@main/system/time/time-limit';
import type { BulkWriteProgress, BulkWriteRun, StartedBulkWrite, WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import { toUndoRows } from '@shared/contract/desktop/undo-rows';
import { FailureError } from '@shared/contract/result';
import type { RunHalt } from '@shared/domain/write-results';
import { type ProductWritesDeps, type RowInTurn, toOpenRows, toOverwriting, toProductWrite, toRetry } from './product-writes';
import type { ProductPlan, WriteJournal } from './write-journal';
import { runWrites, writeRecord } from './write-record';

type Names = 'retry' | 'stop' | 'undo' | 'list' | 'read' | 'close';

export interface BulkWritesDeps {
  api: ProductWritesDeps['api'];
  journal: WriteJournal;
  /** The account that is signed in, or was last in this run of the app. */
  account(): string | null;
  isSignedIn(): boolean;
  /** Runs around each request that changes something: the idle lock waits for it. */
  duringWork<Value>(work: () => Promise<Value>): Promise<Value>;
  /** A request for this product has ended, well or not. */
  onTouched(product: number): void;
  /** Sent to pages; only while the run's owner is the account of the windows. */
  onProgress(progress: BulkWriteProgress): void;
  log: Logger;
}

export interface BulkWrites {
  start(plan: ProductPlan): Promise<StartedBulkWrite>;
  handlers: Handlers<`bulkWrites.${Names}`>;
  /** Ends the run after the records that are under way, and waits for them as long as a quit may take. */
  stop(): Promise<void>;
}

/** Where the connection breaks, at most one product is unknown. */
const lanes = 1;
/** A quit waits so long for the response to what was sent; after that the record stays unknown. */
export const quitLimitMs = 5000;

interface Run extends Omit<BulkWriteRun, 'elapsedMs' | 'current'> {
  owner: string;
  id: string;
  startedAt: number;
  current: Set<number>;
  control: AbortController;
  ended: Promise<void>;
}

/** Runs bulk writes in the main process, whatever happens to the page that asked for them. */
export function createBulkWrites(deps: BulkWritesDeps): BulkWrites {
  const { journal, account, isSignedIn, duringWork, onTouched, log } = deps;
  /** From the moment that one is asked for, while its plan is still on the way to the disk. */
  let isBusy = false;
  /** The latest since the app started. */
  let latest: Run | null = null;

  function demandOwner(): string {
    const owner = account();
    if (owner === null) throw new FailureError({ code: 'sessionEnded' });
    return owner;
  }

  const toView = ({ isRunning, isStopping, current, total, done, startedAt, halt, retryAt }: Run): BulkWriteRun => ({
    ...{ isRunning, isStopping, total, done, halt, retryAt },
    current: [...current],
    elapsedMs: monotonicNow() - startedAt,
  });
  const runOf = (owner: string, id: string): Run | null => (latest?.owner === owner && latest.id === id ? latest : null);

  function emit(run: Run, outcomes: Record<string, WriteOutcome> = {}): void {
    if (account() === run.owner) deps.onProgress({ ...toView(run), id: run.id, outcomes });
  }

  const toDeps = (): ProductWritesDeps => ({
    api: deps.api,
    sending: (id, send) => duringWork(send).finally(() => onTouched(id)),
  });

  async function runRows(run: Run, rows: readonly RowInTurn[]): Promise<RunHalt | null> {
    const { owner, id } = run;
    const isCurrent = (): boolean => isSignedIn() && account() === owner;
    const note = (record: number, outcome: WriteOutcome): Promise<boolean> =>
      journal.note(owner, id, record, outcome).then(
        () => true,
        () => false,
      );
    const productDeps = toDeps();
    return runWrites(rows, {
      lanes,
      signal: run.control.signal,
      write: async (row) =>
        isCurrent()
          ? writeRecord(toProductWrite(row, productDeps), { isCurrent, note: (outcome) => note(row.id, outcome) })
          : { outcome: null, halt: 'sessionEnded' },
      onBegin: (row) => {
        run.current.add(row.id);
        emit(run);
      },
      onEnd: (row, outcome) => {
        run.current.delete(row.id);
        if (!outcome) return;
        run.done += 1;
        run.retryAt = toRetryAt(outcome);
        emit(run, { [row.id]: outcome });
      },
    });
  }

  /** Begins; the caller has set `isBusy`. Never rejects. */
  function begin(owner: string, id: string, rows: readonly RowInTurn[]): void {
    const run: Run = {
      ...{ owner, id, isRunning: true, isStopping: false, done: 0, halt: null, retryAt: null },
      total: rows.length,
      startedAt: monotonicNow(),
      current: new Set(),
      control: new AbortController(),
      ended: Promise.resolve(),
    };
    latest = run;
    const go = async (): Promise<void> => {
      run.halt = await runRows(run, rows).catch((error: unknown) => {
        log.error('bulkWrites.failed', error);
        return 'storage' as const;
      });
      await closeWhenClear(run);
      run.isRunning = false;
      run.isStopping = false;
      isBusy = false;
      emit(run);
    };
    run.ended = go();
  }

  /** Every record had its turn and each outcome is known: the user has nothing left to decide. */
  async function closeWhenClear({ owner, id, halt }: Run): Promise<void> {
    if (halt !== null) return;
    try {
      const kept = await journal.read(owner, id);
      const isOpen = ({ state }: WriteOutcome): boolean => state === 'unknown' || state === 'sending';
      if (kept && !Object.values(kept.outcomes).some(isOpen)) await journal.close(owner, id);
    } catch (error) {
      log.warn('bulkWrites.notClosed', { error });
    }
  }

  /** One at a time: what is asked for meanwhile is not begun. */
  async function alone<Value>(step: () => Promise<Value>): Promise<Value | 'busy'> {
    if (isBusy) return 'busy';
    isBusy = true;
    const before = latest;
    try {
      return await step();
    } finally {
      if (latest === before) isBusy = false;
    }
  }

  const start = (owner: string, plan: () => Promise<ProductPlan>): Promise<StartedBulkWrite> =>
    alone(async () => {
      const wanted = await plan();
      const begun = await journal.begin(owner, wanted);
      begin(owner, begun.id, wanted.rows);
      return begun;
    });

  return {
    start: async (plan) => start(demandOwner(), async () => plan),
    handlers: {
      async 'bulkWrites.retry'({ id, record, overwrites = false }) {
        const owner = demandOwner();
        await alone(async () => {
          const kept = await journal.read(owner, id);
          if (!kept) return;
          const rows = kept.rows.filter((row) => row.id === record);
          const toTry = overwrites ? toOverwriting : toRetry;
          const open = record === undefined ? toOpenRows(kept) : rows.map((row) => toTry(row, kept));
          if (open.length > 0) begin(owner, id, open);
        });
        return null;
      },
      'bulkWrites.stop'({ id }) {
        const run = runOf(demandOwner(), id);
        if (!run?.isRunning) return null;
        run.isStopping = true;
        run.control.abort();
        emit(run);
        return null;
      },
      'bulkWrites.undo'({ id }) {
        const owner = demandOwner();
        return start(owner, async () => {
          const kept = await journal.read(owner, id);
          const rows = kept ? toUndoRows(kept) : [];
          if (!kept || rows.length === 0) throw new FailureError({ code: 'notFound' });
          return { kind: 'undo', source: kept.source, rows };
        });
      },
      async 'bulkWrites.list'() {
        const owner = demandOwner();
        const all = await journal.list(owner);
        return all.map((summary) => ({ ...summary, isRunning: runOf(owner, summary.id)?.isRunning ?? false }));
      },
      async 'bulkWrites.read'({ id }) {
        const owner = demandOwner();
        const kept = await journal.read(owner, id);
        const run = runOf(owner, id);
        return kept && { ...kept, run: run && toView(run) };
      },
      async 'bulkWrites.close'({ id }) {
        await journal.close(demandOwner(), id);
        return null;
      },
    },
    async stop() {
      if (!latest?.isRunning) return;
      latest.control.abort();
      await withinLimit(latest.ended, quitLimitMs).catch(() => log.warn('bulkWrites.leftUnknown'));
    },
  };
}

function toRetryAt({ failure }: WriteOutcome): string | null {
  return failure?.retryAfterSeconds === undefined ? null : new Date(Date.now() + failure.retryAfterSeconds * 1000).toISOString();
}
