// `node tests/bench/endurance/import-test.mjs [rounds] [products]`: kill -9 at random moments of an import, against a shop that counts.
// After each restart the rest is written. No price may be lost, sent twice, or out of order, and the journal must have every stored
// product. On Linux in a session with a keychain: `node scripts/with-session.mjs node tests/bench/endurance/import-test.mjs`.
import { rmSync } from 'node:fs';
import { launchApp, startShop, temporaryFolder, until } from './built-app.mjs';
import { judgeRound } from './import-rounds.mjs';

const [rounds = 60, count = 200] = process.argv.slice(2).map(Number);
/** Milliseconds; about the duration of one product, so that kills hit each of its steps. */
const spreadMs = 60;

const server = await startShop();
const { products } = server.shop.store.tables;
const userData = temporaryFolder('import');
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const pattern = products.all().find(({ isDeleted, variant_combinations }) => !isDeleted && variant_combinations.length === 0);
const own = Array.from({ length: count }, (_, at) => products.insert({ ...pattern, id: undefined, code: `MANY-${at}`, price: 5 }).id);
const heldBy = (id) => Math.round(products.find(id).price * 1000);
const storedWrites = () =>
  server.shop.requests
    .filter(({ call, status }) => call === 'products.update' && status === 200)
    .map(({ path }) => Number(path.split('/').at(-1)));

async function launch() {
  const app = await launchApp({ apiRoot: server.apiRoot, userData });
  await app.call('preferences.update', { language: 'en' });
  await app.page.locator('html[lang=en]').waitFor({ state: 'attached' });
  return app;
}

async function goTo({ page }, to) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, to);
  await page.waitForFunction((hash) => window.location.hash.endsWith(hash), to);
}

async function beginImport(app, wanted) {
  const lines = own.map((id, at) => `MANY-${at};${(wanted.get(id) / 1000).toFixed(3)}`);
  const buffer = Buffer.from(['Product code;Price', ...lines].join('\r\n'));
  await goTo(app, '/masterHN/products/import');
  await app.page.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await app.page.getByRole('button', { name: 'Show differences' }).click();
  await app.page.getByRole('button', { name: `Update ${count} products` }).click();
}

/** Returns the latest import from the journal; null if the app was killed before its plan was on disk. */
async function readJournal({ call }, since) {
  const latest = (await call('bulkWrites.list')).find(({ kind, startedAt }) => kind === 'import' && startedAt >= since);
  return latest ? call('bulkWrites.read', { id: latest.id }) : null;
}

async function writeTheRest(app, id) {
  await goTo(app, `/masterHN/products/writings/${id}`);
  await app.page.getByRole('button', { name: /^(Continue with|Retry) / }).click();
  await until('the rest is written', async () => (await app.call('bulkWrites.list')).find((one) => one.id === id)?.settled === count);
}

const totals = { rounds: 0, killedInside: 0, lost: 0, doubled: 0, outOfOrder: 0, forgotten: 0, madeUp: 0, unknown: 0 };
let app = await launch();
try {
  for (let round = 0; round < rounds; round++) {
    // No price looks like the previous one with a misplaced decimal point.
    const wanted = new Map(own.map((id, at) => [id, 5000 + ((round * 977 + at * 13) % 4000) + 1]));
    const since = new Date().toISOString();
    // The shop stores only its latest requests, fewer than sixty imports make.
    server.shop.requests.length = 0;
    await beginImport(app, wanted);
    const place = Math.floor(Math.random() * count);
    await until('the moment of the kill', async () => storedWrites().length >= place);
    await wait(Math.random() * spreadMs);
    await app.kill();
    // Lets the requests that are under way arrive.
    await wait(200);
    const stored = new Set(storedWrites());
    app = await launch();
    const journal = await readJournal(app, since);
    if (journal && stored.size < count) await writeTheRest(app, journal.id);
    const result = judgeRound({ wanted, held: heldBy, atKill: { stored, outcomes: journal?.outcomes ?? {} }, sent: storedWrites() });
    totals.rounds += 1;
    totals.killedInside += stored.size < count ? 1 : 0;
    for (const [name, value] of Object.entries(result)) totals[name] += value;
    console.log(`${round + 1}: killed after ${stored.size} of ${count}; ${JSON.stringify(result)}`);
  }
  console.log(JSON.stringify(totals));
  const { lost, doubled, outOfOrder, forgotten, madeUp } = totals;
  process.exitCode = lost + doubled + outOfOrder + forgotten + madeUp === 0 ? 0 : 1;
} finally {
  await app.close().catch(() => undefined);
  await server.stop();
  rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
}
