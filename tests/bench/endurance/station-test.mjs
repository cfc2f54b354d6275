// `node tests/bench/endurance/station-test.mjs one [kills]` or `… two [kills] [orders]`: kill -9 at random moments of one station, or of
// two that share the work, while orders arrive. The clock is different at every start. On Linux in a session with a keychain: `node
// scripts/with-session.mjs node tests/bench/endurance/station-test.mjs one`.
import { rmSync } from 'node:fs';
import { createSpool, launchApp, startShop, temporaryFolder, until } from './built-app.mjs';
import { toMovedClock, toRandomClock } from './moved-clock/moved-clock.mjs';
import { isFlawless, runStationRounds } from './station-rounds.mjs';

const [how = 'one', ...numbers] = process.argv.slice(2);
const isShared = how === 'two';
const [kills = isShared ? 5 : 100, orders = isShared ? 300 : kills * 10] = numbers.map(Number);
/** Longest time in ms from a station's start to its kill. */
const spreadMs = 4000;

const server = await startShop();
const { tables } = server.shop.store;
let placed = 0;
let lastAt = 0;

/** Places an order. Every fifth one is a registered order. Their numbers stay below those of guest orders. */
function place() {
  placed += 1;
  // No two orders at the same moment, because the test must know their order.
  lastAt = Math.max(Date.now(), lastAt + 1);
  const createdAt = new Date(lastAt).toISOString();
  const fresh = { createdAt, status: 'ordered' };
  const table = placed % 5 === 0 ? tables.orders : tables.guestOrders;
  const { id: _id, ...row } = table.all().at(-1);
  const { id } = table.insert({ ...row, ...fresh, ...('day' in row && { day: createdAt.slice(0, 10) }) });
  return `PACK-${id}`;
}

/** Each station has an admin of its own: a second sign-in of one admin ends the first session. */
function createStation(number, of) {
  const who = number === 1 ? 'all' : 'order';
  const spool = createSpool('slow:30');
  const userData = temporaryFolder(`station-${number}`);
  return {
    titles: spool.titles,
    async launch() {
      const environment = { DIWAN_STAND_IN_SPOOL: spool.folder, ...toMovedClock(toRandomClock()) };
      const app = await launchApp({ apiRoot: server.apiRoot, userData, environment, who });
      const { settings } = await app.call('station.read');
      if (settings.isOn) return app;
      const { routes, ...printing } = await app.call('printing.readSettings');
      const packingSlip = { ...routes.packingSlip, printer: spool.printer };
      await app.call('printing.saveSettings', { ...printing, routes: { ...routes, packingSlip } });
      const sharing = of > 1 ? { kind: 'number', number, of } : { kind: 'all' };
      await app.call('station.saveSettings', { ...settings, isOn: true, name: `Table ${number}`, sharing, askAbove: 10_000 });
      return app;
    },
    remove() {
      spool.remove();
      for (const path of [userData, `${userData}-station.json`]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const stations = isShared ? [createStation(1, 2), createStation(2, 2)] : [createStation(1, 1)];
try {
  // Orders must not arrive before every station is on: older orders aren't printed automatically.
  for (const station of stations) await (await station.launch()).close();
  const totals = await runStationRounds({
    stations,
    place,
    orders,
    pauseMs: isShared ? 600 : 1800,
    kills,
    spreadMs,
    until,
    report: console.log,
  });
  console.log(JSON.stringify(totals));
  process.exitCode = isFlawless(totals) ? 0 : 1;
} finally {
  await server.stop();
  for (const station of stations) station.remove();
}
