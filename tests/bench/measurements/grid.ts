import type { Page } from '@playwright/test';
import { type Bench, type Measurement, median, toMeasurement } from '../measurement';
import { type KeyCost, traceKeys } from '../tools/key-trace';

const keyGoal = { limit: 10, unit: 'ms', is: 'atMost' } as const;
const pasteGoal = { limit: 100, unit: 'ms', is: 'atMost' } as const;
const openGoal = { limit: 300, unit: 'ms', is: 'atMost' } as const;
const rowCount = 200;
const rounds = 24;
const pastes = 10;
const opens = 8;

/** Keys of typical input: values with Enter and Tab, arrow keys, a range, a page, corrections. */
const keys = ['1', '2', 'Enter', '7', 'ArrowDown', '1', '9', '.', '5', 'Tab', 'ArrowRight', 'ArrowUp', 'Shift+ArrowDown', '3', 'Escape'];

declare global {
  interface Window {
    ownWork?: { start: () => void; take: () => Promise<number> };
  }
}

/** From the next load on, the page measures its own work: handlers, React's tasks, and the frames that show their result. */
async function countOwnWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let work = 0;
    let isFrameAwaited = false;
    const Channel = window.MessageChannel;
    /** Measures the next frame, from its start until it is painted. */
    const countFrame = (): void => {
      if (isFrameAwaited) return;
      isFrameAwaited = true;
      requestAnimationFrame(() => {
        isFrameAwaited = false;
        const from = performance.now();
        const { port1, port2 } = new Channel();
        port1.onmessage = () => (work += performance.now() - from);
        port2.postMessage(null);
      });
    };
    // React's tasks use their own message channel.
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        const { port1 } = this;
        Object.defineProperty(port1, 'onmessage', {
          set(run: (event: MessageEvent) => void) {
            port1.addEventListener('message', (event) => {
              const from = performance.now();
              run.call(port1, event);
              work += performance.now() - from;
              countFrame();
            });
            port1.start();
          },
        });
      }
    };
    window.ownWork = {
      /** Registered after React's own listeners, so that an event that is stopped there is also measured to its end. */
      start() {
        for (const type of ['keydown', 'beforeinput', 'input', 'keyup', 'paste']) {
          let from = 0;
          window.addEventListener(
            type,
            () => {
              from = performance.now();
              countFrame();
            },
            true,
          );
          document.getElementById('root')?.addEventListener(type, () => (work += performance.now() - from));
        }
      },
      async take() {
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        const taken = work;
        work = 0;
        return taken;
      },
    };
  });
  await page.reload();
}

const takeWork = (page: Page): Promise<number> => page.evaluate(async () => window.ownWork?.take() ?? Number.NaN);

const rowsOf = (page: Page) => page.locator('[role=grid] [data-row]');
const cellOf = (page: Page, row: number, column: number) => rowsOf(page).nth(row).locator(`[data-column="${column}"]`);

async function openList(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '/masterHN/products';
  });
  await page.locator('tbody tr[data-row]').first().waitFor();
}

/** Starts to open the sample shop's product with two hundred combinations. */
function goToProduct(page: Page, id: number): Promise<void> {
  return page.evaluate((product) => {
    location.hash = `/masterHN/products/add-products/${product}`;
  }, id);
}

async function findProduct(page: Page): Promise<number> {
  return page.evaluate(async (count) => {
    const answer = await window.diwan.call('products.list', { query: {} });
    const found = answer.ok && answer.value.rows.find((product) => product.variant_combinations.length === count);
    if (!found) throw new Error(`no product of ${count} combinations`);
    return found.id;
  }, rowCount);
}

async function openGrid(bench: Bench): Promise<Page> {
  const { page } = await bench.launch();
  await bench.signIn(page);
  await countOwnWork(page);
  await openList(page);
  await goToProduct(page, await findProduct(page));
  await rowsOf(page)
    .nth(rowCount - 1)
    .waitFor();
  await page.waitForTimeout(2000);
  await cellOf(page, 2, 0).click();
  await page.evaluate(() => window.ownWork?.start());
  await takeWork(page);
  return page;
}

const percentile95 = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

export async function measureGridKeys(bench: Bench): Promise<Measurement[]> {
  const page = await openGrid(bench);
  const floor: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    await page.keyboard.press('Shift');
    floor.push(await takeWork(page));
  }
  const values: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    if (round % 6 === 0) await page.keyboard.press('Control+Home');
    await takeWork(page);
    for (const key of keys) {
      await page.keyboard.press(key);
      const work = await takeWork(page);
      // The first round is a warm-up.
      if (round > 0) values.push(work);
    }
  }
  const note =
    `${values.length} keys in the form of a product with ${rowCount} combinations: handlers, what React does later, and the frames ` +
    `that show it with their layout and painting. A key without any effect takes ${median(floor).toFixed(1)} ms. Median: ${median(values).toFixed(1)} ms.`;
  return [
    toMeasurement({
      what: `Own work per key, grid of ${rowCount} rows, 95th percentile`,
      goal: keyGoal,
      value: percentile95(values),
      values,
      note,
    }),
  ];
}

/** Returns a key's purpose. The first of several digits opens the editor. */
function nameOf(key: string, before: string | undefined): string {
  const isText = (one: string | undefined): boolean => one !== undefined && /^[\d.]$/.test(one);
  if (!isText(key)) return key;
  return isText(before) ? 'a further digit' : 'a digit that opens the editor';
}

