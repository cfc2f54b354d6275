import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { createTableReader } from './table-reader';

/** Reads with a worker thread that runs this code. */
const read = (code: string, limitMs = 60_000) => {
  const program = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (bytes) => { ${code} });`;
  const startWorker = (): Worker => new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  return createTableReader({ startWorker, limitMs }).read(new Uint8Array([1, 2]));
};

describe('the thread that reads a file', () => {
  it('gives the table', async () => {
    const table = { rows: [['1', '2']], encoding: null, separator: null, sheets: [], sheet: null, merged: 0, hidden: 0, unread: 0 };
    const result = await read(`parentPort.postMessage({ ok: true, table: ${JSON.stringify(table)} })`);
    expect(result).toEqual({ ok: true, table });
  });

  it.each<[string, string, string, number?]>([
    ['takes too long', 'for (;;);', 'tableTooSlow', 100],
    ['never answers', '', 'tableTooSlow', 100],
    ['ends', 'process.exit(1)', 'tableUnreadable'],
    ['breaks', 'throw new Error()', 'tableTooLarge'],
    ['has no memory left', 'const all = []; for (;;) all.push(new Array(100000).fill(1.5));', 'tableTooLarge'],
  ])('that %s ends with a word, and the app goes on', async (_what, code, word, limitMs) => {
    expect(await read(code, limitMs)).toEqual({ ok: false, code: word });
  });
});
