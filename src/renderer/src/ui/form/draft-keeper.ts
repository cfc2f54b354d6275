import { type DraftContent, packDraft } from './kept-draft';

/** A draft is on disk this long after the last key at the latest. */
const quietMs = 800;
const longestWaitMs = 1600;

interface DraftKeeperDeps {
  write: (text: string) => void;
  remove: () => void;
  /** Fields that never reach a disk. */
  secrets: () => readonly string[];
  /** The draft of an earlier run about which the person has not decided yet. */
  offered: () => DraftContent | null;
}

export interface DraftKeeper {
  /** Writes the values soon; a burst of keys makes one write. */
  keep: (content: DraftContent) => void;
  /** Writes at once what waits. */
  flush: () => void;
  /** The values are saved, or given up. What is offered is on disk afterwards, and nothing else. */
  forget: () => void;
  /** Something of this form's own is on disk, or will be soon. */
  hasOwn: () => boolean;
}

/** Decides what of one form stands on disk: its own values, what is offered, or nothing. */
export function createDraftKeeper({ write, remove, secrets, offered }: DraftKeeperDeps): DraftKeeper {
  let waiting: { since: number; timer: ReturnType<typeof setTimeout>; content: DraftContent } | null = null;
  let hasWritten = false;
  const hasOwn = (): boolean => hasWritten || waiting !== null;

  function stopWaiting(): void {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  }

  function forget(): void {
    stopWaiting();
    const earlier = offered();
    const text = earlier && packDraft(earlier, secrets());
    if (!text) remove();
    else if (hasWritten) write(text);
    hasWritten = false;
  }

  function flush(): void {
    if (!waiting) return;
    const text = packDraft(waiting.content, secrets());
    stopWaiting();
    if (text !== null) {
      hasWritten = true;
      write(text);
    } else if (hasWritten) forget();
  }

  function keep(content: DraftContent): void {
    const since = waiting?.since ?? Date.now();
    stopWaiting();
    const delayMs = Math.max(0, Math.min(quietMs, since + longestWaitMs - Date.now()));
    waiting = { since, timer: setTimeout(flush, delayMs), content };
  }

  return { keep, flush, forget, hasOwn };
}
