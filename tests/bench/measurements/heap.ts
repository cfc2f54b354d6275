import type { Page } from '@playwright/test';
import { inEnglish } from '../../support/texts';
import { type Bench, type Measurement, toMeasurement } from '../measurement';
import { lookAtPage, openGuestOrders } from '../tools/guest-orders';

const collections = 3;
const idleMs = 3000;
const mb = 1024 * 1024;

/** Returns the heap's sizes in MB after a forced garbage collection. */
export async function readHeapMb(page: Page): Promise<{ script: number; dom: number }> {
  const client = await page.context().newCDPSession(page);
  for (let run = 0; run < collections; run += 1) await client.send('HeapProfiler.collectGarbage');
  const usage = (await client.send('Runtime.getHeapUsage')) as { usedSize: number; embedderHeapUsedSize?: number };
  await client.detach();
  return { script: usage.usedSize / mb, dom: (usage.embedderHeapUsedSize ?? 0) / mb };
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Parts of the heap that belong to the engine: compiled code, and hidden classes of objects, which it stores for every shape it has met.
 */
const ofTheEngine: ReadonlySet<string> = new Set(['code', 'object shape', 'hidden']);

/**
 * Returns the MB of objects, strings, closures, and everything else that the page itself has created, from a snapshot, which collects
 * garbage first.
 */
export async function readOwnHeapMb(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!ofTheEngine.has(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes / mb;
}

export async function measureHeap(bench: Bench): Promise<Measurement[]> {
  const { page } = await openGuestOrders(bench);
  // Includes everything that the app loads when idle.
  await page.waitForTimeout(idleMs);
  const first = await readHeapMb(page);
  const next = page.getByRole('button', { name: inEnglish('lists.nextPage') });
  while (!(await next.getAttribute('aria-disabled'))) {
    await next.click();
    await lookAtPage(page);
  }
  const last = await readHeapMb(page);
  return [
    toMeasurement({
      what: 'Heap on the list',
      goal: { limit: 17, unit: 'MB', is: 'atMost' },
      value: first.script,
      values: [first.script],
      note: `JavaScript heap of the page after a forced collection, guest orders, 20 rows, signed in a moment ago; the DOM's own heap is ${first.dom.toFixed(1)} MB besides.`,
    }),
    toMeasurement({
      what: 'Heap on the list after all 15 pages',
      goal: null,
      unit: 'MB',
      value: last.script,
      values: [last.script],
      note: 'The same after every page was shown once; all 300 orders are in the cache.',
    }),
  ];
}
