import type { Page } from '@playwright/test';
import { type Bench, type Goal, type Measurement, median, toMeasurement } from '../measurement';
import { openGuestOrders } from '../tools/guest-orders';
import { traceRun } from '../tools/key-trace';
import { readTreeByKind, toTotal } from '../tools/process-memory';
import { layBarePage, type Scrolled, scroll, takeBarePageAway, toDropped } from '../tools/scrolling';

const rows = 20_000;
const samples = 10;
const idleMs = 4000;
const restMs = 25_000;
const frames = 600;
/** Number of turns, alternating between the list and a bare page, so that other load on the computer affects both. */
const turns = 4;
/** Number of traced frames; traced in a separate run, because tracing costs frames. */
const tracedFrames = 300;
const goal = { limit: 100, unit: 'ms', is: 'atMost' } as const;

/** Fills the shop with orders of the last days, each with a different total. */
function fillShop({ shop: { shop } }: Bench): void {
  const { guestOrders } = shop.store.tables;
  const known = guestOrders.all();
  for (let at = known.length; at < rows; at++) {
    const from = known[at % known.length];
    if (!from) throw new Error('the shop has no orders');
    const { id: _id, ...order } = from;
    guestOrders.insert({ ...order, total: Number(order.total) + (at % 9973) });
  }
}

/** Returns, for each address, the milliseconds from its change to the frame after the one with its rows. */
async function timeAddresses(page: Page, addresses: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const address of addresses) {
    await page.waitForTimeout(400);
    took.push(
      await page.evaluate(
        (hash) =>
          new Promise<number>((resolve) => {
            const shown = (): string =>
              `${document.querySelector('table')?.getAttribute('aria-rowcount')} ${document.querySelector<HTMLElement>('tbody tr[aria-rowindex]')?.outerHTML.slice(0, 400)}`;
            const before = shown();
            const startedAt = performance.now();
            const watcher = new MutationObserver(() => {
              if (shown() === before) return;
              watcher.disconnect();
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => resolve(performance.now() - startedAt);
                port2.postMessage(null);
              });
            });
            watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
            location.hash = hash;
          }),
        address,
      ),
    );
  }
  return took;
}

const alternate = (one: string, other: string): string[] => Array.from({ length: samples }, (_, at) => (at % 2 === 0 ? one : other));

/** Scrolls the list and a minimal page, in turns. */
async function scrollInTurns(page: Page): Promise<Record<'list' | 'bare', Scrolled[]>> {
  const scrolled: Record<'list' | 'bare', Scrolled[]> = { list: [], bare: [] };
  for (let turn = 0; turn < turns; turn++) {
    scrolled.list.push(await scroll(page, frames));
    await layBarePage(page, frames);
    await page.waitForTimeout(idleMs);
    scrolled.bare.push(await scroll(page, frames));
    await takeBarePageAway(page);
    await page.waitForTimeout(idleMs);
  }
  return scrolled;
}

const framesOf = (scrolled: readonly Scrolled[]): number[] => scrolled.flatMap(({ frames: took }) => took);
const toShare = (scrolled: readonly Scrolled[]): number => {
  const took = framesOf(scrolled);
  return Number(((toDropped(took) / took.length) * 100).toFixed(2));
};

function toFrames(what: string, scrolled: readonly Scrolled[], goal: Goal | null): Measurement[] {
  const took = framesOf(scrolled);
  const waiting = scrolled.reduce((sum, one) => sum + one.waiting, 0);
  return [
    toMeasurement({
      what: `${what}, dropped frames`,
      goal,
      unit: '%',
      value: toShare(scrolled),
      values: scrolled.map(({ frames: ofTurn }) => toDropped(ofTurn)),
      note: `Of ${took.length} frames, each three rows further on; ${waiting} frames had a row in view that was not drawn yet. Single values: frames, turn by turn.`,
    }),
    toMeasurement({
      what: `${what}, longest frame`,
      goal: null,
      value: Math.max(...took),
      values: took.toSorted((one, other) => other - one).slice(0, 10),
      note: 'The ten longest ones.',
    }),
  ];
}

