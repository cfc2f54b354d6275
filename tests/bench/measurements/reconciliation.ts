import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FullLists } from '@main/data/full-lists/full-lists';
import type { FullListRowsOf } from '@main/data/full-lists/list-queries';
import { createListValues } from '@main/data/full-lists/list-values';
import { createRowStore, type Row, readRowsAt, toRowEntry } from '@main/data/full-lists/row-store';
import { createReconciliation } from '@main/data/reconciliation/reconciliation';
import { createReconciliationFiles } from '@main/data/reconciliation/reconciliation-files';
import { createSampleShop } from '@sample-shop/sample-shop';
import type { SettlementFile, SettlementLine } from '@shared/contract/desktop/reconciliation';
import { calls } from '@shared/contract/tables/registry';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Fils } from '@shared/domain/money';
import { type Measurement, median, toMeasurement } from '../measurement';

const ordersOfEach = 10_000;
const lineCount = 20_000;
const times = 5;
const mb = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the memory in use in MB, after a collection. */
function readMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / mb;
}

type ListName = 'orders.list' | 'guestOrders.list';

/** Both lists of orders as they are in memory after a full load, and the lines of a file of their payments. */
function prepare() {
  const { tables } = createSampleShop({ orders: ordersOfEach }).store;
  const facts = createListValues(() => 5);
  const stored = { 'orders.list': tables.orders.all(), 'guestOrders.list': tables.guestOrders.all() };
  const lines: SettlementLine[] = [];
  const toList = (name: ListName): FullListRowsOf => {
    const { rows } = calls[name].answer.decode({ data: { data: stored[name], totalItems: ordersOfEach } });
    for (const row of rows) {
      const [{ Ref } = { Ref: '' }] = row.payments;
      if (!Ref && lines.length % 3 > 0) continue;
      lines.push({
        ...{ line: lines.length + 2, kind: 'payment', ref: Ref || `X${lines.length}`, invoice: '', fils: row.total, feeFils: 150 as Fils },
        ...{ day: toKuwaitDay(new Date(row.createdAt)), terminal: 'K104', card: '4417' },
      });
    }
    const columns = createRowStore(facts[name], (rows as Row[]).map(toRowEntry(facts[name]))).columns();
    const state = { of: rows.length, readAt: '2026-11-28T10:00:00.000Z', gap: null, unreadable: 0, reading: { kind: 'none' } } as const;
    return { state, columns, rows: (places) => readRowsAt(columns, places) };
  };
  const lists = { 'orders.list': toList('orders.list'), 'guestOrders.list': toList('guestOrders.list') };
  const [pattern] = lines;
  while (pattern && lines.length < lineCount) lines.push({ ...pattern, line: lines.length + 2, ref: `Y${lines.length}` });
  const file: SettlementFile = {
    ...{ id: 'a'.repeat(64), name: 'KNET.xlsx', lines: lines.slice(0, lineCount), ownFils: null, unreadable: [] },
    methods: ['knet', 'visa'],
  };
  return { lists, file };
}

/** A new service, without any result in its caches; files are in memory. */
function createService(lists: Record<ListName, FullListRowsOf>) {
  const stored = new Map<string, string>();
  const files = createReconciliationFiles({
    files: {
      ids: async (_owner, suffix) => [...stored.keys()].filter((key) => key.endsWith(suffix)).map((key) => key.slice(0, -suffix.length)),
      save: async (_owner, id, suffix, content) => void stored.set(id + suffix, JSON.stringify(content)),
      read: async (_owner, id, suffix) => JSON.parse(stored.get(id + suffix) ?? 'null'),
      remove: async (_owner, id, suffix) => void stored.delete(id + suffix),
    },
    log: { warn: () => undefined, error: () => '' } as never,
  });
  const whole: FullLists['whole'] = ({ list }) => lists[list as ListName];
  const save = async () => ({ path: null, rows: 0, bytes: 0 });
  return createReconciliation({ lists: { whole, renew: async () => undefined }, files, account: () => 'someone', save });
}

/** From the start with a file until its first page of rows, with both lists of orders loaded; and the memory that the result takes. */
export async function measureReconciliation(): Promise<Measurement[]> {
  const { lists, file } = prepare();
  const durations: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const before = readMemory();
    let peak = 0;
    const watch = setInterval(() => {
      const { heapUsed, external } = process.memoryUsage();
      peak = Math.max(peak, (heapUsed + external) / mb);
    }, 5);
    const started = performance.now();
    const { handlers } = createService(lists);
    await handlers['reconciliation.start'](file, {} as never);
    await handlers['reconciliation.lines']({ group: 'matched', filters: {}, page: 1 }, {} as never);
    durations.push(performance.now() - started);
    clearInterval(watch);
    memory.push(Math.max(peak, readMemory()) - before);
  }
  const what = `${lineCount} lines with ${2 * ordersOfEach} orders`;
  return [
    toMeasurement({
      what: `Match ${what}`,
      goal: { limit: 2000, unit: 'ms', is: 'atMost' },
      value: median(durations),
      values: durations,
      note: 'Saving the lines, parsing both lists of orders, matching, and the first page; without reading the file and loading the orders.',
    }),
    toMeasurement({
      what: `Memory to match ${what}`,
      goal: { limit: 150, unit: 'MB', is: 'atMost' },
      value: Math.max(...memory),
      values: memory,
      note: 'The most in use at any time above what was in use before, uncollected objects included; the lists of orders were in memory before.',
    }),
  ];
}
