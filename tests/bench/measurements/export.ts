import { toExportFile } from '@main/lists/export-file';
import { createListFacts } from '@main/lists/facts';
import { unfold } from '@main/lists/list-parts';
import { createRowStore, toRowEntry } from '@main/lists/row-store';
import { aGuestOrder, twoLines } from '../../support/samples/order-rows';
import { type Measurement, toMeasurement } from '../measurement';

const orders = 20_000;
const megabyte = 1024 * 1024;

/** What the main process does from the whole list on, without the dialog that asks where to. */
export async function measureExport(): Promise<Measurement[]> {
  const facts = createListFacts(() => 5)['guestOrders.list'];
  const store = createRowStore(
    facts,
    Array.from({ length: orders }, (_, at) => aGuestOrder(at + 1, { sub_carts: twoLines })).map(toRowEntry(facts)),
  );
  const { values } = store.columns();
  const table = { kinds: facts.kinds, values, count: orders, rowAt: (line: number) => store.rows([line])[0] };
  const results: Measurement[] = [];
  for (const each of ['row', 'part'] as const) {
    global.gc?.();
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 20);
    const from = performance.now();
    const cpu = process.cpuUsage();
    const lines = each === 'row' ? table : unfold('guestOrders.list', table, { codes: new Map() });
    const columns = Object.keys(lines.kinds).map((key) => ({ key, head: key }));
    const file = await toExportFile({ ...lines, columns }, { format: 'xlsx', language: 'ar', title: 'Orders' });
    const took = performance.now() - from;
    const { user, system } = process.cpuUsage(cpu);
    clearInterval(watch);
    peak = Math.max(peak, process.memoryUsage.rss());
    const note = `${lines.count} lines of ${columns.length} columns, ${(file.byteLength / megabyte).toFixed(1)} MB on the disk; in a process of its own, from the list that was read on.`;
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
        what: `${what}: growth of memory`,
        note: `${note} Resident memory, at its highest, without collecting by force.`,
        goal: { limit: 150, unit: 'MB', is: 'atMost' },
        value: (peak - before) / megabyte,
        values: [before / megabyte, peak / megabyte],
      }),
    );
  }
  return results;
}
