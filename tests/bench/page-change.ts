import type { Page } from '@playwright/test';
import { goToGuestOrders, lookAtPage, openGuestOrders } from './guest-orders';
import { type Bench, type Measurement, median, toMeasurement } from './measurement';

const samples = 20;
const goal = { limit: 50, unit: 'ms', is: 'atMost' } as const;
/** Neither these pages nor the ones before them were shown, so none of them was fetched ahead. */
const farPages = [4, 6, 8, 10, 12, 14];

interface Answer {
  startedAt: number;
  tookMs: number;
}

/** Notes how long the shop had each request for a page of guest orders. */
function timeAnswers({ shop: { shop } }: Bench): Answer[] {
  const answers: Answer[] = [];
  const answer = shop.fetch;
  shop.fetch = async (request) => {
    const [startedAt, before] = [Date.now(), performance.now()];
    const response = await answer(request);
    if (new URL(request.url).pathname.endsWith('/orderGuest/admin')) answers.push({ startedAt, tookMs: performance.now() - before });
    return response;
  };
  return answers;
}

/** From the click (the system's time of the event) until the frame after the one with the new rows begins. */
async function turnPage(page: Page, button: string): Promise<{ clickedAt: number; tookMs: number }> {
  const turned = await page.evaluateHandle(() => {
    const firstRow = (): string | undefined => document.querySelector<HTMLElement>('tbody tr[data-row]')?.dataset.row;
    const before = firstRow();
    const result = new Promise<{ clickedAt: number; tookMs: number }>((resolve) => {
      let clickedAt = 0;
      document.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true });
      const watcher = new MutationObserver(() => {
        if (firstRow() === before) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ clickedAt: performance.timeOrigin + clickedAt, tookMs: performance.now() - clickedAt });
          port2.postMessage(null);
        });
      });
      watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    return { result };
  });
  await page.getByRole('button', { name: button, exact: true }).click();
  return turned.evaluate(({ result }) => result);
}

/** Processor time that the page's main thread has used so far, which a busy computer does not stretch. */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

async function measureNextPages(page: Page): Promise<{ whole: number[]; thread: number[] }> {
  const whole: number[] = [];
  const thread: number[] = [];
  const threadMs = await watchThread(page);
  while (whole.length < samples) {
    if (await page.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')) await startAgain(page);
    await lookAtPage(page);
    const before = await threadMs();
    whole.push((await turnPage(page, 'Next page')).tookMs);
    thread.push((await threadMs()) - before);
  }
  return { whole, thread };
}

async function measureFarPages(page: Page, answers: readonly Answer[]): Promise<{ own: number[]; whole: number[] }> {
  const own: number[] = [];
  const whole: number[] = [];
  while (own.length < samples) {
    await startAgain(page);
    for (const number of farPages) {
      await lookAtPage(page);
      const { clickedAt, tookMs } = await turnPage(page, `Page ${number}`);
      const served = answers.find((answer) => answer.startedAt >= Math.floor(clickedAt));
      if (!served) throw new Error(`page ${number} was there before it was asked for`);
      own.push(tookMs - served.tookMs);
      whole.push(tookMs);
    }
  }
  return { own: own.slice(0, samples), whole: whole.slice(0, samples) };
}

/** Page 1 with an empty cache. */
async function startAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '/';
  });
  await page.reload();
  await goToGuestOrders(page);
}

export async function measurePageChange(bench: Bench): Promise<Measurement[]> {
  const answers = timeAnswers(bench);
  const { page } = await openGuestOrders(bench);
  const ahead = await measureNextPages(page);
  const far = await measureFarPages(page, answers);
  const until = 'from the click to the frame that shows 20 new rows of guest orders (8 columns, check box, actions)';
  return [
    toMeasurement({
      what: 'Page change, 20 rows, next page (fetched ahead)',
      goal,
      value: median(ahead.whole),
      values: ahead.whole,
      note: `Median of ${samples}, ${until}; nothing is asked of the server.`,
    }),
    toMeasurement({
      what: 'Page change, 20 rows, processor time of the page',
      goal: null,
      value: median(ahead.thread),
      values: ahead.thread,
      note: `Median of the same ${samples}: what the page's main thread computed, moving the mouse, reading the page after it and measuring included.`,
    }),
    toMeasurement({
      what: 'Page change, 20 rows, page not fetched ahead, without the server',
      goal,
      value: median(far.own),
      values: far.own,
      note: `Median of ${samples}, ${until}, less the time the sample shop had the request; HTTP, reading the answer, both crossings to the page and drawing are included. With the server: ${median(far.whole).toFixed(1)} ms.`,
    }),
  ];
}
