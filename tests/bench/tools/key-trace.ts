import type { Page } from '@playwright/test';

const kinds = {
  script: /^(EventDispatch|FunctionCall|TimerFire|FireAnimationFrame|RunMicrotasks|MajorGC|MinorGC)$/,
  style: /^UpdateLayoutTree$/,
  layout: /^(Layout|HitTest)$/,
  paint: /^(PrePaint|Paint|Layerize)$/,
  commit: /^Commit$/,
} as const;

/** Milliseconds of processor time in the page's main thread; `total` is their sum. */
export type KeyCost = Record<keyof typeof kinds | 'total', number>;

interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds; `tdur` is processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
}

const nameOfMark = 'diwan-bench-key';
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Measures the page's main thread for each key, three frames long. */
export function traceKeys(page: Page, keys: readonly string[]): Promise<KeyCost[]> {
  return trace(page, async () => {
    for (const key of keys) {
      await mark(page);
      await page.keyboard.press(key);
      await afterFrames(page);
    }
  });
}

/** Measures the page's main thread while `run` runs, as one sum. */
export async function traceRun(page: Page, run: () => Promise<unknown>): Promise<KeyCost> {
  const [cost] = await trace(page, async () => {
    await mark(page);
    await run();
  });
  if (!cost) throw new Error('nothing was traced');
  return cost;
}

/** Returns the cost from each mark that `run` sets to the next mark. */
async function trace(page: Page, run: () => Promise<void>): Promise<KeyCost[]> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await run();
  await mark(page);
  const complete = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', () => resolve()));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  return toCosts(events);
}

const mark = (page: Page): Promise<void> => page.evaluate((name) => void performance.mark(name), nameOfMark);

const afterFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

function toCosts(events: readonly TraceEvent[]): KeyCost[] {
  const marks = events.filter(({ name, cat }) => name === nameOfMark && cat.includes('user_timing')).toSorted((a, b) => a.ts - b.ts);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const own = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && toKind(event.name) !== null)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return marks.slice(0, -1).map(({ ts }, at) => {
    const until = marks[at + 1]?.ts ?? ts;
    return toCost(own.filter((event) => event.ts >= ts && event.ts < until));
  });
}

const toKind = (name: string): keyof typeof kinds | null => {
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(name));
  return found ? (found[0] as keyof typeof kinds) : null;
};

/** Events are nested: an inner event's time is subtracted from the outer event's. */
function toCost(events: readonly TraceEvent[]): KeyCost {
  const cost: KeyCost = { script: 0, style: 0, layout: 0, paint: 0, commit: 0, total: 0 };
  const around: TraceEvent[] = [];
  for (const event of events) {
    while (around.length > 0 && endOf(around.at(-1)) <= event.ts) around.pop();
    const [kind, outer] = [toKind(event.name), around.at(-1)];
    const outerKind = outer ? toKind(outer.name) : null;
    const took = (event.tdur ?? event.dur ?? 0) / 1000;
    if (kind) cost[kind] += took;
    if (outerKind) cost[outerKind] -= took;
    else cost.total += took;
    around.push(event);
  }
  return cost;
}

const endOf = (event: TraceEvent | undefined): number => (event ? event.ts + (event.dur ?? 0) : 0);
