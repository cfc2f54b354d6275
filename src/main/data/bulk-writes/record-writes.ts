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
  /** A request has ended, well or not; `from`: the window that asked for it. */
  onTouched(from: string, call: string, id: number | null): void;
  onWritten(from: string, written: { id: string; at: number; outcome: RecordOutcome }): void;
  onEnded(from: string, ended: { id: string } & RecordWritesEnd): void;
  notices: Pick<Notices, 'push'>;
  log: Logger;
}

export interface RecordWrites {
  /** Resolves once the run has begun. */
  start(from: string, plan: { id: string; writes: readonly Planned[] }): Promise<{ id: string; startedAt: string }>;
  stopRun(id: string): void;
  /** Forgets a run whose report was seen. */
  close(from: string, id: string): void;
  /** Those of this window that weren't closed, for the account that is signed in. */
  ofWindow(from: string): RecordRun[];
  /** Forgets ended runs of an account that has left. */
  forgetOthers(): void;
  /** Ends the runs after the records that are under way, and waits for them as long as a quit may take. */
  stop(): Promise<void>;
  /** Reports the runs of the signed-in account that were interrupted, once. */
  reportInterrupted(): Promise<void>;
}

/** The API writes one record per call: this many calls run at a time. */
const lanes = 4;
/** Ended ones that no page has closed. */
const mostEnded = 20;

const isPageCall = (name: string): name is JsonCallName =>
  Object.hasOwn(calls, name) && calls[name as keyof typeof calls].audience === 'page';
const isRead = (name: string): boolean => isPageCall(name) && calls[name].method === 'GET' && calls[name].touches.length === 0;
const named = z.object({ params: z.object({ id: z.number() }) });

interface Run {
  /** Name of the window that asked for it. */
  from: string;
  owner: string;
  view: RecordRun;
  control: AbortController;
  ended: Promise<void>;
}

