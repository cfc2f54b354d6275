import type { ElectronApplication } from '@playwright/test';
import { type Bench, type Measurement, toMeasurement } from '../measurement';
import { openGuestOrders } from '../tools/guest-orders';
import { waitForAccepted } from '../tools/journal-times';
import { choosePrinter, enqueue, readOrders } from '../tools/printer';
import { readTreeByKind, toTotal } from '../tools/process-memory';

const sheets = 500;
const ofEachKind = sheets / 2;
const restMs = 3000;
/** After some idle seconds, a process's engine collects garbage automatically and returns memory. */
const idleMs = 20_000;
const pollMs = 500;

const countWindows = (app: ElectronApplication): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
const rest = (ms = restMs): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Formats the sums, for example `Before: renderer 310, node 122, browser 98.` */
function toWords(when: string, byKind: Record<string, number>): string {
  const parts = Object.entries(byKind).toSorted(([, a], [, b]) => b - a);
  return `${when}: ${parts.map(([kind, size]) => `${kind} ${size.toFixed(0)}`).join(', ')}.`;
}

export async function measureMemory(bench: Bench): Promise<Measurement[]> {
  const { app, page } = await openGuestOrders(bench);
  await choosePrinter(page, 'Office');
  const orders = [...(await readOrders(page, 'guestOrder', ofEachKind)), ...(await readOrders(page, 'order', ofEachKind))];
  await rest();
  const pid = app.process().pid ?? 0;
  const before = readTreeByKind(pid);
  await enqueue(page, orders);
  const during: Record<string, number>[] = [];
  await waitForAccepted(bench.userData, sheets, { onPoll: () => during.push(readTreeByKind(pid)) });
  const peak = during.reduce((highest, sample) => (toTotal(sample) > toTotal(highest) ? sample : highest), before);
  while ((await countWindows(app)) > 1) await new Promise((resolve) => setTimeout(resolve, pollMs));
  await rest(idleMs);
  const after = readTreeByKind(pid);
  const note = `PSS of all processes of the app (main process, browser, page, hidden print windows) on /proc; ${toTotal(before).toFixed(0)} MB on the list before. ${toWords('Before', before)} ${toWords('Highest', peak)} ${toWords('After', after)}`;
  return [
    toMeasurement({
      what: `Growth of memory over ${sheets} invoices, at its highest`,
      goal: { limit: 100, unit: 'MB', is: 'atMost' },
      value: toTotal(peak) - toTotal(before),
      values: during.filter((_, index) => index % Math.ceil(during.length / 40) === 0).map(toTotal),
      note: `${note} Highest of ${during.length} samples while one batch of ${sheets} went into a spool folder, the print window included.`,
    }),
    toMeasurement({
      what: `Growth of memory over ${sheets} invoices, ${idleMs / 1000} s after the last`,
      goal: { limit: 10, unit: 'MB', is: 'atMost' },
      value: toTotal(after) - toTotal(before),
      values: [before, peak, after].map(toTotal),
      note: `${note} After the last hidden window was closed by itself; only the app's own window is left, and nothing was collected by force.`,
    }),
  ];
}
