import { type DraftContent, packDraft } from './stored-draft';

/** A draft is on disk this long after the last key at the latest. */
const quietMs = 800;
const longestWaitMs = 1600;

interface DraftKeeperDeps {
  /** Resolves once it is on disk, or could not be written. */
  write: (text: string) => Promise<void>;
  remove: () => void;
  /** Fields that never reach a disk. */
  secrets: () => readonly string[];
  /** The draft of an earlier run about which the person has not decided yet. */
  offered: () => DraftContent | null;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

interface Waiting {
  since: number;
  timer: ReturnType<typeof setTimeout>;
  content: DraftContent;
}

/** Decides what of one form stands on disk: its own values, what is offered, or nothing. */
export function createDraftKeeper({ write, remove, secrets, offered }: DraftKeeperDeps) {
  let waiting: Waiting | null = null;
  let hasWritten = false;
  let writing: Promise<void> = Promise.resolve();
  /** Something of this form's own is on disk, or will be soon. */
  const hasOwn = (): boolean => hasWritten || waiting !== null;

  function stopWaiting(): void {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  }

  function put(text: string): void {
    writing = Promise.all([writing, write(text)]).then(() => undefined);
  }

  /** The values are saved, or given up. What is offered is on disk afterwards, and nothing else. */
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

  /** Writes at once what waits; resolves once nothing is on its way to the disk any more. */
  function flush(): Promise<void> {
    if (waiting) writeWaiting(waiting);
    return writing;
  }

  /** Writes the values soon; a burst of keys makes one write. */
  function keep(content: DraftContent): void {
    const since = waiting?.since ?? Date.now();
    stopWaiting();
    const delayMs = Math.max(0, Math.min(quietMs, since + longestWaitMs - Date.now()));
    waiting = { since, timer: setTimeout(() => void flush(), delayMs), content };
  }

  return { keep, flush, forget, hasOwn };
}