/** Measures a full list of 20,000 orders. */
export async function measureList(bench: Bench): Promise<Measurement[]> {
  fillShop(bench);
  const { app, page } = await openGuestOrders(bench);
  const { pid } = app.process();
  if (pid === undefined) throw new Error('the app does not run');
  await page.waitForTimeout(idleMs);
  const before = readTreeByKind(pid);
  const startedAt = performance.now();
  await page.evaluate(() => {
    location.hash = '/orders-guest?sort=-total';
  });
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 600_000 });
  const readMs = performance.now() - startedAt;
  await page.waitForTimeout(idleMs);
  const sorted = await timeAddresses(page, alternate('/orders-guest?sort=name', '/orders-guest?sort=-total'));
  const narrowed = await timeAddresses(
    page,
    alternate('/orders-guest?sort=-total&status=process', '/orders-guest?sort=-total&payment=cash'),
  );
  const grouped = await timeAddresses(
    page,
    alternate('/orders-guest?sort=-total&group=governorate', '/orders-guest?sort=-total&group=date'),
  );
  await timeAddresses(page, ['/orders-guest?sort=-total']);
  await page.waitForTimeout(idleMs);
  await scroll(page, frames);
  const cost = await traceRun(page, () => scroll(page, tracedFrames));
  const each = (ms: number): number => ms / tracedFrames;
  // Idle processes collect garbage automatically, and rows scrolled out of view are released.
  await page.waitForTimeout(restMs);
  const after = readTreeByKind(pid);
  const { list, bare } = await scrollInTurns(page);
  const byKind = Object.keys(after).map((kind) => `${kind} ${(before[kind] ?? 0).toFixed(0)} to ${(after[kind] ?? 0).toFixed(0)}`);
  const until = 'from the change of the address to the frame that shows the first rows; counts and sum are there with them';
  return [
    toMeasurement({
      what: `Whole list of ${rows} orders, reading`,
      goal: null,
      value: readMs,
      values: [readMs],
      note: `${rows / 20} pages, one after the other, from a sample shop in the same computer that answers at once.`,
    }),
    toMeasurement({
      what: `Whole list of ${rows} orders, sorting and adding up`,
      goal,
      value: median(sorted),
      values: sorted,
      note: `Median of ${samples}, ${until}.`,
    }),
    toMeasurement({
      what: `Whole list of ${rows} orders, a condition`,
      goal,
      value: median(narrowed),
      values: narrowed,
      note: `Median of ${samples}, ${until}.`,
    }),
    toMeasurement({
      what: `Whole list of ${rows} orders, groups`,
      goal,
      value: median(grouped),
      values: grouped,
      note: `Median of ${samples}, governorates and days in turn, ${until}.`,
    }),
    ...toFrames(`Scrolling through ${rows} orders`, list, { limit: toShare(bare), unit: '%', is: 'atMost' }),
    ...toFrames('The same on a bare page', bare, null),
    toMeasurement({
      what: `Scrolling through ${rows} orders, script in each frame`,
      goal: null,
      value: each(cost.script),
      values: [cost.script, cost.style, cost.layout, cost.paint, cost.commit, cost.total].map(each),
      note:
        "Time of a processor in the page's main thread, a mean of 300 frames; single values: script, style, layout, paint and commit, and all of them. " +
        'What draws beside it (raster and compositing, by software where there is no GPU) is not in it.',
    }),
    toMeasurement({
      what: `Memory for ${rows} orders`,
      goal: { limit: 150, unit: 'MB', is: 'atMost' },
      value: toTotal(after) - toTotal(before),
      values: [toTotal(before), toTotal(after)],
      note: `Growth of all processes of the app (proportional set size) from the list's first page to the list read, sorted, narrowed, grouped and scrolled; in MB: ${byKind.join(', ')}.`,
    }),
  ];
}
