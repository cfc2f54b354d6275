import type { Page } from '@playwright/test';
import { inEnglish } from '../../support/texts';
import { type Bench, type Measurement, median, toMeasurement } from '../measurement';
import { goToGuestOrders, lookAtPage, openGuestOrders } from '../tools/guest-orders';

const samples = 20;
const goal = { limit: 50, unit: 'ms', is: 'atMost' } as const;
const threadGoal = { limit: 45, unit: 'ms', is: 'atMost' } as const;
/** Neither these pages nor the pages before them were shown, so none of them was prefetched. */
const farPages = [4, 6, 8, 10, 12, 14];

interface Answer {
  startedAt: number;
  tookMs: number;
}

/** Records how long the shop needed for each request for a page of guest orders. */
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

interface Turn {
  /** The system's time of the click. */
  clickedAt: number;
  /** Milliseconds from the click until the frame after the one with the new rows begins. */
  tookMs: number;
  /** Processor time in ms that the page's main thread used meanwhile. */
  threadMs: number;
}

/** Turns the page. Everything that the script needs from the page is read before the click or after the measurement. */
async function turnPage(page: Page, button: string, threadMs: () => Promise<number>): Promise<Turn> {
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
  const place = await page.getByRole('button', { name: button, exact: true }).boundingBox();
  if (!place) throw new Error(`there is no ${button}`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  const before = await threadMs();
  await page.mouse.down();
  await page.mouse.up();
  const { clickedAt, tookMs } = await turned.evaluate(({ result }) => result);
  return { clickedAt, tookMs, threadMs: (await threadMs()) - before };
}

/** Returns a reader for the processor time in ms that the page's main thread has used. A busy computer doesn't lengthen it. */
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
    if (await page.getByRole('button', { name: inEnglish('lists.nextPage') }).getAttribute('aria-disabled')) await startAgain(page);
    await lookAtPage(page);
    const turn = await turnPage(page, inEnglish('lists.nextPage'), threadMs);
    whole.push(turn.tookMs);
    thread.push(turn.threadMs);
  }
  return { whole, thread };
}

async function measureFarPages(page: Page, answers: readonly Answer[]): Promise<{ own: number[]; whole: number[]; thread: number[] }> {
  const own: number[] = [];
  const whole: number[] = [];
  const thread: number[] = [];
  const threadMs = await watchThread(page);
  while (own.length < samples) {
    await startAgain(page);
    for (const number of farPages) {
      await lookAtPage(page);
      const { clickedAt, tookMs, threadMs: computedMs } = await turnPage(page, `Page ${number}`, threadMs);
      const served = answers.find((answer) => answer.startedAt >= Math.floor(clickedAt));
      if (!served) throw new Error(`page ${number} was there before it was asked for`);
      own.push(tookMs - served.tookMs);
      whole.push(tookMs);
      thread.push(computedMs);
    }
  }
  return { own: own.slice(0, samples), whole: whole.slice(0, samples), thread: thread.slice(0, samples) };
}

/** Opens page 1 with an empty cache. */
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
      what: 'Page change, 20 rows, next page, processor time of the page',
      goal: threadGoal,
      value: median(ahead.thread),
      values: ahead.thread,
      note: `Median of the same ${samples}: what the page's main thread computed from the press until that frame, laying out and painting included.`,
    }),
    toMeasurement({
      what: 'Page change, 20 rows, page not fetched ahead, without the server',
      goal,
      value: median(far.own),
      values: far.own,
      note: `Median of ${samples}, ${until}, less the time the sample shop had the request; HTTP, reading the answer, both crossings to the page and drawing are included. With the server: ${median(far.whole).toFixed(1)} ms.`,
    }),
    toMeasurement({
      what: 'Page change, 20 rows, page not fetched ahead, processor time of the page',
      goal: null,
      value: median(far.thread),
      values: far.thread,
      note: `Median of the same ${samples}, waiting left out, reading the answer included.`,
    }),
  ];
}
