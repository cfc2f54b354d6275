import type { Worker } from 'node:worker_threads';
import { openThread, ThreadEndedError } from '@main/system/ports/thread';
import { TimeLimitError, withinLimit } from '@main/system/time/time-limit';
import type { TableChoice } from '@shared/contract/desktop/imports';
import type { TableResult } from './read-table';
import type { TableOrder } from './table-worker';

export interface TableReaderDeps {
  /** Starts `table-worker.ts` in a thread of its own, whose memory has a limit. */
  startWorker: () => Worker;
  /** Tests pass a shorter time. */
  limitMs?: number;
}

export interface TableReader {
  read(bytes: Uint8Array, choice?: TableChoice): Promise<TableResult>;
}

/** From when the thread runs. A file of 20,000 lines takes a part of it; what takes longer was made to. */
const timeLimitMs = 2000;
/** Until the thread runs, on a computer that has much else to do. */
const startLimitMs = 10_000;

/** Reads one file in a thread that ends with it: whatever the file does to the thread, the app goes on. */
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
        // A thread that breaks had no memory left for the file.
        return { ok: false, code: error instanceof ThreadEndedError ? 'tableUnreadable' : 'tableTooLarge' };
      } finally {
        thread.close();
      }
    },
  };
}
