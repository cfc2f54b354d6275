import { parentPort } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ExportPortion } from './export-table';
import { createTableFile, type FileOrder, type MadeFile, type TableFile } from './table-file';

export type ThreadOrder = { kind: 'begin'; order: FileOrder } | { kind: 'rows'; portion: ExportPortion } | { kind: 'end' };
/** The worker responds to each portion once it is written, so that only a few portions wait. */
export type ThreadAnswer = { kind: 'taken'; rows: number } | { kind: 'made'; file: MadeFile };

let file: TableFile | null = null;
const inTurn = pLimit(1);

async function carryOut(order: ThreadOrder): Promise<void> {
  if (order.kind === 'begin') {
    file = createTableFile(order.order);
    return;
  }
  if (!file) throw new Error('no file was begun');
  if (order.kind === 'rows') {
    await file.add(order.portion);
    answer({ kind: 'taken', rows: order.portion.count });
    return;
  }
  const made = await file.end();
  answer({ kind: 'made', file: made }, made.kind === 'bytes' ? [made.bytes.buffer] : []);
}

function answer(said: ThreadAnswer, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(said, moved);
}

// Process messages one after the other. An error ends the thread, and the table writer is notified of that.
parentPort?.on('message', (order: ThreadOrder) => {
  void inTurn(() => carryOut(order));
});
