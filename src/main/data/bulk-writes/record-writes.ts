import type { Api, JsonCallName } from '@main/server/api/api-client';
import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import { withinLimit } from '@main/system/time/time-limit';
import type { RecordFields, RecordOutcome, RecordRun, RecordWritesEnd, recordPlan } from '@shared/contract/desktop/record-writes';
import { type Failure, FailureError, failed, ok, type Result } from '@shared/contract/result';
import { calls } from '@shared/contract/tables/registry';
import { findById, type PageSearch } from '@shared/domain/server/find-by-id';
import { z } from 'zod';
import { quitLimitMs } from './bulk-writes';
import type { WriteJournal } from './write-journal';
import { type RecordWrite, runWrites, type WriteStep, writeRecord } from './write-record';

type Planned = z.output<typeof recordPlan>['writes'][number];

export interface RecordWritesDeps {
  api: Pick<Api, 'callUnchecked'>;
  journal: WriteJournal['records'];
  account(): string | null;
  isSignedIn(): boolean;
  /** Runs around each request that changes something: the idle lock waits for it. */
  duringWork<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Called when a request has ended, with or without success; `from` is the window that started the run. */
  onTouched(from: string, call: string, id: number | null): void;
  onWritten(from: string, written: { id: string; at: number; outcome: RecordOutcome }): void;
  onEnded(from: string, ended: { id: string } & RecordWritesEnd): void;
  notices: Pick<Notices, 'push'>;
  log: Logger;
}

/** The API writes one record per call: this many calls run at a time. */
const lanes = 4;
/** Maximum number of ended runs that no page has closed. */
const mostEnded = 20;

const isPageCall = (name: string): name is JsonCallName =>
  Object.hasOwn(calls, name) && calls[name as keyof typeof calls].audience === 'page';
const isRead = (name: string): boolean => isPageCall(name) && calls[name].method === 'GET' && calls[name].touches.length === 0;
const named = z.object({ params: z.object({ id: z.number() }) });

interface Run {
  /** Key of the window that started it. */
  from: string;
  owner: string;
  view: RecordRun;
  control: AbortController;
  ended: Promise<void>;
}

const isCurrent = ({ isSignedIn, account }: RecordWritesDeps, { owner }: Run): boolean => isSignedIn() && account() === owner;

const holds = (record: RecordFields, wanted: RecordFields): boolean =>
  Object.entries(wanted).every(([field, value]) => record[field] === value);

/** Adds the page to the query; lists without pages have no query. */
function atPage(input: unknown, page: number): unknown {
  const { query } = (input ?? {}) as { query?: object };
  return query ? { ...(input as object), query: { ...query, page } } : input;
}

/** Finds a record by its list's searches; null if it no longer exists. */
async function findSeen(
  api: RecordWritesDeps['api'],
  { id, list, searches, fields, isOptional = false }: NonNullable<Planned['seen']>,
): Promise<Result<RecordFields | null>> {
  const toSearch =
    (input: unknown): PageSearch<{ id: number | string }> =>
    async (page) => {
      const answer = await api.callUnchecked(list as JsonCallName, atPage(input, page));
      if (!answer.ok) throw new FailureError(answer.error);
      return answer.value as { rows: { id: number | string }[]; totalItems?: number };
    };
  try {
    const found = await findById(id, { searches: searches.map(toSearch) });
    return ok(found === null && isOptional ? fields : (found as RecordFields | null));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { code, ...details } = error.failure;
    return failed(code, details);
  }
}

/** Details of a write that `writeRecord` doesn't return. */
type Details = Pick<RecordOutcome, 'failure' | 'now'>;

function toRecordWrite(deps: RecordWritesDeps, from: string, planned: Planned, details: Details): RecordWrite<RecordFields> {
  const { call, input, seen, wanted } = planned;
  const noteFailure = <Value>(answer: Result<Value>): Result<Value> => {
    if (!answer.ok) details.failure = answer.error;
    return answer;
  };
  async function send(): Promise<Result<unknown>> {
    const answer = await deps.duringWork(() => deps.api.callUnchecked(call as JsonCallName, input));
    deps.onTouched(from, call, named.safeParse(input).data?.params.id ?? null);
    return noteFailure(answer);
  }
  return {
    read: async () => (seen ? noteFailure(await findSeen(deps.api, seen)) : ok({})),
    decide(record) {
      if (!seen || holds(record, seen.fields)) return { kind: 'send', cells: {}, send };
      details.now = Object.fromEntries(Object.keys(seen.fields).map((field) => [field, record[field] ?? null]));
      return wanted && holds(record, wanted) ? { kind: 'unchanged' } : { kind: 'changedBySomeone', now: {} };
    },
  };
}

