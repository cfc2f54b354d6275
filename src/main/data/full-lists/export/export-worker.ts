import { parentPort } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ExportPortion } from './export-table';
import { createTableFile, type FileOrder, type MadeFile, type TableFile } from './table-file';

export type ThreadOrder = { kind: 'begin'; order: FileOrder } | { kind: 'rows'; portion: ExportPortion } | { kind: 'end' };
/** Each portion is answered when it is written, so that few wait. */
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

// One after the other. What breaks ends the thread, which whoever waits for it is told of.
parentPort?.on('message', (order: ThreadOrder) => {
  void inTurn(() => carryOut(order));
});
