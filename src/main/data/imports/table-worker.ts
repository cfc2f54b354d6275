import { parentPort } from 'node:worker_threads';
import type { TableChoice } from '@shared/contract/desktop/imports';
import { readTable } from './read-table';

export interface TableOrder {
  bytes: Uint8Array;
  choice: TableChoice;
}

parentPort?.on('message', async ({ bytes, choice }: TableOrder) => {
  parentPort?.postMessage(await readTable(bytes, choice));
});