/** Writes one record of a run, and stores and reports its outcome. */
async function writeOne(deps: RecordWritesDeps, run: Run, at: number, planned: Planned): Promise<WriteStep> {
  if (!isCurrent(deps, run)) return { outcome: null, halt: 'sessionEnded' };
  const { from, owner, view } = run;
  const details: Details = {};
  const step = await writeRecord(toRecordWrite(deps, from, planned, details), {
    isCurrent: () => isCurrent(deps, run),
    note: ({ state }) =>
      deps.journal.note(owner, view.id, at, state).then(
        () => true,
        (error: unknown) => {
          deps.log.warn('recordWrites.notSaved', { error });
          return false;
        },
      ),
  });
  const result = step.outcome?.state ?? (details.failure ? 'notSent' : null);
  if (result === null || result === 'sending') return step;
  const failure = details.failure ?? (step.outcome?.failure as Failure | undefined);
  const outcome: RecordOutcome = { result, ...(failure && { failure }), ...(details.now && { now: details.now }) };
  view.outcomes[at] = outcome;
  if (isCurrent(deps, run)) deps.onWritten(from, { id: view.id, at, outcome });
  return step;
}

/** Writes all records of a run. Never rejects. */
async function writeAll(deps: RecordWritesDeps, run: Run, writes: readonly Planned[]): Promise<void> {
  const { from, owner, view, control } = run;
  view.halt = await runWrites([...writes.entries()], {
    lanes,
    signal: control.signal,
    write: ([at, planned]) => writeOne(deps, run, at, planned),
    onBegin: () => undefined,
    onEnd: () => undefined,
  }).catch((error: unknown) => {
    deps.log.error('recordWrites.failed', error);
    return 'storage' as const;
  });
  view.isRunning = false;
  await deps.journal.remove(owner, view.id).catch((error) => deps.log.warn('recordWrites.notRemoved', { error }));
  deps.onEnded(from, { id: view.id, outcomes: view.outcomes, halt: view.halt });
}

async function reportOne({ journal, notices }: RecordWritesDeps, owner: string, id: string): Promise<void> {
  const records = await journal.read(owner, id);
  const unknown = records.filter(({ state }) => state === 'sending' || state === 'unknown').map(({ name }) => name);
  const written = records.filter(({ state }) => state === 'written' || state === 'unchanged').length;
  if (records.length > written) notices.push({ kind: 'writesInterrupted', total: records.length, written, unknown });
  await journal.remove(owner, id);
}

/** Throws `badInput` for calls that pages may not make. */
function toRun(from: string, owner: string, id: string, writes: readonly Planned[]): Run {
  if (!writes.every(({ call, seen }) => isPageCall(call) && (!seen || isRead(seen.list)))) throw new FailureError({ code: 'badInput' });
  const view: RecordRun = {
    ...{ id, isRunning: true, halt: null },
    names: writes.map(({ name }) => name),
    calls: [...new Set(writes.map(({ call }) => call))],
    outcomes: writes.map(() => null),
  };
  return { from, owner, view, control: new AbortController(), ended: Promise.resolve() };
}

export type RecordWrites = ReturnType<typeof createRecordWrites>;

/** Writes records for a window, one call each; after a kill it reports which of them are unknown. */
export function createRecordWrites(deps: RecordWritesDeps) {
  const { journal, account, isSignedIn, log } = deps;
  const runs = new Map<string, Run>();

  function removeOldest(): void {
    const ended = [...runs.values()].filter((one) => !one.view.isRunning);
    for (const old of ended.slice(0, -mostEnded)) runs.delete(old.view.id);
  }

  return {
    /** Resolves once the run has begun. */
    async start(from: string, { id, writes }: { id: string; writes: readonly Planned[] }): Promise<{ id: string; startedAt: string }> {
      const owner = account();
      if (owner === null || !isSignedIn()) throw new FailureError({ code: 'sessionEnded' });
      if (runs.has(id)) throw new FailureError({ code: 'badInput' });
      const run = toRun(from, owner, id, writes);
      runs.set(id, run);
      const startedAt = new Date().toISOString();
      try {
        await journal.begin(owner, id, run.view.names);
      } catch (error) {
        runs.delete(id);
        throw error;
      }
      run.ended = writeAll(deps, run, writes).then(removeOldest);
      return { id, startedAt };
    },
    stopRun: (id: string): void => runs.get(id)?.control.abort(),
    /** Removes a run whose report was seen. */
    close(from: string, id: string): void {
      const run = runs.get(id);
      if (run?.from === from && !run.view.isRunning) runs.delete(id);
    },
    /** Returns the window's runs of the signed-in account that weren't closed. */
    ofWindow: (from: string): RecordRun[] =>
      [...runs.values()].filter((run) => run.from === from && isCurrent(deps, run)).map(({ view }) => view),
    /** Removes ended runs of an account that has signed out. */
    forgetOthers(): void {
      for (const [id, run] of runs) if (!run.view.isRunning && !isCurrent(deps, run)) runs.delete(id);
    },
    /** Ends the runs after the records that are being written, and waits for them as long as a quit may take. */
    async stop(): Promise<void> {
      const running = [...runs.values()].filter(({ view }) => view.isRunning);
      for (const { control } of running) control.abort();
      await withinLimit(Promise.all(running.map(({ ended }) => ended)), quitLimitMs).catch(() => log.warn('recordWrites.leftUnknown'));
    },
    /** Reports the signed-in account's interrupted runs, once. */
    async reportInterrupted(): Promise<void> {
      const owner = account();
      if (owner === null || !isSignedIn()) return;
      try {
        const left = (await journal.ids(owner)).filter((id) => !runs.has(id));
        for (const id of left) await reportOne(deps, owner, id);
      } catch (error) {
        log.warn('recordWrites.notReported', { error });
      }
    },
  };
}
