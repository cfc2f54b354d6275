import type { QueueContent } from '@shared/contract/printing';
import type { PrintingProgress } from '../printing-port';
import type { StorageAlarm } from './storage-alarm';

/** Tells the rest of the program how far the queue is. */
export interface ToldProgress extends PrintingProgress {
  tell(queue: QueueContent): void;
}

export interface PrintProgressDeps {
  read(): QueueContent;
  hold(): void;
}

export function createPrintProgress(deps: PrintProgressDeps, alarm: StorageAlarm): ToldProgress {
  const listeners = new Set<() => void>();
  /** While listeners are told; each of them asks. */
  let told: QueueContent | null = null;

  /** What cannot be read keeps nobody waiting. */
  function countIn(toCount: (queue: QueueContent) => number): number {
    let count = 0;
    alarm.attempt(() => {
      count = toCount(told ?? deps.read());
    });
    return count;
  }

  return {
    unsent: () => countIn((queue) => queue.unsent),
    stuck: () => countIn(({ counts, unsent }) => counts.failed + counts.uncertain + counts.waiting + counts.sending - unsent),
    hold: deps.hold,
    onChanged: (listener) => void listeners.add(listener),
    tell(queue) {
      told = queue;
      try {
        for (const listener of listeners) listener();
      } finally {
        told = null;
      }
    },
  };
}
