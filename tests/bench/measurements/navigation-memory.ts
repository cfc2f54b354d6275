import { type Bench, type Measurement, toMeasurement } from '../measurement';
import { openGuestOrders } from '../tools/guest-orders';
import { readHeapMb, readOwnHeapMb } from './heap';

/** Paths with lists, forms, uploads, and rich text. */
const paths = [
  '/orders-guest',
  '/admins',
  '/admins/edit-admin/2/Bader',
  '/rules/3',
  '/home/products',
  '/home/products/add-products/1',
  '/home/contact-us',
  '/home/page',
  '/home/about-us',
  '/home/social',
];
const navigations = 400;
/** Rounds after which the engine has compiled each screen as far as it ever will. */
const firstRounds = 4;
const lookMs = 260;

/** Visits ten screens repeatedly. Memory that a screen doesn't release stays in the heap. */
export async function measureNavigationMemory(bench: Bench): Promise<Measurement[]> {
  const { page } = await openGuestOrders(bench);
  const walk = async (count: number): Promise<void> => {
    for (let step = 0; step <= count; step += 1) {
      await page.evaluate(
        (path) => {
          location.hash = path;
        },
        paths[step % paths.length] ?? '/',
      );
      await page.waitForTimeout(lookMs);
    }
  };
  await walk(paths.length * firstRounds);
  const before = await readHeapMb(page);
  const ownBefore = await readOwnHeapMb(page);
  await walk(navigations);
  const after = await readHeapMb(page);
  const ownAfter = await readOwnHeapMb(page);
  const toGrowth = (from: number, to: number): number => (to / from - 1) * 100;
  return [
    toMeasurement({
      what: `Growth of the heap over ${navigations} navigations`,
      goal: { limit: 5, unit: '%', is: 'atMost' },
      value: toGrowth(before.script, after.script),
      values: [before.script, after.script],
      note: `JavaScript heap of the page after forced collections, ${before.script.toFixed(1)} MB before and ${after.script.toFixed(1)} MB after going through ${paths.length} screens ${navigations / paths.length} times; the DOM's own heap: ${before.dom.toFixed(1)} and ${after.dom.toFixed(1)} MB. Single values in MB.`,
    }),
    toMeasurement({
      what: `Growth of the page's own objects over ${navigations} navigations`,
      goal: { limit: 5, unit: '%', is: 'atMost' },
      value: toGrowth(ownBefore, ownAfter),
      values: [ownBefore, ownAfter],
      note: 'The same from heap snapshots, without compiled code and shapes of objects, which the engine keeps as it sees fit. Single values in MB.',
    }),
  ];
}
