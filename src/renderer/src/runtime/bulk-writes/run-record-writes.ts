import { ask, bridge } from '@renderer/runtime/calls/bridge';
import type { RecordOutcome, RecordWrite, RecordWritesEnd } from '@shared/contract/desktop/record-writes';
import type { Result } from '@shared/contract/result';

interface RunOptions {
  /** Records that are under way when it is raised end; no more are sent. */
  signal?: AbortSignal;
  /** Called for each record as soon as its result is known. */
  onOutcome?(at: number, outcome: RecordOutcome): void;
}

/** Has the main process write many records, one call each. Never rejects. */
export async function runRecordWrites(
  writes: readonly RecordWrite[],
  { signal, onOutcome }: RunOptions = {},
): Promise<Result<RecordWritesEnd>> {
  const run = crypto.randomUUID();
  const heard = new Set<number>();
  const hear = (at: number, outcome: RecordOutcome): void => {
    if (heard.has(at)) return;
    heard.add(at);
    onOutcome?.(at, outcome);
  };
  const stopListening = bridge.on('recordWrites.progressed', (progress) => {
    if (progress.run === run) hear(progress.at, progress.outcome);
  });
  const stop = (): void => void ask('recordWrites.stop', { run });
  signal?.addEventListener('abort', stop, { once: true });
  const end = await ask('recordWrites.run', { run, writes: [...writes] });
  stopListening();
  signal?.removeEventListener('abort', stop);
  // The answer may come before the last event.
  if (end.ok) for (const [at, outcome] of end.value.outcomes.entries()) if (outcome) hear(at, outcome);
  return end;
}
