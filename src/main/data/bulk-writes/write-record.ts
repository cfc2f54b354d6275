import type { WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import type { Failure, FailureCode, Result } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import type { RunHalt, WriteResult } from '@shared/domain/write-results';
import pLimit from 'p-limit';

type Cells = NonNullable<WriteOutcome['cells']>;

/** What to do with a record, decided by the values that were just read. */
type WriteDecision =
  | { kind: 'unchanged' }
  | { kind: 'changedBySomeone'; now: WriteOutcome['now'] }
  /** The record can't be sent in full. */
  | { kind: 'blocked'; reason: WriteOutcome['reason'] }
  | { kind: 'send'; cells: Cells; send: () => Promise<Result<unknown>> };

/** One record of a run, and how its kind is read, compared, and sent. */
export interface RecordWrite<Seen> {
  /** Loads the record's current state; null if it doesn't exist. */
  read(): Promise<Result<Seen | null>>;
  /** Compares the record with the values that the user saw. */
  decide(seen: Seen): WriteDecision;
  /** Cells that earlier attempts have sent. */
  earlier?: Cells | undefined;
  /** Whether the last attempt had no clear response: an unchanged record then means that it did arrive. */
  wasSent?: boolean;
}

export interface RecordWriteDeps {
  /** Resolves once the outcome is on disk; false if it couldn't be saved. */
  note(outcome: WriteOutcome): Promise<boolean>;
  /**
   * Whether the session is still the one that began the run. Checked right before the request, because the API uses the current session's
   * token.
   */
  isCurrent(): boolean;
}

export interface WriteStep {
  /** Null if nothing was decided: the record stays as if it had not been begun. */
  outcome: WriteOutcome | null;
  halt: RunHalt | null;
}

/** Failures of requests that never left this computer. */
const neverSent: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'badInput',
  'notConfigured',
  'insecureAddress',
  'addressNotAllowed',
  'untrustedCertificate',
  'forbidden',
  'unreachable',
  'timeout',
]);

/** Statuses that depend on the sender or the moment: the server has not processed the record. */
const passingStatuses: ReadonlySet<number> = new Set([401, 407, 408, 425, 429]);

/** Only a 4xx is a refusal; after any other response, or none, the record may have been saved. */
function toWriteResult({
  code,
  status,
}: Pick<Failure, 'code' | 'status'>): Exclude<WriteResult, 'written' | 'unchanged' | 'changedBySomeone'> {
  if (status === undefined) return neverSent.has(code) ? 'notSent' : 'unknown';
  if (passingStatuses.has(status)) return 'notSent';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

const isOfSession = ({ code }: Failure): boolean => code === 'sessionEnded' || code === 'cancelled';

/** Returns the reason to halt the run if the failure applies to all following records too; otherwise null. */
function toRunHalt(failure: Failure): RunHalt | null {
  if (isOfSession(failure)) return 'sessionEnded';
  if (failure.status === 429) return 'serverBusy';
  return isServerAway(failure) || passingStatuses.has(failure.status ?? 0) ? 'serverAway' : null;
}

function toFailed(state: WriteResult, { code, message, retryAfterSeconds }: Failure): WriteOutcome {
  return {
    state,
    failure: {
      code,
      ...(message !== undefined && { message: message.slice(0, 1000) }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
  };
}

/**
 * Reads the record, compares it, and sends it. `sending` is on disk before the request is sent: if the app ends after that, the record is
 * reported as unknown. Nothing is sent twice.
 */
export async function writeRecord<Seen>(write: RecordWrite<Seen>, { note, isCurrent }: RecordWriteDeps): Promise<WriteStep> {
  const { earlier = {}, wasSent = false } = write;
  const keep = async (decided: WriteOutcome, halt: RunHalt | null = null): Promise<WriteStep> => {
    const outcome = Object.keys(earlier).length > 0 ? { cells: earlier, ...decided } : decided;
    const isKept = await note(outcome);
    // The outcome couldn't be saved, but it is known. Halt, because the next outcome couldn't be saved either.
    return { outcome, halt: halt ?? (isKept ? null : 'storage') };
  };
  const read = await write.read();
  if (!read.ok) {
    const halt = toRunHalt(read.error);
    return halt === 'sessionEnded' || halt === 'serverAway' ? { outcome: null, halt } : keep(toFailed('notSent', read.error), halt);
  }
  if (read.value === null) return keep({ state: 'notSent', failure: { code: 'notFound' } });
  const decision = write.decide(read.value);
  switch (decision.kind) {
    case 'changedBySomeone':
      return keep({ state: 'changedBySomeone', now: decision.now });
    case 'unchanged':
      return keep({ state: wasSent ? 'written' : 'unchanged' });
    case 'blocked':
      return keep({ state: 'notSent', reason: decision.reason });
  }
  const cells = { ...earlier, ...decision.cells };
  if (!isCurrent()) return { outcome: null, halt: 'sessionEnded' };
  if (!(await note({ state: 'sending', cells }))) return { outcome: null, halt: 'storage' };
  if (!isCurrent()) return keep({ state: 'notSent', failure: { code: 'sessionEnded' } }, 'sessionEnded');
  const sent = await decision.send();
  if (sent.ok) return keep({ state: 'written', cells });
  const state = toWriteResult(sent.error);
  return keep({ ...toFailed(state, sent.error), ...(state === 'unknown' && { cells }) }, toRunHalt(sent.error));
}

interface RunOptions<Row> {
  /** Number of records that are written at the same time. */
  lanes: number;
  /** When aborted, records under way are finished and no more are begun. */
  signal: AbortSignal;
  write(row: Row): Promise<WriteStep>;
  onBegin(row: Row): void;
  onEnd(row: Row, outcome: WriteOutcome | null): void;
}

/** Writes the records in order. Returns why the run ended early; null if every record was processed. */
export async function runWrites<Row>(
  rows: readonly Row[],
  { lanes, signal, write, onBegin, onEnd }: RunOptions<Row>,
): Promise<RunHalt | null> {
  let halt: RunHalt | null = null;
  await pLimit(lanes).map(rows, async (row) => {
    if (signal.aborted) halt ??= 'user';
    if (halt !== null) return;
    onBegin(row);
    const step = await write(row);
    onEnd(row, step.outcome);
    halt ??= step.halt;
  });
  return halt;
}
