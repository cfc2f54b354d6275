// `node tests/bench/endurance/typing-test.mjs [kills] [ends]`: kill -9, and ends and locks of the session, at random moments while a user
// types into a form. Input older than two seconds must be restored, and the next user must see none of it. On Linux in a session with a
// keychain: `node scripts/with-session.mjs node tests/bench/endurance/typing-test.mjs`.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchApp, startShop, temporaryFolder, until } from './built-app.mjs';
import { createTypist, toFindings } from './typing-rounds.mjs';

const [kills = 100, ends = 100] = process.argv.slice(2).map(Number);
/** The field for the first name of a new admin. */
const form = { path: '/admins/add-admins', field: 'f_name' };
const elsewhere = '/settings/drafts';
const spreadMs = 6000;

const server = await startShop();
const { control } = server.shop;
const userData = temporaryFolder('typing');
const policyFile = path.join(userData, 'policy.json');
writeFileSync(policyFile, JSON.stringify({ idleLockMinutes: 30 }));

const launch = () => launchApp({ apiRoot: server.apiRoot, userData, environment: { DIWAN_POLICY: policyFile } });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const isSheet = (page) => page.getByRole('alertdialog').locator('input[type=password]');

async function goTo({ page }, to) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, to);
  await page.waitForFunction((hash) => window.location.hash.endsWith(hash), to);
}

async function openForm(app) {
  const { page } = app;
  await goTo(app, elsewhere);
  await page.locator(`[name="${form.field}"]`).waitFor({ state: 'detached' });
  await goTo(app, form.path);
  const field = page.locator(`[name="${form.field}"]`);
  await field.waitFor();
  return field;
}

/** Returns the text of the field in the form's draft; null without a draft. */
async function readDraft({ call }) {
  for (const { screen, record, path: at } of await call('drafts.list')) {
    if (at !== form.path) continue;
    const draft = await call('drafts.read', { screen, record });
    return { ref: { screen, record }, text: JSON.parse(draft.values).values[form.field] };
  }
  return null;
}

async function beSomebodyElse(app, who) {
  await app.call('session.signOut');
  await app.signIn(who);
}

/** Signs in as the next user of this computer, and lists the input that is visible to that user. */
async function lookAsTheNext(app, typed) {
  const findings = [];
  const field = await openForm(app);
  if ((await field.inputValue()) !== '') findings.push('the next person finds the field filled in');
  if ((await app.call('drafts.list')).length > 0) findings.push('the next person finds a draft');
  const words = await app.page.evaluate(() => document.documentElement.outerHTML);
  if (typed.length > 0 && words.includes(typed.slice(0, 12))) findings.push('the next person sees what was typed');
  return findings;
}

/** Signs in as the first user again: the draft must be theirs, and complete. */
async function takeUp(app, typist, goneAt) {
  await goTo(app, elsewhere);
  const draft = await readDraft(app);
  const findings = toFindings(typist.keys, goneAt, draft?.text ?? '');
  if (draft) await app.call('drafts.remove', draft.ref);
  return findings;
}

async function typeFor(app, ms) {
  const field = await openForm(app);
  await field.fill('');
  await field.focus();
  const typist = createTypist(app.page);
  const typing = typist.type();
  await wait(ms);
  return { typist, typing };
}

async function killRound(app) {
  const { typist, typing } = await typeFor(app, 400 + Math.random() * spreadMs);
  const goneAt = Date.now();
  await app.kill();
  typist.stop();
  await typing;
  const next = await launch();
  await beSomebodyElse(next, 'some');
  const findings = await lookAsTheNext(next, typist.text());
  await beSomebodyElse(next, 'all');
  return { app: next, findings: [...findings, ...(await takeUp(next, typist, goneAt))] };
}

const endings = {
  async expired(app) {
    control.expireTokens();
    await app.page.evaluate(() => window.diwan.call('admins.list', { query: { page: 1 } }));
  },
  locked: (app) => app.app.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend')),
};

async function endRound(app, { how, isNext }) {
  const { typist, typing } = await typeFor(app, 400 + Math.random() * spreadMs);
  const goneAt = Date.now();
  await endings[how](app);
  const password = isSheet(app.page);
  await password.waitFor();
  typist.stop();
  await typing;
  if (isNext) {
    await app.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Use another account|استخدام حساب آخر/ })
      .click();
    await until('the sheet is gone', async () => (await app.call('session.read')) === null);
    await app.signIn('some');
    const findings = await lookAsTheNext(app, typist.text());
    await beSomebodyElse(app, 'all');
    return [...findings, ...(await takeUp(app, typist, goneAt))];
  }
  await password.fill(app.passwordOf('all'));
  await password.press('Enter');
  await password.waitFor({ state: 'hidden' });
  const text = await app.page.locator(`[name="${form.field}"]`).inputValue();
  // The page was never gone, so even the last two seconds must be there.
  const findings = toFindings(typist.keys, goneAt, text, 0);
  await app.page.locator(`[name="${form.field}"]`).fill('');
  const draft = await readDraft(app);
  if (draft) await app.call('drafts.remove', draft.ref);
  return findings;
}

const all = [];
const report = (what, findings) => {
  all.push(...findings.map((finding) => `${what}: ${finding}`));
  console.log(`${what}: ${findings.join('; ') || 'nothing lost, nothing shown'}`);
};

let app = await launch();
try {
  for (let round = 1; round <= kills; round++) {
    const done = await killRound(app);
    app = done.app;
    report(`kill ${round}`, done.findings);
  }
  for (let round = 1; round <= ends; round++) {
    const how = round % 2 === 0 ? 'locked' : 'expired';
    const isNext = round % 4 < 2;
    report(`${how} ${round}${isNext ? ', then somebody else' : ''}`, await endRound(app, { how, isNext }));
  }
  console.log(JSON.stringify({ kills, ends, findings: all }));
  process.exitCode = all.length === 0 ? 0 : 1;
} finally {
  await app.close();
  await server.stop();
  rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
}
