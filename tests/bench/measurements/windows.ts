import { nextWindow } from '../../e2e/support/next-window';
import { type Bench, type Measurement, toMeasurement } from '../measurement';
import { openGuestOrders } from '../tools/guest-orders';
import { readTreeByKind, toTotal } from '../tools/process-memory';

const most = 8;
const settleMs = 4000;
const goal = { limit: 60, unit: 'MB', is: 'atMost' } as const;

/** Measures the memory of all processes of the app with the main window alone, and with one to eight order windows beside it. */
export async function measureWindows(bench: Bench): Promise<Measurement[]> {
  const { app, page } = await openGuestOrders(bench);
  const root = app.process().pid ?? 0;
  const links = page.locator('tr[data-row] a[data-row-link]');
  await page.waitForTimeout(settleMs);
  const byKind = [readTreeByKind(root)];
  for (let window = 0; window < most; window += 1) {
    const record = await nextWindow(app, () => links.nth(window).click({ modifiers: ['ControlOrMeta'] }));
    await record.locator('#content h2').first().waitFor();
    await record.waitForTimeout(settleMs);
    byKind.push(readTreeByKind(root));
  }
  const totals = byKind.map(toTotal);
  const kindsOf = (sizes: Record<string, number>): string =>
    Object.entries(sizes)
      .map(([kind, size]) => `${kind} ${size.toFixed(0)}`)
      .join(', ');
  const [alone = 0] = totals;
  return [
    toMeasurement({
      what: 'Memory of each window of a record',
      goal,
      value: ((totals.at(-1) ?? 0) - alone) / most,
      values: totals.slice(1).map((total, at) => total - (totals[at] ?? 0)),
      note: `Proportional set size of all processes, with one to ${most} windows of orders beside the main one; the mean of what one adds. Single values: what each added, in its order.`,
    }),
    toMeasurement({
      what: `Memory of the app with ${most} windows of records`,
      goal: null,
      unit: 'MB',
      value: totals.at(-1) ?? 0,
      values: totals,
      note: `By kind of process, in MB: ${kindsOf(byKind[0] ?? {})} with the main window alone; ${kindsOf(byKind.at(-1) ?? {})} with all. Single values: with none to ${most} of them.`,
    }),
  ];
}
