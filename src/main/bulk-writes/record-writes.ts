import type { RecordFields, RecordOutcome, RecordWritesEnd } from '@shared/contract/desktop/record-writes';
import { type Failure, FailureError, failed, ok, type Result } from '@shared/contract/result';
import { calls } from '@shared/contract/tables/registry';
import { findById, type PageSearch } from '@shared/domain/server/find-by-id';
import type { WriteState } from '@shared/domain/write-results';
import { z } from 'zod';
import type { Api, JsonCallName } from '../api/api-client';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import type { Notices } from '../log/notices';
import { withinLimit } from '../time/time-limit';
import { quitLimitMs } from './bulk-writes';
import type { SealedLogs } from './sealed-logs';
import { type RecordWrite, runWrites, writeRecord } from './write-record';

type Handler = Handlers<'recordWrites.run' | 'recordWrites.stop'>;
type Planned = Parameters<Handler['recordWrites.run']>[0]['writes'][number];

export interface RecordWritesDeps {
  api: Pick<Api, 'callUnchecked'>;
  files: SealedLogs;
  account(): string | null;
  isSignedIn(): boolean;
  /** Runs around each request that changes something: the idle lock waits for it. */
  duringWork<Value>(work: () => Promise<Value>): Promise<Value>;
  /** A request has ended, well or not; `from`: the window that asked for it. */
  onTouched(from: string, call: string, id: number | null): void;
  onProgress(from: string, progress: { run: string; at: number; outcome: RecordOutcome }): void;
  notices: Pick<Notices, 'push'>;
  log: Logger;
}

export interface RecordWrites {
  handlers: Handler;
  /** Ends the runs after the records that are under way, and waits for them as long as a quit may take. */
  stop(): Promise<void>;
  /** Reports the runs of the signed-in account that were interrupted, once. */
  reportInterrupted(): Promise<void>;
}

/** The API writes one record per call: this many calls run at a time. */
const lanes = 4;
const suffix = '.run';

const logLine = z.union([z.object({ names: z.array(z.string()) }), z.object({ at: z.int(), state: z.string() })]);

const isPageCall = (name: string): name is JsonCallName =>
  Object.hasOwn(calls, name) && calls[name as keyof typeof calls].audience === 'page';
const isRead = (name: string): boolean => isPageCall(name) && calls[name].method === 'GET' && calls[name].touches.length === 0;
const named = z.object({ params: z.object({ id: z.number() }) });

/** Writes records one call each for a window, and knows after a kill which of them are unknown. */
export function createRecordWrites(deps: RecordWritesDeps): RecordWrites {
  const { api, files, account, isSignedIn, duringWork, onTouched, notices, log } = deps;
  const running = new Map<string, { control: AbortController; ended: Promise<void> }>();

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

  async function run(from: string, id: string, writes: readonly Planned[]): Promise<RecordWritesEnd> {
    const owner = account();
    if (owner === null || !isSignedIn()) throw new FailureError({ code: 'sessionEnded' });
    if (running.has(id) || !writes.every(({ call, seen }) => isPageCall(call) && (!seen || isRead(seen.list))))
      throw new FailureError({ code: 'badInput' });
    const control = new AbortController();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    running.set(id, { control, ended });
    try {
      await files.onDisk(() => files.append(owner, id, suffix, { names: writes.map(({ name }) => name) }));
      const isCurrent = (): boolean => isSignedIn() && account() === owner;
      const outcomes: (RecordOutcome | null)[] = writes.map(() => null);
      const halt = await runWrites([...writes.entries()], {
        lanes,
        signal: control.signal,
        async write([at, planned]) {
          if (!isCurrent()) return { outcome: null, halt: 'sessionEnded' };
          const heard: Pick<RecordOutcome, 'failure' | 'now'> = {};
          const step = await writeRecord(toRecordWrite(from, planned, heard), {
            isCurrent,
            note: ({ state }) => note(owner, id, at, state),
          });
          const result = step.outcome?.state ?? (heard.failure ? 'notSent' : null);
          if (result === null || result === 'sending') return step;
          const failure = heard.failure ?? (step.outcome?.failure as Failure | undefined);
          const outcome: RecordOutcome = { result, ...(failure && { failure }), ...(heard.now && { now: heard.now }) };
          outcomes[at] = outcome;
          if (isCurrent()) deps.onProgress(from, { run: id, at, outcome });
          return step;
        },
        onBegin: () => undefined,
        onEnd: () => undefined,
      });
      return { outcomes, halt };
    } finally {
      running.delete(id);
      await files.remove(owner, id, suffix).catch((error) => log.warn('recordWrites.notRemoved', { error }));
      end();
    }
  }

  async function note(owner: string, id: string, at: number, state: WriteState): Promise<boolean> {
    try {
      await files.append(owner, id, suffix, { at, state });
      return true;
    } catch (error) {
      log.warn('recordWrites.notSaved', { error });
      return false;
    }
  }

  async function reportOne(owner: string, id: string): Promise<void> {
    const lines = await files.lines(owner, id, suffix, (line) => logLine.parse(line));
    const names = lines.flatMap((line) => ('names' in line ? line.names : []));
    const states = new Map(lines.flatMap((line) => ('state' in line ? [[line.at, line.state] as const] : [])));
    const unknown = names.filter((_name, at) => ['sending', 'unknown'].includes(states.get(at) ?? ''));
    const written = [...states.values()].filter((state) => state === 'written' || state === 'unchanged').length;
    if (names.length > written) notices.push({ kind: 'writesInterrupted', total: names.length, written, unknown });
    await files.remove(owner, id, suffix);
  }

  return {
    handlers: {
      'recordWrites.run': ({ run: id, writes }, from = '') => run(from, id, writes),
      'recordWrites.stop'({ run: id }) {
        running.get(id)?.control.abort();
        return null;
      },
    },
    async stop() {
      const runs = [...running.values()];
      for (const { control } of runs) control.abort();
      await withinLimit(Promise.all(runs.map(({ ended }) => ended)), quitLimitMs).catch(() => log.warn('recordWrites.leftUnknown'));
    },
    async reportInterrupted() {
      const owner = account();
      if (owner === null || !isSignedIn()) return;
      try {
        const left = (await files.ids(owner, suffix)).filter((id) => !running.has(id));
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
