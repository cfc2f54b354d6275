import { runRecordWrites } from '@renderer/runtime/calls/bulk-writes/run-record-writes';
import { invalidateAfter } from '@renderer/runtime/calls/invalidation';
import type { WriteCallName } from '@renderer/runtime/calls/reads';
import type { Undoable } from '@renderer/runtime/calls/undo/undoable';
import { notify } from '@renderer/runtime/notices/notify';
import type { RecordFields, RecordOutcome, RecordWrite, RecordWritesEnd } from '@shared/contract/desktop/record-writes';
import type { Failure, Result } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { WriteResult } from '@shared/domain/write-results';
import type { QueryClient } from '@tanstack/react-query';

/** How the rows of a bulk write are written. */
export interface BulkWrite<Row> {
  toWrite(row: Row): RecordWrite;
  /** The calls of the run. The reads that they touch are invalidated once, at the end. */
  calls: readonly WriteCallName[];
  /** Returns the undo of written rows, as one change; null if none of them can be undone. */
  toUndo?(written: readonly Row[]): Undoable | null;
  /** Called for each row as soon as the server has saved it. */
  onWritten?(row: Row): void;
  /** Called if the row was loaded just before the write and differs from what the user saw. */
  onRead?(row: Row, now: RecordFields): void;
}

/** Makes a bulk write that uses the same call for each row. */
export function toBulkWrite<Row, Name extends WriteCallName>(
  call: Name,
  toPlan: (row: Row) => { name: string; input: InputOf<Name> },
  more: Pick<BulkWrite<Row>, 'onWritten' | 'toUndo'> = {},
): BulkWrite<Row> {
  return { toWrite: (row) => ({ call, ...toPlan(row) }), calls: [call], ...more };
}

export interface BulkProgress {
  /** Number of rows with a result, good or bad. */
  done: number;
  total: number;
}

/** Each row is in one of the lists, in the original order. */
export interface BulkOutcome<Row> {
  written: Row[];
  /** Refused, unknown, or not sent for a reason of its own. */
  failed: { row: Row; result: WriteResult; failure: Failure }[];
  /** Someone else had saved the same values: not a success of this write, but nothing is left to do. */
  unchanged: Row[];
  /** A retry overwrites them, so the user must confirm it first. */
  changedBySomeone: Row[];
  /** Rows that weren't sent because the run ended before. */
  notSent: Row[];
  /** The session ended during the run. */
  isOfEndedSession: boolean;
}

interface BulkOptions {
  client: QueryClient;
  /** When it is aborted, running calls finish and no further ones are sent. */
  signal: AbortSignal;
  onProgress(progress: BulkProgress): void;
}

/** Writes many rows with one call each, collects the failures, and invalidates the lists once at the end. Never rejects. */
export async function writeEach<Row>(
  write: BulkWrite<Row>,
  rows: readonly Row[],
  { client, signal, onProgress }: BulkOptions,
): Promise<BulkOutcome<Row>> {
  let done = 0;
  const end = await runRecordWrites(rows.map(write.toWrite), {
    signal,
    onOutcome(at, { result, now }) {
      const row = rows[at] as Row;
      done += 1;
      if (now) write.onRead?.(row, now);
      if (result === 'written') write.onWritten?.(row);
      onProgress({ done, total: rows.length });
    },
  });
  for (const call of write.calls) void invalidateAfter(client, call);
  const ended = toEnded(end);
  // If several responses report the end of the session, it is shown once.
  if (ended) notify.failure(ended);
  return sortOutcomes(rows, end);
}

function toEnded(end: Result<RecordWritesEnd>): Failure | null {
  if (!end.ok) return end.error.code === 'sessionEnded' ? end.error : null;
  return end.value.halt === 'sessionEnded' ? { code: 'sessionEnded' } : null;
}

export function sortOutcomes<Row>(rows: readonly Row[], end: Result<RecordWritesEnd>): BulkOutcome<Row> {
  const sorted: BulkOutcome<Row> = {
    ...{ written: [], failed: [], unchanged: [], changedBySomeone: [], notSent: [] },
    isOfEndedSession: toEnded(end) !== null,
  };
  for (const [at, row] of rows.entries()) {
    const outcome: RecordOutcome | null = end.ok ? (end.value.outcomes[at] ?? null) : null;
    const failure = outcome?.failure ?? (end.ok ? undefined : end.error);
    if (outcome?.result === 'written' || outcome?.result === 'unchanged' || outcome?.result === 'changedBySomeone')
      sorted[outcome.result].push(row);
    else if (failure && failure.code !== 'cancelled') sorted.failed.push({ row, result: outcome?.result ?? 'notSent', failure });
    else sorted.notSent.push(row);
  }
  return sorted;
}
