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
  /** Toasted when every row was accepted; of how many. */
  success: string | ((accepted: number) => string);
  /** Successes of one kind share a message; default the title. */
  kind?: string;
  /** How many rows someone else had written before; for writes that find such rows. */
  already?(count: number): string;
  /** Told once per run with those that the server accepted, if there are any. */
  onAccepted(rows: readonly Row[]): void;
  /** Everything was accepted. */
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

  const tell = ({ accepted, already }: BulkOutcome<Row>, total: number, undoing: ReturnType<typeof noteUndo> | null): void => {
    const { success } = options;
    const done = accepted.length;
    const found = already.length > 0 ? options.already?.(already.length) : undefined;
    if (found !== undefined) notify.info(found);
    if (done > 0 && done + already.length === total)
      notify.success(typeof success === 'function' ? success(done) : success, undoing?.action, undoing?.about, toShared(options, done));
    // After the screen is left, its dialog says nothing to anyone.
    else if (done + already.length < total && !isShown.current && isSignedIn(useSession.getState()))
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
    if (!outcome.refused.some(({ failure }) => failure.code === 'sessionEnded')) unsavedWork.remove(id);
    setProgress(null);
    const made = outcome.accepted.length > 0 ? write.toUndo?.(outcome.accepted) : null;
    tell(outcome, rows.length, made && mark === sessionMark() ? noteUndo(client, made) : null);
    if (outcome.accepted.length > 0) options.onAccepted(outcome.accepted);
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
export function toLeftRows<Row>({ refused, held, unsent }: BulkOutcome<Row>): Row[] {
  return [...refused.map(({ row }) => row), ...held, ...unsent];
}
