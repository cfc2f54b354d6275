import { parentPort } from 'node:worker_threads';
import { readTable } from './read-table';

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await readTable(bytes));
});