const traceRounds = 12;
const kindsInOrder = ['script', 'style', 'layout', 'paint', 'commit'] as const;

/** Measures the same keys by the main thread's processor time, which other programs don't lengthen. */
export async function measureGridTrace(bench: Bench): Promise<Measurement[]> {
  const page = await openGrid(bench);
  await traceKeys(page, keys);
  const costs: { name: string; cost: KeyCost }[] = [];
  for (let round = 0; round < traceRounds; round += 1) {
    if (round % 6 === 0) await page.keyboard.press('Control+Home');
    const traced = await traceKeys(page, keys);
    costs.push(...traced.map((cost, at) => ({ name: nameOf(keys[at] ?? '', keys[at - 1]), cost })));
  }
  const without = median((await traceKeys(page, Array(10).fill('Shift'))).map(({ total }) => total));
  const bare = await traceBareField(page);
  const own = costs.map(({ cost }) => Math.max(0, cost.total - without));
  const names = [...new Set(costs.map(({ name }) => name))];
  const lines = names.map((name) =>
    describeCosts(
      name,
      costs.filter((one) => one.name === name).map(({ cost }) => cost),
      without,
    ),
  );
  const note =
    `${own.length} keys; each less the ${without.toFixed(1)} ms that a key without any effect takes. ${lines.join('; ')}. ` +
    `A digit in a bare field laid over the same window takes ${(bare - without).toFixed(1)} ms, a frame's own part.`;
  const what = `The same in time of a processor, 95th percentile`;
  return [toMeasurement({ what, goal: null, value: percentile95(own), values: own, note })];
}

function describeCosts(name: string, costs: readonly KeyCost[], without: number): string {
  const part = (kind: keyof KeyCost): number => median(costs.map((cost) => cost[kind]));
  return `${name}: ${(part('total') - without).toFixed(1)} (${kindsInOrder.map((kind) => `${kind} ${part(kind).toFixed(1)}`).join(', ')})`;
}

/** Measures a digit in a plain field, without any code of the app. */
async function traceBareField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', zIndex: '9999' });
    document.body.append(field);
    field.focus();
  });
  const costs = await traceKeys(page, Array(10).fill('1'));
  return median(costs.map(({ total }) => total));
}

export async function measureGridPaste(bench: Bench): Promise<Measurement[]> {
  const page = await openGrid(bench);
  const values: number[] = [];
  for (let at = 0; at < pastes; at += 1) {
    await page.keyboard.press('Control+Home');
    await takeWork(page);
    const block = Array.from({ length: rowCount }, (_, row) => `${row + at}\t${row + at}.250\t${row + at}.125`).join('\r\n');
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, block);
    values.push(await takeWork(page));
  }
  const note = `Median of ${pastes}: a block of ${rowCount} × 3 cells, from the paste to the frame after the one that shows it, waiting left out.`;
  return [toMeasurement({ what: `Pasting ${rowCount} × 3 cells into the grid`, goal: pasteGoal, value: median(values), values, note })];
}

interface Served {
  from: number;
  to: number;
}

/** Records when the shop had a request, in the system's time. */
function watchServer({ shop: { shop } }: Bench): Served[] {
  const served: Served[] = [];
  const answer = shop.fetch;
  shop.fetch = async (request) => {
    const from = performance.timeOrigin + performance.now();
    const response = await answer(request);
    served.push({ from, to: performance.timeOrigin + performance.now() });
    return response;
  };
  return served;
}

/** Returns the milliseconds between two moments in which the shop had at least one request. */
function timeWithServer(served: readonly Served[], from: number, to: number): number {
  let [total, until] = [0, from];
  for (const one of served.toSorted((left, right) => left.from - right.from)) {
    const [start, end] = [Math.max(one.from, until), Math.min(one.to, to)];
    if (end > start) total += end - start;
    until = Math.max(until, end);
  }
  return total;
}

export async function measureOpenProduct(bench: Bench): Promise<Measurement[]> {
  const served = watchServer(bench);
  const { page } = await bench.launch();
  await bench.signIn(page);
  await openList(page);
  const id = await findProduct(page);
  const own: number[] = [];
  const whole: number[] = [];
  for (let at = 0; at <= opens; at += 1) {
    await openList(page);
    await page.waitForTimeout(1000);
    const shown = await page.evaluateHandle((count) => {
      const from = performance.timeOrigin + performance.now();
      const result = new Promise<{ from: number; to: number }>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (document.querySelectorAll('[role=grid] [data-row]').length < count) return;
          watcher.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ from, to: performance.timeOrigin + performance.now() });
            port2.postMessage(null);
          });
        });
        watcher.observe(document.body, { childList: true, subtree: true });
      });
      return { result };
    }, rowCount);
    await goToProduct(page, id);
    const { from, to } = await shown.evaluate(({ result }) => result);
    // The first one loads the code of the form.
    if (at === 0) continue;
    whole.push(to - from);
    own.push(to - from - timeWithServer(served, from, to));
  }
  const note =
    `Median of ${opens}, from leaving the list to the frame that shows the grid with its ${rowCount} rows, less the time that the sample shop had ` +
    `the requests; the code of the form is loaded already. With the server: ${median(whole).toFixed(0)} ms.`;
  return [toMeasurement({ what: `Opening a product of ${rowCount} combinations`, goal: openGoal, value: median(own), values: own, note })];
}
