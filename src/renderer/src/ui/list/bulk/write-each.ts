import { ask } from '@renderer/runtime/calls/bridge';
import { createTurns } from '@renderer/runtime/calls/in-turn';
import { invalidateAfter } from '@renderer/runtime/calls/invalidation';
import type { WriteCallName } from '@renderer/runtime/calls/reads';
import type { Undoable } from '@renderer/runtime/calls/undo/undoable';
import { notify } from '@renderer/runtime/notices/notify';
import type { Failure, Result } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { QueryClient } from '@tanstack/react-query';

/** The API writes one record per call: this many calls run at a time. */
const lanes = 4;

type Answer = Result<unknown> | 'held' | 'already';

/** How one row of many is written. */
export interface BulkWrite<Row> {
  /** `held`: nothing was written, because the user is to be asked first; `already`: nothing was written, because someone else has done it. */
  send(row: Row): Promise<Answer>;
  /** What `send` calls: the reads that they touch are read again once, at the end. */
  calls: readonly WriteCallName[];
  /** How what was accepted is taken back, as one change; null when no row of it can be. */
  toUndo?(accepted: readonly Row[]): Undoable | null;
  /** Told of each row as soon as the server has accepted it. */
  onAccepted?(row: Row): void;
}

/** A write with the same call for each row. */
export function toBulkWrite<Row, Name extends WriteCallName>(
  call: Name,
  toInput: (row: Row) => InputOf<Name>,
  more: Pick<BulkWrite<Row>, 'onAccepted' | 'toUndo'> = {},
): BulkWrite<Row> {
  const send = (row: Row): Promise<Result<ValueOf<Name>>> => ask(call, toInput(row));
  return { send, calls: [call], ...more };
}

export interface BulkProgress {
  /** Answered, well or not. */
  done: number;
  total: number;
}

/** Each row stands in one of the five, in the order in which it was given. */
export interface BulkOutcome<Row> {
  accepted: Row[];
  refused: { row: Row; failure: Failure }[];
  /** Written by someone else before: not this write's success, and not left to do. */
  already: Row[];
  /** Another try writes them: what is to be asked stands beside it. */
  held: Row[];
  /** Stopped by the person or by the end of the session before their turn came. */
  unsent: Row[];
}

interface BulkOptions {
  client: QueryClient;
  /** What runs when it is raised ends; nothing more is sent. */
  signal: AbortSignal;
  onProgress(progress: BulkProgress): void;
}

/** Writes many rows with one call each, keeps what was refused, and reads the lists again once at the end. Never rejects. */
export async function writeEach<Row>(
  write: BulkWrite<Row>,
  rows: readonly Row[],
  { client, signal, onProgress }: BulkOptions,
): Promise<BulkOutcome<Row>> {
  const answers = new Map<Row, Answer>();
  const inTurn = createTurns(lanes);
  let ended: Failure | null = null;

  const writeOne = async (row: Row): Promise<void> => {
    if (signal.aborted || ended) return;
    const result = await write.send(row);
    answers.set(row, result);
    if (typeof result !== 'string') {
      if (result.ok) write.onAccepted?.(row);
      else if (result.error.code === 'sessionEnded') ended ??= result.error;
    }
    onProgress({ done: answers.size, total: rows.length });
  };
  await Promise.all(rows.map((row) => inTurn(() => writeOne(row))));

  for (const call of write.calls) void invalidateAfter(client, call);
  // Of several answers that say so, one is told.
  if (ended) notify.failure(ended);
  return sortAnswers(rows, answers);
}

function sortAnswers<Row>(rows: readonly Row[], answers: ReadonlyMap<Row, Answer>): BulkOutcome<Row> {
  const outcome: BulkOutcome<Row> = { accepted: [], refused: [], already: [], held: [], unsent: [] };
  for (const row of rows) {
    const answer = answers.get(row);
    if (!answer) outcome.unsent.push(row);
    else if (typeof answer === 'string') outcome[answer].push(row);
    else if (answer.ok) outcome.accepted.push(row);
    else outcome.refused.push({ row, failure: answer.error });
  }
  return outcome;
}
