/**
 * Kills the app at a random moment of each batch, starts it again, checks the printer as a user does, and counts.
 * @typedef {{ call(name: string, input?: unknown): Promise<any>, kill(): Promise<void>, close(): Promise<void> }} RunningApp
 */

const isMoving = (job) => ['queued', 'rendering', 'ready', 'handing_off'].includes(job.state);
const labelOf = (title) => title.split(' ')[0];

async function jobsOf(app) {
  const { lanes } = await app.call('printing.queue');
  return lanes.flatMap((lane) => lane.jobs);
}

async function untilStill(app, until) {
  await until('the queue stands still', async () => !(await jobsOf(app)).some(isMoving));
}

/** Acts as a user who checks the printer: confirms the uncertain sheets that are there, and reprints the others. */
async function lookAtThePrinter(app, labels) {
  const uncertain = (await jobsOf(app)).filter((job) => job.state === 'uncertain');
  const [printed, missing] = [true, false].map((lies) =>
    uncertain.filter((job) => labels.includes(job.title) === lies).map((job) => job.id),
  );
  if (printed.length > 0) await app.call('printing.confirmPrinted', { jobIds: printed });
  if (missing.length > 0) await app.call('printing.reprint', { jobIds: missing });
  return { uncertain: uncertain.length, lay: printed.length };
}

const prefixes = { invoice: 'INV', packingSlip: 'PACK' };

/** Returns the labels in printing order, collated by order. */
const toLabels = (orders, documents) => orders.flatMap(({ id }) => documents.map((document) => `${prefixes[document]}-${id}`));

/**
 * @param {{ launch: () => Promise<RunningApp>, titles: () => string[], orders: (app: RunningApp) => Promise<object[]>,
 *   until: (what: string, holds: () => Promise<boolean>) => Promise<void>, rounds: number, documents: ('invoice' | 'packingSlip')[],
 *   ordersInBatch: number, spreadMs: number,
 *   report?: (line: string) => void }} options
 */
export async function runKillRounds({
  launch,
  titles,
  orders,
  until,
  rounds,
  documents,
  ordersInBatch,
  spreadMs,
  report = () => undefined,
}) {
  const counts = {
    rounds: 0,
    sheets: 0,
    lost: 0,
    doubled: 0,
    strange: 0,
    outOfOrder: 0,
    uncertain: 0,
    mostUncertain: 0,
    printedBeforeKill: 0,
  };
  const totals = { ...counts, findings: [] };
  let app = await launch();
  try {
    const all = await orders(app);
    for (let round = 0; round < rounds; round++) {
      const start = (round * ordersInBatch) % Math.max(1, all.length - ordersInBatch);
      const batch = all.slice(start, start + ordersInBatch);
      const wanted = toLabels(batch, documents);
      const sheets = wanted.length;
      const before = titles().length;
      const made = () => titles().slice(before).map(labelOf);
      await app.call('printing.enqueue', { orders: batch, documents });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMs));
      await app.kill();
      const atKill = made().length;
      app = await launch();
      await untilStill(app, until);
      const untouched = made();
      const { uncertain, lay } = await lookAtThePrinter(app, untouched);
      await untilStill(app, until);
      const findings = compare(wanted, made(), untouched);
      add(totals, { ...toCounts(findings), sheets, uncertain, printedBeforeKill: atKill });
      if (hasFindings(findings)) totals.findings.push({ round: round + 1, ...findings });
      report(`round ${round + 1}: killed after ${atKill} of ${sheets}, uncertain ${uncertain} (${lay} lay there)${toWords(findings)}`);
      await app.call('printing.clearFinished');
      await orders(app);
    }
    return totals;
  } finally {
    await app.close();
  }
}

/**
 * Lists the faults of a round, by sheet. `untouched` has the jobs that the printer got before the user's decision: they must come in the
 * order of the list, and without other sheets.
 */
function compare(labels, made, untouched) {
  const timesOf = (label) => made.filter((one) => one === label).length;
  const came = [...new Set(untouched)].filter((label) => labels.includes(label));
  const expected = labels.filter((label) => came.includes(label));
  return {
    lost: labels.filter((label) => timesOf(label) === 0),
    doubled: labels.filter((label) => timesOf(label) > 1),
    strange: made.filter((label) => !labels.includes(label)),
    outOfOrder: came.filter((label, index) => expected[index] !== label),
  };
}

function hasFindings(findings) {
  return Object.values(findings).some((sheets) => sheets.length > 0);
}

/** Counts sheets; for the order of a round, only whether it is wrong. */
function toCounts({ lost, doubled, strange, outOfOrder }) {
  return { lost: lost.length, doubled: doubled.length, strange: strange.length, outOfOrder: outOfOrder.length > 0 ? 1 : 0 };
}

function toWords(findings) {
  return Object.entries(findings)
    .map(([name, sheets]) => `, ${name} ${sheets.length}${sheets.length > 0 ? ` (${sheets.join(' ')})` : ''}`)
    .join('');
}

function add(totals, round) {
  totals.rounds += 1;
  for (const [name, value] of Object.entries(round)) totals[name] += value;
  totals.mostUncertain = Math.max(totals.mostUncertain, round.uncertain);
}
