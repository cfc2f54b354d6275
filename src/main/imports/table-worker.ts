import { parentPort } from 'node:worker_threads';
import type { TableChoice } from '@shared/contract/desktop/imports';
import { readTable } from './read-table';

parentPort?.on('message', async ({ bytes, choice }: { bytes: Uint8Array; choice: TableChoice }) => {
  parentPort?.postMessage(await readTable(bytes, choice));
});
