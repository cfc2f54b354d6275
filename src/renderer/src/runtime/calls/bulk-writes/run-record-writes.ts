import { sessionMark } from '@renderer/runtime/state/session-mark';
import type { RecordOutcome, RecordWrite, RecordWritesEnd } from '@shared/contract/desktop/record-writes';
import { failed, ok, type Result } from '@shared/contract/result';
import { ask, bridge } from '../bridge';

interface RunOptions {
  /** Stops the run: requests that were sent are completed, and no more are sent. */
  signal?: AbortSignal;
  /** Called for each record as soon as its result is known. */
  onOutcome?(at: number, outcome: RecordOutcome): void;
}

/** Lets the main process write many records, with one call each. Never rejects. */
export async function runRecordWrites(
  writes: readonly RecordWrite[],
  { signal, onOutcome }: RunOptions = {},
): Promise<Result<RecordWritesEnd>> {
  const id = crypto.randomUUID();
  const mark = sessionMark();
  const heard = new Set<number>();
  const hear = (at: number, outcome: RecordOutcome): void => {
    if (heard.has(at)) return;
    heard.add(at);
    onOutcome?.(at, outcome);
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<RecordWritesEnd>();
  const stopListening = [
    bridge.on('bulkWrites.recordWritten', (written) => written.id === id && hear(written.at, written.outcome)),
    bridge.on('bulkWrites.recordsEnded', (run) => run.id === id && end(run)),
  ];
  const stop = (): void => void ask('bulkWrites.stop', { id });
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const started = await ask('bulkWrites.start', { target: 'records', id, writes: [...writes] });
    if (!started.ok) return started;
    const { outcomes, halt } = await ended;
    void ask('bulkWrites.close', { id });
    // Results of a run belong to the session that started it.
    if (mark !== sessionMark()) return failed('cancelled');
    for (const [at, outcome] of outcomes.entries()) if (outcome) hear(at, outcome);
    return ok({ outcomes, halt });
  } finally {
    for (const stopOne of stopListening) stopOne();
    signal?.removeEventListener('abort', stop);
  }
}
