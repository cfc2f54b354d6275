import type { Page } from '@playwright/test';
import { lookAtPage, openGuestOrders } from './guest-orders';
import { type Bench, type Measurement, toMeasurement } from './measurement';

const collections = 3;
const idleMs = 3000;
const mb = 1024 * 1024;

/** After a forced collection. */
export async function readHeapMb(page: Page): Promise<{ script: number; dom: number }> {
  const client = await page.context().newCDPSession(page);
  for (let run = 0; run < collections; run += 1) await client.send('HeapProfiler.collectGarbage');
  const usage = (await client.send('Runtime.getHeapUsage')) as { usedSize: number; embedderHeapUsedSize?: number };
  await client.detach();
  return { script: usage.usedSize / mb, dom: (usage.embedderHeapUsedSize ?? 0) / mb };
}

export async function measureHeap(bench: Bench): Promise<Measurement[]> {
  const { page } = await openGuestOrders(bench);
  // What the app loads once it has nothing to do belongs to it.
  await page.waitForTimeout(idleMs);
  const first = await readHeapMb(page);
  const next = page.getByRole('button', { name: 'Next page' });
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
