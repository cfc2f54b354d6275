import type { Worker } from 'node:worker_threads';
import type { TableChoice } from '@shared/contract/desktop/imports';
import { TimeLimitError, withinLimit } from '../time/time-limit';
import type { TableResult } from './read-table';

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
      const worker = startWorker();
      try {
        const gone = new Promise<TableResult>((resolve) => {
          worker.on('error', () => resolve({ ok: false, code: 'tableTooLarge' }));
          worker.on('exit', () => resolve({ ok: false, code: 'tableUnreadable' }));
        });
        const started = new Promise<null>((resolve) => worker.once('online', () => resolve(null)));
        await withinLimit(Promise.race([started, gone]), startLimitMs);
        const answered = new Promise<TableResult>((resolve) => worker.once('message', resolve));
        worker.postMessage({ bytes, choice });
        return await withinLimit(Promise.race([answered, gone]), limitMs);
      } catch (error) {
        if (error instanceof TimeLimitError) return { ok: false, code: 'tableTooSlow' };
        throw error;
      } finally {
        void worker.terminate();
      }
    },
  };
}