/** Writes records one call each for a window, and knows after a kill which of them are unknown. */
export function createRecordWrites(deps: RecordWritesDeps): RecordWrites {
  const { api, journal, account, isSignedIn, duringWork, onTouched, notices, log } = deps;
  const runs = new Map<string, Run>();

  async function send(from: string, { call, input }: Planned): Promise<Result<unknown>> {
    const answer = await duringWork(() => api.callUnchecked(call as JsonCallName, input));
    onTouched(from, call, named.safeParse(input).data?.params.id ?? null);
    return answer;
  }

  async function find({
    id,
    list,
    searches,
    fields: seenFields,
    isOptional = false,
  }: NonNullable<Planned['seen']>): Promise<Result<RecordFields | null>> {
    const toSearch =
      (input: unknown): PageSearch<{ id: number | string }> =>
      async (page) => {
        const answer = await api.callUnchecked(list as JsonCallName, atPage(input, page));
        if (!answer.ok) throw new FailureError(answer.error);
        return answer.value as { rows: { id: number | string }[]; totalItems?: number };
      };
    try {
      const found = await findById(id, { searches: searches.map(toSearch) });
      return ok(found === null && isOptional ? seenFields : (found as RecordFields | null));
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      const { code, ...details } = error.failure;
      return failed(code, details);
    }
  }

  function toRecordWrite(from: string, planned: Planned, heard: Pick<RecordOutcome, 'failure' | 'now'>): RecordWrite<RecordFields> {
    const { seen, wanted } = planned;
    const hear = <Value>(answer: Result<Value>): Result<Value> => {
      if (!answer.ok) heard.failure = answer.error;
      return answer;
    };
    return {
      read: async () => (seen ? hear(await find(seen)) : ok({})),
      decide(record) {
        const before = { kind: 'send', cells: {}, send: async () => hear(await send(from, planned)) } as const;
        if (!seen || holds(record, seen.fields)) return before;
        heard.now = Object.fromEntries(Object.keys(seen.fields).map((field) => [field, record[field] ?? null]));
        return wanted && holds(record, wanted) ? { kind: 'unchanged' } : { kind: 'changedBySomeone', now: {} };
      },
    };
  }

  const isCurrent = ({ owner }: Run): boolean => isSignedIn() && account() === owner;

  async function writeOne(run: Run, at: number, planned: Planned): Promise<WriteStep> {
    if (!isCurrent(run)) return { outcome: null, halt: 'sessionEnded' };
    const { from, owner, view } = run;
    const heard: Pick<RecordOutcome, 'failure' | 'now'> = {};
    const step = await writeRecord(toRecordWrite(from, planned, heard), {
      isCurrent: () => isCurrent(run),
      note: ({ state }) =>
        journal.note(owner, view.id, at, state).then(
          () => true,
          (error: unknown) => {
            log.warn('recordWrites.notSaved', { error });
            return false;
          },
        ),
    });
    const result = step.outcome?.state ?? (heard.failure ? 'notSent' : null);
    if (result === null || result === 'sending') return step;
    const failure = heard.failure ?? (step.outcome?.failure as Failure | undefined);
    const outcome: RecordOutcome = { result, ...(failure && { failure }), ...(heard.now && { now: heard.now }) };
    view.outcomes[at] = outcome;
    if (isCurrent(run)) deps.onWritten(from, { id: view.id, at, outcome });
    return step;
  }

  /** Never rejects. */
  async function go(run: Run, writes: readonly Planned[]): Promise<void> {
    const { from, owner, view, control } = run;
    view.halt = await runWrites([...writes.entries()], {
      lanes,
      signal: control.signal,
      write: ([at, planned]) => writeOne(run, at, planned),
      onBegin: () => undefined,
      onEnd: () => undefined,
    }).catch((error: unknown) => {
      log.error('recordWrites.failed', error);
      return 'storage' as const;
    });
    view.isRunning = false;
    await journal.remove(owner, view.id).catch((error) => log.warn('recordWrites.notRemoved', { error }));
    deps.onEnded(from, { id: view.id, outcomes: view.outcomes, halt: view.halt });
    const ended = [...runs.values()].filter((one) => !one.view.isRunning);
    for (const old of ended.slice(0, -mostEnded)) runs.delete(old.view.id);
  }

  async function reportOne(owner: string, id: string): Promise<void> {
    const records = await journal.read(owner, id);
    const unknown = records.filter(({ state }) => state === 'sending' || state === 'unknown').map(({ name }) => name);
    const written = records.filter(({ state }) => state === 'written' || state === 'unchanged').length;
    if (records.length > written) notices.push({ kind: 'writesInterrupted', total: records.length, written, unknown });
    await journal.remove(owner, id);
  }

  return {
    async start(from, { id, writes }) {
      const owner = account();
      if (owner === null || !isSignedIn()) throw new FailureError({ code: 'sessionEnded' });
      if (runs.has(id) || !writes.every(({ call, seen }) => isPageCall(call) && (!seen || isRead(seen.list))))
        throw new FailureError({ code: 'badInput' });
      const view: RecordRun = {
        ...{ id, isRunning: true, halt: null },
        names: writes.map(({ name }) => name),
        calls: [...new Set(writes.map(({ call }) => call))],
        outcomes: writes.map(() => null),
      };
      const run: Run = { from, owner, view, control: new AbortController(), ended: Promise.resolve() };
      runs.set(id, run);
      const startedAt = new Date().toISOString();
      try {
        await journal.begin(owner, id, view.names);
      } catch (error) {
        runs.delete(id);
        throw error;
      }
      run.ended = go(run, writes);
      return { id, startedAt };
    },
    stopRun: (id) => runs.get(id)?.control.abort(),
    close(from, id) {
      const run = runs.get(id);
      if (run?.from === from && !run.view.isRunning) runs.delete(id);
    },
    ofWindow: (from) => [...runs.values()].filter((run) => run.from === from && isCurrent(run)).map(({ view }) => view),
    forgetOthers() {
      for (const [id, run] of runs) if (!run.view.isRunning && !isCurrent(run)) runs.delete(id);
    },
    async stop() {
      const running = [...runs.values()].filter(({ view }) => view.isRunning);
      for (const { control } of running) control.abort();
      await withinLimit(Promise.all(running.map(({ ended }) => ended)), quitLimitMs).catch(() => log.warn('recordWrites.leftUnknown'));
    },
    async reportInterrupted() {
      const owner = account();
      if (owner === null || !isSignedIn()) return;
      try {
        const left = (await journal.ids(owner)).filter((id) => !runs.has(id));
        for (const id of left) await reportOne(owner, id);
      } catch (error) {
        log.warn('recordWrites.notReported', { error });
      }
    },
  };
}

const holds = (record: RecordFields, wanted: RecordFields): boolean =>
  Object.entries(wanted).every(([field, value]) => record[field] === value);

/** Lists without pages take no query. */
function atPage(input: unknown, page: number): unknown {
  const { query } = (input ?? {}) as { query?: object };
  return query ? { ...(input as object), query: { ...query, page } } : input;
}
