import type { QueueView } from '@shared/contract/printing';
import type { PrintingProgress } from '../printing-port';
import type { PrintQueue } from './print-queue';
import type { StorageAlarm } from './storage-alarm';

/** Tells the rest of the program how far the queue is. */
export interface ToldProgress extends PrintingProgress {
  tell(view: QueueView): void;
}

export function createPrintProgress(queue: Pick<PrintQueue, 'view' | 'hold'>, alarm: StorageAlarm): ToldProgress {
  const listeners = new Set<() => void>();
  /** While listeners are told; each of them asks. */
  let told: QueueView | null = null;

  /** What cannot be read keeps nobody waiting. */
  function countIn(read: (view: QueueView) => number): number {
    let count = 0;
    alarm.attempt(() => {
      count = read(told ?? queue.view());
    });
    return count;
  }

  return {
    unsent: () => countIn((view) => view.unsent),
    stuck: () => countIn(({ counts, unsent }) => counts.failed + counts.uncertain + counts.waiting + counts.sending - unsent),
    hold: queue.hold,
    onChanged: (listener) => void listeners.add(listener),
    tell(view) {
      told = view;
      try {
        for (const listener of listeners) listener();
      } finally {
        told = null;
      }
    },
  };
}
