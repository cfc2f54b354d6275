import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createTableWriter } from '@main/data/full-lists/export/table-writer';
import { createListValues } from '@main/data/full-lists/list-values';
import { createRowStore, toRowEntry } from '@main/data/full-lists/row-store';
import { toColumnTypes } from '@shared/lists/lists';
import { aGuestOrder, twoLines } from '../../support/samples/order-rows';
import { type Measurement, toMeasurement } from '../measurement';

const orders = 20_000;
const megabyte = 1024 * 1024;
const built = join(import.meta.dirname, '../../../out/main');

/** Starts the built worker as the app does. */
function startWorker(): Worker {
  const file = readdirSync(built).find((name) => /^export-worker-.*\.js$/.test(name));
  if (!file) throw new Error('the thread was not built');
  return new Worker(join(built, file), { resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 } });
}

/** Measures the main process and the worker from the full list on, without the save dialog. */
export async function measureExport(): Promise<Measurement[]> {
  const facts = createListValues(() => 5)['guestOrders.list'];
  const store = createRowStore(
    facts,
    Array.from({ length: orders }, (_, at) => aGuestOrder(at + 1, { sub_carts: twoLines })).map(toRowEntry(facts)),
  );
  const { values, parts, bytes } = store.columns();
  const writer = createTableWriter({ startWorker });
  const results: Measurement[] = [];
  for (const each of ['row', 'part'] as const) {
    global.gc?.();
    const before = process.memoryUsage.rss();
    let [peak, seenAt, longest] = [before, performance.now(), 0];
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
      longest = Math.max(longest, performance.now() - seenAt - 5);
      seenAt = performance.now();
    }, 5);
    const from = performance.now();
    const cpu = process.cpuUsage();
    const types = toColumnTypes('guestOrders.list', each);
    const columns = Object.keys(types).map((key) => ({ key, head: key }));
    const lines = each === 'row' ? orders : parts.reduce((sum, count) => sum + count, 0);
    const unfolding = {
      list: 'guestOrders.list' as const,
      codes: new Map(),
      lines,
      bytesAt: (row: number) => bytes[row] ?? new Uint8Array(),
    };
    const table = { columns, types, values, count: orders, ...(each === 'part' && { unfolding }) };
    const order = { format: 'xlsx', language: 'ar', title: 'Orders', notes: [], paper: null } as const;
    const made = await writer.write(table, order, { signal: new AbortController().signal });
    const took = performance.now() - from;
    const { user, system } = process.cpuUsage(cpu);
    clearInterval(watch);
    peak = Math.max(peak, process.memoryUsage.rss());
    const size = made.kind === 'bytes' ? made.bytes.byteLength / megabyte : 0;
    const note = `${lines} lines of ${columns.length} columns, ${size.toFixed(1)} MB on the disk; from the list that was read on, the file in a thread of its own.`;
    const what = each === 'row' ? `${orders} orders as a workbook` : `${orders} orders line by line as a workbook`;
    results.push(
      toMeasurement({ what, note, goal: { limit: 5000, unit: 'ms', is: 'atMost' }, value: took, values: [took] }),
      toMeasurement({
        what: `${what}: time of the processor`,
        note: `${note} Of all threads; what a quiet computer needs.`,
        goal: null,
        value: (user + system) / 1000,
        values: [user / 1000, system / 1000],
      }),
      toMeasurement({
        what: `${what}: longest that nothing else is done`,
        note: `${note} In the thread of the main process, which hears *Stop* then; in milliseconds.`,
        goal: null,
        value: longest,
        values: [longest],
      }),
      toMeasurement({
        what: `${what}: growth of memory`,
        note: `${note} Resident memory of the process with the thread, at its highest, without collecting by force.`,
        goal: { limit: 150, unit: 'MB', is: 'atMost' },
        value: (peak - before) / megabyte,
        values: [before / megabyte, peak / megabyte],
      }),
    );
  }
  return results;
}
