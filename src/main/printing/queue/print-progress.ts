import type { QueueContent } from '@shared/contract/printing/printing';
import { createNanoEvents } from 'nanoevents';
import type { StorageAlarm } from './storage-alarm';

/** How far the queue is, for whoever decides whether the program may end. */
export interface PrintingProgress {
  /** As `QueueContent.unsent`; 0 while the journal cannot be read. */
  unsent(): number;
  /** Sheets that only a person gets on: failed, uncertain, or waiting for a printer that is paused or in trouble. */
  stuck(): number;
  /** What was not sent waits for a person's word at the next start; only a sheet that is being handed over still goes out. */
  hold(): void;
  /** After changes, a few times a second at most. */
  onChanged(listener: () => void): void;
}

/** Tells the rest of the program how far the queue is. */
export interface ReportedProgress extends PrintingProgress {
  tell(queue: QueueContent): void;
}

export interface PrintProgressDeps {
  read(): QueueContent;
  hold(): void;
}

export function createPrintProgress(deps: PrintProgressDeps, alarm: StorageAlarm): ReportedProgress {
  const events = createNanoEvents<{ changed(): void }>();
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
