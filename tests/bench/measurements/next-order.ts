import { inEnglish } from '../../support/texts';
import { type Bench, type Measurement, median, toMeasurement } from '../measurement';
import { lookAtPage, openGuestOrders, rowsOf } from '../tools/guest-orders';

const samples = 30;
const goal = { limit: 80, unit: 'ms', is: 'atMost' } as const;

/** Measures the step from one order of the list to the next in the details, by the processor time of the page's main thread. */
export async function measureNextOrder(bench: Bench): Promise<Measurement[]> {
  const { page } = await openGuestOrders(bench);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await rowsOf(page).first().locator('a[data-row-link]').click();
  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: inEnglish('orders.details.next'), exact: true });
  const took: number[] = [];
  for (let sample = 0; sample <= samples; sample += 1) {
    await next.waitFor();
    await lookAtPage(page);
    const shown = (await title.textContent()) ?? '';
    const before = await threadMs();
    await next.click();
    await page.waitForFunction((known) => document.querySelector('h1')?.textContent !== known, shown);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // The first sample is a warm-up.
    if (sample > 0) took.push((await threadMs()) - before);
  }
  return [
    toMeasurement({
      what: 'Next order in the details, CPU of the page',
      goal,
      value: median(took),
      values: took,
      note: `Median of ${samples}: processor time of the page's main thread from the click until the second frame after the new number stands, with what the test itself asks the page.`,
    }),
  ];
}
