import { type DraftContent, packDraft } from './stored-draft';

/** Delay in milliseconds after the last key press before a draft is written. */
const quietMs = 800;
const longestWaitMs = 1600;

interface DraftKeeperDeps {
  /** Resolves when the draft is on disk, or when writing failed. */
  write: (text: string) => Promise<void>;
  remove: () => void;
  /** Fields that are never written to disk. */
  secrets: () => readonly string[];
  /** The draft of an earlier run that the user hasn't restored or discarded yet. */
  offered: () => DraftContent | null;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

interface Waiting {
  since: number;
  timer: ReturnType<typeof setTimeout>;
  content: DraftContent;
}

/** Decides what is on disk for one form: its own values, the offered draft, or nothing. */
export function createDraftKeeper({ write, remove, secrets, offered }: DraftKeeperDeps) {
  let waiting: Waiting | null = null;
  let hasWritten = false;
  let writing: Promise<void> = Promise.resolve();
  /** Whether a draft of this form's own is on disk or about to be. */
  const hasOwn = (): boolean => hasWritten || waiting !== null;

  function stopWaiting(): void {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  }

  function put(text: string): void {
    writing = Promise.all([writing, write(text)]).then(() => undefined);
  }

  /** Called when the values are saved or discarded. Afterwards, only the offered draft is on disk. */
  function forget(): void {
    stopWaiting();
    const earlier = offered();
    const text = earlier && packDraft(earlier, secrets());
    if (!text) remove();
    else if (hasWritten) put(text);
    hasWritten = false;
  }

  function writeWaiting({ content }: Pick<Waiting, 'content'>): void {
    const text = packDraft(content, secrets());
    stopWaiting();
    if (text !== null) {
      hasWritten = true;
      put(text);
    } else if (hasWritten) forget();
  }

  /** Writes the waiting values at once; resolves when no write is running. */
  function flush(): Promise<void> {
    if (waiting) writeWaiting(waiting);
    return writing;
  }

  /** Schedules a write of the values; several key presses result in one write. */
  function keep(content: DraftContent): void {
    const since = waiting?.since ?? Date.now();
    stopWaiting();
    const delayMs = Math.max(0, Math.min(quietMs, since + longestWaitMs - Date.now()));
    waiting = { since, timer: setTimeout(() => void flush(), delayMs), content };
  }

  return { keep, flush, forget, hasOwn };
}
