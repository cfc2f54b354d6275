import { noteUndo } from '@renderer/runtime/calls/undo/undo';
import { notify } from '@renderer/runtime/notices/notify';
import { sessionMark } from '@renderer/runtime/state/session-mark';
import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type BulkOutcome, type BulkProgress, type BulkWrite, writeEach } from './write-each';

export interface BulkRun<Row> {
  /** Null while nothing runs. */
  progress: BulkProgress | null;
  /** Asked to stop; what was sent is still on its way. */
  isStopping: boolean;
  /** What the last run left undone; null when there was none or everything went well. */
  rest: BulkOutcome<Row> | null;
  /** Nothing happens while a run is going on. */
  start(write: BulkWrite<Row>, rows: readonly Row[]): Promise<void>;
  /** Lets the running calls end and sends no more. */
  stop(): void;
}

interface BulkRunOptions<Row> {
  /** Of what runs, for the question whether to leave it. */
  title: string;
  /** Toasted when every row was written; of how many. */
  success: string | ((accepted: number) => string);
  /** Successes of one kind share a message; default the title. */
  kind?: string;
  /** How many rows someone else had written before; for writes that find such rows. */
  unchanged?(count: number): string;
  /** Called once per run with those that the server saved, if there are any. */
  onWritten(rows: readonly Row[]): void;
  /** Everything was written. */
  onDone(): void;
}

/** Writes rows with progress, can be stopped, tells the outcome once, and keeps what is left for another try. */
export function useBulkWrite<Row>(options: BulkRunOptions<Row>): BulkRun<Row> {
  const t = useTexts();
  const client = useQueryClient();
  const id = useId();
  const running = useRef<AbortController | null>(null);
  const isShown = useRef(true);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isStopping, setStopping] = useState(false);
  const [rest, setRest] = useState<BulkOutcome<Row> | null>(null);

  const stop = (): void => {
    running.current?.abort();
    setStopping(true);
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      running.current?.abort();
      unsavedWork.remove(id);
    };
  }, [id]);

  const tell = ({ written, unchanged }: BulkOutcome<Row>, total: number, undoing: ReturnType<typeof noteUndo> | null): void => {
    const { success } = options;
    const done = written.length;
    const found = unchanged.length > 0 ? options.unchanged?.(unchanged.length) : undefined;
    if (found !== undefined) notify.info(found);
    if (done > 0 && done + unchanged.length === total)
      notify.success(typeof success === 'function' ? success(done) : success, undoing?.action, undoing?.about, toShared(options, done));
    // After the screen is left, its dialog says nothing to anyone.
    else if (done + unchanged.length < total && !isShown.current && isSignedIn(useSession.getState()))
      notify.info(t('bulk.progress', { done, total }), undoing?.action, undoing?.about);
  };

  const start = async (write: BulkWrite<Row>, rows: readonly Row[]): Promise<void> => {
    if (running.current) return;
    const mark = sessionMark();
    const control = new AbortController();
    running.current = control;
    setRest(null);
    setStopping(false);
    setProgress({ done: 0, total: rows.length });
    // Leaving the screen or the window would stop it half-way: they ask first.
    if (rows.length > 1) unsavedWork.put(id, { title: options.title, discard: stop });
    const outcome = await writeEach(write, rows, { client, signal: control.signal, onProgress: setProgress });
    running.current = null;
    // After the end of the session the screen stays, under the question for the password, until what is left was tried again or given up.
    if (!outcome.isOfEndedSession) unsavedWork.remove(id);
    setProgress(null);
    const made = outcome.written.length > 0 ? write.toUndo?.(outcome.written) : null;
    tell(outcome, rows.length, made && mark === sessionMark() ? noteUndo(client, made) : null);
    if (outcome.written.length > 0) options.onWritten(outcome.written);
    if (toLeftRows(outcome).length === 0) options.onDone();
    else setRest(outcome);
  };

  return { progress, isStopping, rest, start, stop };
}

function toShared<Row>({ title, kind = title, success }: BulkRunOptions<Row>, done: number): Parameters<typeof notify.success>[3] {
  if (typeof success === 'string') return undefined;
  return { kind, amounts: { rows: done }, toText: ({ rows = 0 }) => success(rows) };
}

/** What another try is for. */
export function toLeftRows<Row>({ failed, changedBySomeone, notSent }: BulkOutcome<Row>): Row[] {
  return [...failed.map(({ row }) => row), ...changedBySomeone, ...notSent];
}
