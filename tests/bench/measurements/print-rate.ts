import { canStartPrivateCups, startPrivateCups } from '../../services/cups.mjs';
import { type Bench, type Measurement, toMeasurement } from '../measurement';
import { openGuestOrders } from '../tools/guest-orders';
import { waitForAccepted } from '../tools/journal-times';
import { choosePrinter, enqueue, readOrders } from '../tools/printer';

const sheets = 200;
const goal = { limit: 500, unit: '/min', is: 'atLeast' } as const;
const note = `${sheets} guest orders of the sample shop, with their pictures, queued at once on one printer: from the call of the page to the last one taken by the printing system, each one its own job in order.`;

/** Returns the sheets per minute, and the seconds for each 50 sheets. */
async function printMany(bench: Bench, printer: string, environment: Record<string, string>): Promise<{ rate: number; seconds: number[] }> {
  const { app, page } = await openGuestOrders(bench, environment);
  await choosePrinter(page, printer);
  const orders = await readOrders(page, 'guestOrder', sheets);
  const askedAt = await enqueue(page, orders);
  const { at, moments } = await waitForAccepted(bench.userData, sheets);
  await app.close();
  const marks = moments.filter((_, index) => index % 50 === 49);
  const last = marks.at(-1) ?? Number.NaN;
  // The first fifty began with the page's request.
  const starts = [last - (at - askedAt), ...marks];
  const seconds = marks.map((mark, index) => (mark - (starts[index] ?? mark)) / 1000);
  return { rate: (sheets * 60_000) / (at - askedAt), seconds };
}

export async function measureFolderRate(bench: Bench): Promise<Measurement[]> {
  const { rate, seconds } = await printMany(bench, 'Office', {});
  const where = 'A spool folder stands for the printing system.';
  return [
    toMeasurement({ what: 'Invoices a minute on one lane, into a folder', goal, value: rate, values: seconds, note: `${note} ${where}` }),
  ];
}

export async function measureCupsRate(bench: Bench): Promise<Measurement[]> {
  if (!canStartPrivateCups()) throw new Error('this computer has no CUPS to print to');
  const cups = await startPrivateCups();
  try {
    const { rate, seconds } = await printMany(bench, 'Virtual', { ...cups.env, DIWAN_STAND_IN_SPOOL: '' });
    const where = 'CUPS, its filters and the virtual printer run on the same processors.';
    return [
      toMeasurement({ what: 'Invoices a minute on one lane, into CUPS', goal, value: rate, values: seconds, note: `${note} ${where}` }),
    ];
  } finally {
    await cups.stop();
  }
}
