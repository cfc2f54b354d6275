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
  /** Null while no run is active. */
  progress: BulkProgress | null;
  /** A stop was requested; sent calls are still running. */
  isStopping: boolean;
  /** The remaining rows of the last run; null if there was none or every row was written. */
  rest: BulkOutcome<Row> | null;
  /** Does nothing while a run is active. */
  start(write: BulkWrite<Row>, rows: readonly Row[]): Promise<void>;
  /** Sends no further calls; running calls finish. */
  stop(): void;
}

interface BulkRunOptions<Row> {
  /** Name of the run in the question before leaving. */
  title: string;
  /** Message after every row was written; a function gets the number of rows. */
  success: string | ((accepted: number) => string);
  /** Successes of one kind replace each other's message; the title by default. */
  kind?: string;
  /** Message for rows that someone else had already changed to the same values, for writes that detect such rows. */
  unchanged?(count: number): string;
  /** Called once per run with the rows that the server saved, if there are any. */
  onWritten(rows: readonly Row[]): void;
  /** Called when every row was written. */
  onDone(): void;
}

/** Writes rows with progress, can be stopped, reports the result once, and retains the remaining rows for a retry. */
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
    // After the screen is closed, its dialog can't show the result.
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
    // Leaving the screen or closing the window would stop the run halfway, so both ask first.
    if (rows.length > 1) unsavedWork.put(id, { title: options.title, discard: stop });
    const outcome = await writeEach(write, rows, { client, signal: control.signal, onProgress: setProgress });
    running.current = null;
    // After the end of the session, the screen stays below the password dialog until the rest was retried or discarded.
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

/** Returns the rows of a retry. */
export function toLeftRows<Row>({ failed, changedBySomeone, notSent }: BulkOutcome<Row>): Row[] {
  return [...failed.map(({ row }) => row), ...changedBySomeone, ...notSent];
}
