import type { Worker } from 'node:worker_threads';
import { openThread } from '@main/system/ports/thread';
import { withinLimit } from '@main/system/time/time-limit';
import { FailureError } from '@shared/contract/result';
import { type ExportTable, toLineCount, toPortions } from './export-table';
import type { ThreadAnswer, ThreadOrder } from './export-worker';
import type { FileOrder, MadeFile } from './table-file';

export interface TableWriterDeps {
  /** Starts `export-worker.ts` in its own thread with a memory limit. */
  startWorker: () => Worker;
  /** Time limit per portion, in ms; tests pass a shorter one. */
  limitMs?: number;
}

interface WriteOptions {
  /** Aborts at once; `write` rejects with `cancelled` then. */
  signal: AbortSignal;
  /** Called after each portion with the number of rows. */
  onProgress?: (done: number, total: number) => void;
}

export type OrderOfFile = Omit<FileOrder, 'columns' | 'types' | 'unfolding' | 'lines'>;

/** Makes the file of a table. */
export interface TableWriter {
  write(table: ExportTable, order: OrderOfFile, options: WriteOptions): Promise<MadeFile>;
}

/** Time limit for one portion; the slowest computer needs a small part of it. */
const timeLimitMs = 60_000;
/** Portions that wait in the thread; enough that it never waits for the next one. */
const mostOnTheirWay = 2;

/** Returns the file's order from a table and its format. */
export function toFileOrder(table: ExportTable, order: OrderOfFile): FileOrder {
  const { columns, types, unfolding } = table;
  const of = unfolding && { list: unfolding.list, codes: unfolding.codes, lines: unfolding.lines };
  return { ...order, columns, types, unfolding: of ?? null, lines: toLineCount(table) };
}

/** Makes one file in its own thread, so that the app isn't blocked. The rows are sent portion by portion. */
export function createTableWriter({ startWorker, limitMs = timeLimitMs }: TableWriterDeps): TableWriter {
  return {
    async write(table, order, { signal, onProgress }) {
      if (signal.aborted) throw new FailureError({ code: 'cancelled' });
      const thread = openThread<ThreadOrder, ThreadAnswer>(startWorker(), signal);
      const next = (): Promise<ThreadAnswer> => withinLimit(thread.next(), limitMs);
      try {
        thread.send({ kind: 'begin', order: toFileOrder(table, order) });
        let [onTheirWay, done] = [0, 0];
        const wait = async (): Promise<void> => {
          const answer = await next();
          if (answer.kind !== 'taken') throw new Error('the thread has answered out of turn');
          onTheirWay -= 1;
          done += answer.rows;
          onProgress?.(done, table.count);
        };
        for (const portion of toPortions(table)) {
          if (onTheirWay >= mostOnTheirWay) await wait();
          thread.send({ kind: 'rows', portion }, portion.rows ? [portion.rows.buffer] : []);
          onTheirWay += 1;
        }
        while (onTheirWay > 0) await wait();
        thread.send({ kind: 'end' });
        const made = await next();
        if (made.kind !== 'made') throw new Error('the thread has answered out of turn');
        return made.file;
      } finally {
        thread.close();
      }
    },
  };
}
