import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';

/** Notifies the user once per run that the disk refuses; the log has every error. */
export interface StorageAlarm {
  ring(error: unknown): void;
  /** Runs optional work that may fail with the disk. */
  attempt(work: () => void): void;
}

export function createStorageAlarm({ notices, log }: { notices: Notices; log: Logger }): StorageAlarm {
  let isTold = false;
  function ring(error: unknown): void {
    const reference = log.error('printing.storageFailed', error);
    if (isTold) return;
    isTold = true;
    notices.push({ kind: 'journalUnavailable', reference });
  }
  return {
    ring,
    attempt(work) {
      try {
        work();
      } catch (error) {
        ring(error);
      }
    },
  };
}
