import { readFileSync } from 'node:fs';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { BridgeName } from '@shared/contract/tables/bridge';
import { type RunningApp, runKillRounds } from '../../bench/endurance/kill-rounds.mjs';
import { withInvoiceProfile } from '../../support/samples/print-settings';
import { expect, test } from '../support/fixture';

test.setTimeout(300_000);

test('loses, doubles and disorders nothing when the app is killed in the middle of a batch, twice over', async ({ launch, spool }) => {
  async function start(): Promise<RunningApp> {
    const { app, page } = await launch();
    const call: RunningApp['call'] = async (name, input) => {
      const result = await page.evaluate(([name, given]) => window.diwan.call(name as BridgeName, given as never), [name, input] as const);
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
      return result.value;
    };
    // The sign-in fixture would start a second app on the same data folder.
    const { email, password } = seedAdmins.all;
    if (!(await call('session.read'))) await call('session.signIn', { email, password });
    const settings = (await call('printing.readSettings')) as PrintSettings;
    await call('printing.saveSettings', withInvoiceProfile(settings, { printer: 'Office' }));
    return {
      call,
      async kill() {
        const gone = new Promise((resolve) => app.process().once('exit', resolve));
        app.process().kill('SIGKILL');
        await gone;
      },
      close: () => app.close(),
    };
  }

  const totals = await runKillRounds({
    launch: start,
    titles: () => spool.jobs().map((job) => job.title),
    orders: async (app) => {
      const { rows } = (await app.call('guestOrders.list', { query: {} })) as { rows: { id: number }[] };
      return rows.map(({ id }) => ({ kind: 'guestOrder' as const, id }));
    },
    until: (what, holds) => expect.poll(holds, { message: what, timeout: 60_000 }).toBe(true),
    rounds: 2,
    documents: ['invoice', 'packingSlip'],
    ordersInBatch: 5,
    spreadMs: 1500,
  });
  expect(totals.findings).toEqual([]);
  expect(totals.mostUncertain).toBeLessThanOrEqual(1);
  for (const { pdf } of spool.jobs()) expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
});
