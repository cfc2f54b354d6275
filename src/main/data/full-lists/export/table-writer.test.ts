import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { ExportTable } from './export-table';
import { createTableWriter } from './table-writer';

const table: ExportTable = {
  columns: [{ key: 'order', head: 'Order' }],
  types: { order: 'number' },
  values: { order: Array.from({ length: 2001 }, (_, at) => at) },
  count: 2001,
};
const order = { format: 'csvComma', language: 'en', title: 'Orders', notes: [], paper: null } as const;

/** Writes a table with a worker thread that runs this code. */
function write(code: string, { limitMs = 60_000, signal = new AbortController().signal, told = [] as number[] } = {}) {
  const program = `const { parentPort } = require('node:worker_threads'); let [rows, waiting, most] = [0, 0, 0];
    parentPort.on('message', ({ kind, portion }) => { ${code} });`;
  const startWorker = (): Worker => new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  return createTableWriter({ startWorker, limitMs }).write(table, order, { signal, onProgress: (done) => told.push(done) });
}

const takes = `if (kind === 'rows') {
  waiting += 1; most = Math.max(most, waiting);
  setImmediate(() => { waiting -= 1; rows += portion.count; parentPort.postMessage({ kind: 'taken', rows: portion.count }); });
}
if (kind === 'end') parentPort.postMessage({ kind: 'made', file: { rows, most } });`;

describe('the thread that makes a file', () => {
  it('gets the rows a few at a time, and says how far it is', async () => {
    const told: number[] = [];
    expect(await write(takes, { told })).toEqual({ rows: 2001, most: expect.toSatisfy((most: number) => most <= 2) });
    expect(told).toEqual([400, 800, 1200, 1600, 2000, 2001]);
  });

  it.each([
    ['breaks', 'throw new Error("broken")', 'broken'],
    ['ends', 'process.exit(0)', 'ended before'],
    ['has no memory left', 'const all = []; for (;;) all.push(new Array(100000).fill(1.5));', 'memory'],
  ])('that %s is told of, and the app goes on', async (_what, code, words) => {
    await expect(write(code)).rejects.toThrow(words);
  });

  it('that says nothing any more is given up, and one that is stopped ends at once', async () => {
    await expect(write('', { limitMs: 100 })).rejects.toThrow('no answer');
    const stop = new AbortController();
    const stopped = write('for (;;);', { signal: stop.signal });
    setTimeout(() => stop.abort(), 20);
    await expect(stopped).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  });
});
