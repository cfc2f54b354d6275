/**
 * Kills stations at random moments while orders arrive, starts them again, checks the printers as a user does, and counts.
 * @typedef {{ call(name: string, input?: unknown): Promise<any>, kill(): Promise<void>, close(): Promise<void> }} RunningStation
 * @typedef {{ launch(): Promise<RunningStation>, titles(): string[] }} Station
 */

const isMoving = (job) => ['queued', 'rendering', 'ready', 'handing_off'].includes(job.state);
const labelOf = (title) => title.split(' ')[0];
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function jobsOf(app) {
  const { lanes } = await app.call('printing.queue');
  return lanes.flatMap((lane) => lane.jobs);
}

/** Whether the station has processed every order and has no sheet left to send. */
async function isIdle(app) {
  await app.call('station.checkNow');
  const { waiting, state, reason } = await app.call('station.read');
  if (state === 'asks' || state === 'stopped') throw new Error(`the station ${state}: ${JSON.stringify(reason)}`);
  return waiting?.orders === 0 && !(await jobsOf(app)).some(isMoving);
}

/** Acts as a user who checks the printer: confirms the uncertain sheets that are there, and reprints the others. */
async function lookAtThePrinter(app, labels) {
  const uncertain = (await jobsOf(app)).filter((job) => job.state === 'uncertain');
  const [printed, missing] = [true, false].map((lies) =>
    uncertain.filter((job) => labels.includes(job.title) === lies).map((job) => job.id),
  );
  if (printed.length > 0) await app.call('printing.confirmPrinted', { jobIds: printed });
  if (missing.length > 0) await app.call('printing.reprint', { jobIds: missing });
  return uncertain.map((job) => job.title);
}

/** Runs one station through `kills` kills; `isOver` returns true once no more orders come. */
async function live({ launch, titles }, { kills, spreadMs, until, isOver, known, holdBack, report }) {
  const counts = { kills: 0, uncertain: 0, mostUncertain: 0, again: [] };
  let app = await launch();
  try {
    for (let killed = 0; killed < kills; killed++) {
      const end = Date.now() + Math.random() * spreadMs;
      while (Date.now() < end) {
        await app.call('station.checkNow');
        await wait(Math.min(250, Math.max(1, end - Date.now())));
      }
      const before = titles().length;
      await app.kill();
      app = await launch();
      const seen = known();
      // On a slow computer, orders would arrive faster than they can be printed.
      const goOn = holdBack();
      await until('the station has printed what had come', () => isIdle(app));
      goOn();
      const uncertain = await lookAtThePrinter(app, titles().map(labelOf));
      counts.kills += 1;
      counts.uncertain += uncertain.length;
      counts.mostUncertain = Math.max(counts.mostUncertain, uncertain.length);
      counts.again.push(...uncertain);
      report(
        `kill ${killed + 1}: ${before} sheets out of ${seen} orders, ${titles().length} after it, uncertain ${uncertain.join(' ') || 0}`,
      );
    }
    await until('no more orders come', async () => isOver());
    await until('everything is printed', () => isIdle(app));
    await lookAtThePrinter(app, titles().map(labelOf));
    await until('copies are printed', () => isIdle(app));
    return counts;
  } finally {
    await app.close();
  }
}

/**
 * Runs the rounds. `place` lets an order arrive and returns the title of its sheet.
 * @param {{ stations: Station[], place: () => string, orders: number, pauseMs: number, kills: number, spreadMs: number,
 * until: (what: string, holds: () => Promise<boolean>) => Promise<void>, report?: (line: string) => void }} options
 */
export async function runStationRounds({ stations, place, orders, pauseMs, kills, spreadMs, until, report = () => undefined }) {
  const placed = [];
  let isOver = false;
  let heldBack = 0;
  const holdBack = () => {
    heldBack += 1;
    return () => {
      heldBack -= 1;
    };
  };
  const arriving = (async () => {
    while (placed.length < orders) {
      // Several at once, so that a kill hits the printer at work.
      for (let some = 1 + Math.floor(Math.random() * 5); some > 0 && placed.length < orders; some--) placed.push(place());
      await wait(Math.random() * 2 * pauseMs);
      while (heldBack > 0) await wait(20);
    }
    isOver = true;
  })();
  const lives = await Promise.all(
    stations.map((station, index) =>
      live(station, {
        kills,
        spreadMs,
        until,
        isOver: () => isOver,
        known: () => placed.length,
        holdBack,
        report: (line) => report(`station ${index + 1}, ${line}`),
      }),
    ),
  );
  await arriving;
  const printed = stations.map((station) => station.titles().map(labelOf));
  const all = printed.flat();
  const times = (label) => all.filter((one) => one === label).length;
  return {
    orders: placed.length,
    kills: lives.reduce((sum, one) => sum + one.kills, 0),
    uncertain: lives.reduce((sum, one) => sum + one.uncertain, 0),
    mostUncertain: Math.max(...lives.map((one) => one.mostUncertain)),
    lost: placed.filter((label) => times(label) === 0),
    doubled: placed.filter((label) => times(label) > 1),
    strange: all.filter((label) => !placed.includes(label)),
    // Uncertain sheets are printed when the user decides, so their order doesn't count.
    outOfOrder: printed.flatMap((labels, index) => toOutOfOrder(placed, labels, lives[index].again)),
    shares: printed.map((labels) => labels.length),
  };
}

function toOutOfOrder(placed, labels, again) {
  const came = labels.filter((label) => !again.includes(label));
  const expected = placed.filter((label) => came.includes(label));
  return came.filter((label, index) => expected[index] !== label);
}

/** Whether nothing was lost, doubled, strange, or out of order, with at most one uncertain sheet per kill. */
export function isFlawless({ lost, doubled, strange, outOfOrder, mostUncertain }) {
  return [lost, doubled, strange, outOfOrder].every((found) => found.length === 0) && mostUncertain <= 1;
}
