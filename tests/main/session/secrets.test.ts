import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;
const { all: owner } = seedAdmins;

beforeEach(async () => {
  shop = await startSampleShop();
  app = await startApp({ apiRoot: shop.apiRoot });
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

/** Runs the app through all actions that write a log line. */
async function liveThrough(): Promise<{ token: string; results: unknown[] }> {
  const results: unknown[] = [await app.call('session.signIn', { email: owner.email, password: 'wrong-canary-password' })];
  const answering = Promise.withResolvers<void>();
  shop.shop.control.failNext('session.login', { until: answering.promise });
  const signingIn = app.call('session.signIn', { email: owner.email, password: owner.password });
  await expect.poll(() => shop.shop.requests.filter(({ call }) => call === 'session.login')).toHaveLength(2);
  app.observed.happen.uncaught(new Error('while signing in', { cause: new Error(owner.password) }), 'exception');
  answering.resolve();
  results.push(await signingIn);
  const token = app.main.session.state().auth?.idToken ?? '';
  const echo = `token ${token} of ${owner.email}, phone +965 5000 1230, Authorization: ${token}`;
  shop.shop.control.failNext('admins.list', { status: 500, message: echo });
  results.push(await app.call('admins.list', { query: { page: 1 } }));
  shop.shop.control.failNext('admins.list', { bodyText: `<html>${echo}</html>`, contentType: 'text/html' });
  results.push(await app.call('admins.list', { query: { page: 1 } }));
  await app.call('app.reportError', { message: `cannot show ${echo}`, stack: `at ${echo}`, where: `/admins?email=${owner.email}` });
  app.observed.happen.uncaught(new Error(`uncaught with ${echo}`), 'exception');
  results.push(await app.call('session.read'));
  await app.call('session.signOut');
  return { token, results };
}

function readLog(): string {
  const folder = join(app.machine.userData, 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

describe('secrets', () => {
  it('the token is in no answer to a page, no event, no file and no line of the log', async () => {
    const { token, results } = await liveThrough();
    expect(token.length).toBeGreaterThan(10);
    const [, signedIn, , unreadable, session] = results;
    for (const answer of [signedIn, unreadable, session]) expect(JSON.stringify(answer)).not.toContain(token);
    expect(JSON.stringify(app.observed.events)).not.toContain(token);
    expect(app.machine.diskText()).not.toContain(token);
  });

  it('passwords are in no file and no line of the log', async () => {
    await liveThrough();
    const disk = app.machine.diskText();
    expect(disk).not.toContain(owner.password);
    expect(disk).not.toContain('wrong-canary-password');
  });

  it('a password is forgotten when its sign-in is over: nothing left in memory would know it again', async () => {
    const attempts = [
      [{ email: owner.email, password: 'refused-canary' }, { ok: false }],
      [{ email: owner.email, password: owner.password }, { ok: true }],
    ] as const;
    for (const [credentials, outcome] of attempts) {
      expect(await app.call('session.signIn', credentials)).toMatchObject(outcome);
      // The log entry about a foreign sender is the only text that a page can choose.
      await app.observed.request('app.info', undefined, { url: `foreign://${credentials.password}/` });
      expect(app.machine.diskText()).toContain(`"host":"${credentials.password}"`);
    }
  });

  it('e-mail addresses and phone numbers of people are in no line of the log', async () => {
    await liveThrough();
    const log = readLog();
    expect(log).toContain('app.uncaught');
    expect(log).not.toContain(owner.email);
    expect(log).not.toMatch(/5000 ?1230/);
  });

  it('what was searched for is in no line of the log when the server does not answer', async () => {
    await app.stop();
    app = await startApp({ machine: app.machine, limits: { readTimeoutMs: 60 } });
    await app.signIn();
    shop.shop.control.failWhen({ match: 'users.list', hang: true });
    for (const search of ['canary نورة', 'canary+f@shop.example', '+965 5000 1230']) {
      expect(await app.call('users.list', { query: { page: 1, search } })).toMatchObject({ error: { code: 'timeout' } });
    }
    const log = readLog();
    expect(log).toContain('api.noAnswer');
    expect(log).not.toMatch(/canary|%D9|5000/);
  });
});
