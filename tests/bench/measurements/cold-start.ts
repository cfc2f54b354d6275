import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { realElectron, usesStandIn } from '../../../scripts/electron-env.mjs';
import { type Bench, type Measurement, median, toMeasurement } from '../measurement';
import { connectDevTools, type DevTools } from '../tools/dev-tools';

const runs = 5;
const root = join(import.meta.dirname, '../../..');
const executable = usesStandIn() ? join(root, 'tests/electron-stand-in/electron') : realElectron();

/** Resolves with the time at which the frame with the first row of the list was on screen. */
const rowsOnScreen = `new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector('tbody tr[data-row]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
  look();
})`;

/** Starts the app without Playwright, whose own start-up would be counted. */
function startApp({ shop, userData, spool }: Bench): ChildProcess {
  return spawn(String(executable), ['.', '--remote-debugging-port=0', '--no-sandbox'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DIWAN_API_ROOT: shop.apiRoot, DIWAN_USER_DATA: userData, DIWAN_STAND_IN_SPOOL: spool.folder },
  });
}

async function readEndpoint({ stderr }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stderr ?? []) {
    text += String(chunk);
    const endpoint = /^DevTools listening on (ws:\/\/\S+)/m.exec(text)?.[1];
    if (endpoint) return endpoint;
  }
  throw new Error(`the app ended before it was up: ${text}`);
}

/** Evaluates the expression again after a navigation, which discards the page's pending results. */
async function waitForRows(tools: DevTools): Promise<number> {
  for (;;) {
    const session = await tools.page();
    const answer = await tools.evaluate(session, rowsOnScreen).catch(() => null);
    if (typeof answer === 'number') return answer;
  }
}

async function startOnce(bench: Bench): Promise<number> {
  const startedAt = Date.now();
  const child = startApp(bench);
  const ended = once(child, 'exit');
  try {
    const tools = await connectDevTools(await readEndpoint(child));
    child.stderr?.resume();
    const shownAt = await waitForRows(tools);
    tools.close();
    return shownAt - startedAt;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

export async function measureColdStart(bench: Bench): Promise<Measurement[]> {
  const { app, page } = await bench.launch();
  await bench.signIn(page);
  await app.close();
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await startOnce(bench));
  return [
    toMeasurement({
      what: 'Cold start to a usable list',
      goal: null,
      value: median(values),
      values,
      note: `Median of ${runs}: from starting the program to the frame with the rows of the admins, with a stored session; the token from the real keychain, the rows from the sample shop on the same machine. The system's file cache is warm.`,
    }),
  ];
}
