import type { QueueContent } from '@shared/contract/printing/printing';
import { createNanoEvents } from 'nanoevents';
import type { StorageAlarm } from './storage-alarm';

/** The queue's progress, which decides whether the program may end. */
export interface PrintingProgress {
  /** As `QueueContent.unsent`; 0 while the journal can't be read. */
  unsent(): number;
  /** Number of sheets that need the user: failed, uncertain, or waiting for a printer that is paused or in trouble. */
  stuck(): number;
  /**
   * Puts sheets that weren't sent on hold until the user confirms them at the next start; a sheet that is being handed over is still sent.
   */
  hold(): void;
  /** Called after changes, a few times a second at most. */
  onChanged(listener: () => void): void;
}

/** Reports the queue's progress to the rest of the program. */
export interface ReportedProgress extends PrintingProgress {
  tell(queue: QueueContent): void;
}

export interface PrintProgressDeps {
  read(): QueueContent;
  hold(): void;
}

export function createPrintProgress(deps: PrintProgressDeps, alarm: StorageAlarm): ReportedProgress {
  const events = createNanoEvents<{ changed(): void }>();
  /** Set while listeners are notified, because each of them requests the counts. */
  let told: QueueContent | null = null;

  /** Counts 0 if the journal can't be read, so that the program can still end. */
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
    onChanged: (listener) => void events.on('changed', listener),
    tell(queue) {
      told = queue;
      try {
        events.emit('changed');
      } finally {
        told = null;
      }
    },
  };
}
