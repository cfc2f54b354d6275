import type { Worker } from 'node:worker_threads';
import { openThread, ThreadEndedError } from '@main/system/ports/thread';
import { TimeLimitError, withinLimit } from '@main/system/time/time-limit';
import type { TableChoice } from '@shared/contract/desktop/imports';
import type { TableResult } from './read-table';
import type { TableOrder } from './table-worker';

export interface TableReaderDeps {
  /** Starts `table-worker.ts` in its own thread with a memory limit. */
  startWorker: () => Worker;
  /** Time limit in ms; tests pass a shorter one. */
  limitMs?: number;
}

export interface TableReader {
  read(bytes: Uint8Array, choice?: TableChoice): Promise<TableResult>;
}

/** Time limit from the start of the thread. A file of 20,000 lines takes a fraction of it; a file that takes longer is malicious. */
const timeLimitMs = 2000;
/** Time limit for starting the thread on a busy computer. */
const startLimitMs = 10_000;

/** Reads one file in its own thread, so that a file that crashes the thread doesn't affect the app. */
export function createTableReader({ startWorker, limitMs = timeLimitMs }: TableReaderDeps): TableReader {
  return {
    async read(bytes, choice = {}) {
      const thread = openThread<TableOrder, TableResult>(startWorker());
      try {
        await withinLimit(Promise.race([thread.online, thread.ended]), startLimitMs);
        thread.send({ bytes, choice });
        return await withinLimit(thread.next(), limitMs);
      } catch (error) {
        if (error instanceof TimeLimitError) return { ok: false, code: 'tableTooSlow' };
        // An error of the thread (instead of its end) means that it ran out of memory.
        return { ok: false, code: error instanceof ThreadEndedError ? 'tableUnreadable' : 'tableTooLarge' };
      } finally {
        thread.close();
      }
    },
  };
}
