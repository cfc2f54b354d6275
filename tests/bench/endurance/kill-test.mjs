// `node tests/bench/endurance/kill-test.mjs [rounds] [orders] [--late-keychain]`: kill -9 at random moments of a batch, against a spooler
// that counts. On Linux in a session with a keychain: `node scripts/with-session.mjs node tests/bench/endurance/kill-test.mjs`. The clock
// is different at every start.
import { rmSync } from 'node:fs';
import { createSpool, launchApp, listOrders, startShop, temporaryFolder, until } from './built-app.mjs';
import { runKillRounds } from './kill-rounds.mjs';
import { toMovedClock, toRandomClock } from './moved-clock/moved-clock.mjs';

const [rounds = 200, ordersInBatch = 25] = process.argv.slice(2).filter(Number).map(Number);
const lateKeychain = process.argv.includes('--late-keychain') ? [new URL('late-keychain/register.mjs', import.meta.url)] : [];
/** About the duration of an order's two sheets here. Most kills must hit the batch, and some the time after it. */
const msPerOrder = 300;

const shop = await startShop();
const spool = createSpool('slow:30');
const userData = temporaryFolder('kill');
try {
  const launch = async () => {
    const environment = { DIWAN_STAND_IN_SPOOL: spool.folder, ...toMovedClock(toRandomClock(), lateKeychain) };
    const app = await launchApp({ apiRoot: shop.apiRoot, userData, environment });
    const { routes, ...settings } = await app.call('printing.readSettings');
    const { printer } = spool;
    const chosen = { ...routes, invoice: { ...routes.invoice, printer }, packingSlip: { ...routes.packingSlip, printer } };
    if (routes.invoice.printer === null) await app.call('printing.saveSettings', { ...settings, collation: 'byOrder', routes: chosen });
    return app;
  };
  const totals = await runKillRounds({
    launch,
    titles: spool.titles,
    orders: listOrders,
    until,
    rounds,
    documents: ['invoice', 'packingSlip'],
    ordersInBatch,
    spreadMs: ordersInBatch * msPerOrder,
    report: console.log,
  });
  console.log(JSON.stringify(totals));
  process.exitCode = totals.findings.length === 0 && totals.mostUncertain <= 1 ? 0 : 1;
} finally {
  await shop.stop();
  spool.remove();
  rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
}
