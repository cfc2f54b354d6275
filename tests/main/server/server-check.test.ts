import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { countResults } from '@shared/domain/server-check';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/main/app-under-test';
import { app, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

const { email, password } = seedAdmins.all;

describe('a check of the server in use', () => {
  setUpSignedInApp();

  it('asks as whoever is signed in, tells what comes, and leaves the session alone', async () => {
    shop.shop.control.failNext('promoCodes.list', { status: 401, message: 'not_authorized' });
    const report = await app.value('serverCheck.run', { slowMs: 60_000 });
    expect(countResults(report.calls)).toMatchObject({ refused: 1, differs: 0, notThere: 0, slow: 0, notAsked: 0 });
    expect(app.events('serverCheck.progressed').length).toBeGreaterThan(30);
    expect(await app.value('serverCheck.read')).toEqual({ report, isRunning: false });
    expect(app.events('session.ended')).toEqual([]);
    expect(await app.value('session.read')).not.toBeNull();
  });

  it('runs once for two presses, and stops when it is told to', async () => {
    let answer: () => void = () => undefined;
    shop.shop.control.failNext('products.list', {
      until: new Promise<void>((resolve) => {
        answer = resolve;
      }),
    });
    const [first, second] = [app.value('serverCheck.run', { slowMs: 60_000 }), app.value('serverCheck.run', { slowMs: 60_000 })];
    await expect.poll(() => shop.shop.requests.some(({ call }) => call === 'products.list')).toBe(true);
    await app.value('serverCheck.stop');
    expect(await first).toMatchObject({ isStopped: true });
    expect(await second).toEqual(await first);
    const firstPage = { offset: '0', limit: '20' };
    expect(shop.shop.requests.filter(({ call, query }) => call === 'admins.list' && isDeepStrictEqual(query, firstPage))).toHaveLength(1);
    answer();
  });

  it('ends with the session; what is kept of it is opened and saved by whoever comes after, and the last ten stay', async () => {
    const report = await app.value('serverCheck.run', { slowMs: 60_000, areas: ['admins'] });
    await app.value('session.signOut');
    const { kept } = await app.value('serverCheck.history');
    expect(kept).toMatchObject([{ startedAt: report.startedAt, areas: ['admins'], counts: countResults(report.calls) }]);
    const [{ id } = { id: '' }] = kept;
    expect(await app.value('serverCheck.open', { id })).toEqual(report);
    const folder = join(app.machine.userData, 'server-checks');
    const [name = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, name), 'utf8');
    for (const { f_name, l_name, email: address } of Object.values(seedAdmins))
      for (const word of [f_name, l_name, address]) expect(text).not.toContain(word);
    // Neither an unreadable report is listed, nor a report about another server.
    writeFileSync(join(folder, '2026-01-01T00-00-00-000Z.json'), '{"apiRoot":');
    writeFileSync(join(folder, '2026-01-02T00-00-00-000Z.json'), JSON.stringify({ ...report, apiRoot: 'https://other.example' }));
    expect((await app.value('serverCheck.history')).kept).toHaveLength(1);
    expect(await app.call('serverCheck.open', { id: '2026-01-01T00-00-00-000Z' })).toMatchObject({ error: { code: 'notFound' } });
    expect(await app.call('serverCheck.open', { id: '../settings' })).toMatchObject({ ok: false });
    for (let day = 3; day < 20; day += 1) writeFileSync(join(folder, `2026-01-${String(day).padStart(2, '0')}T00-00-00-000Z.json`), text);
    await app.signIn();
    await app.value('serverCheck.run', { slowMs: 60_000, areas: ['admins'] });
    expect(readdirSync(folder)).toHaveLength(10);
    await app.value('session.signOut');
    expect(await app.value('serverCheck.read')).toEqual({ report: null, isRunning: false });
    expect(await app.call('serverCheck.run', { slowMs: 2000 })).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    expect(await app.call('serverCheck.save', { format: 'json' })).toMatchObject({ ok: false });
  });

  it('is saved as a page and as data, in which nobody is', async () => {
    shop.shop.control.breakRow('orders.list', 2);
    const folder = mkdtempSync(join(tmpdir(), 'diwan-check-'));
    await app.value('serverCheck.run', { slowMs: 60_000 });
    for (const format of ['html', 'json'] as const) {
      app.observed.nextFile = join(folder, `report.${format}`);
      expect(await app.value('serverCheck.save', { format })).toEqual({ path: app.observed.nextFile });
      const text = readFileSync(app.observed.nextFile, 'utf8');
      expect(text).toContain('/order/admin');
      for (const { f_name, l_name, email: address } of Object.values(seedAdmins)) {
        for (const word of [f_name, l_name, address]) expect(text).not.toContain(word);
      }
      expect(text).not.toMatch(/\b[569]\d{7}\b/);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('a check from the command line', () => {
  it('signs in at an address that is not the one in use, below a prefix too, and says so', async () => {
    const running = await startSampleShop({ isStrict: true });
    const other = await startApp({ apiRoot: null });
    const whole = await other.main.checkServer({ apiRoot: running.apiRoot, email, password });
    expect(countResults(whole.calls)).toMatchObject({ asExpected: whole.calls.length });
    // The check also ends the session that its sign-in has begun.
    expect(running.shop.requests.filter(({ method }) => method !== 'GET').map(({ call, status }) => [call, status])).toEqual([
      ['session.login', 200],
      ['session.logout', 200],
    ]);
    // Without `/api`, the address is incomplete.
    const short = await other.main.checkServer({ apiRoot: new URL(running.apiRoot).origin, email, password });
    expect(short).toMatchObject({
      prefix: '/api',
      apiRoot: new URL(running.apiRoot).origin,
      proposal: { profile: { version: 1, prefix: '/api' } },
    });
    const told = await other.main.checkServer({ apiRoot: short.apiRoot, email, password, profile: { version: 1, prefix: '/api' } });
    expect(told).toMatchObject({ prefix: null, profile: { prefix: '/api' }, proposal: null });
    expect(countResults(told.calls)).toMatchObject({ asExpected: told.calls.length });
    await expect(other.main.checkServer({ apiRoot: running.apiRoot, email, password: 'wrong' })).rejects.toMatchObject({
      failure: { code: 'wrongPassword' },
    });
    await expect(other.main.checkServer({ apiRoot: 'http://shop.example', email, password })).rejects.toMatchObject({
      failure: { code: 'insecureAddress' },
    });
    await other.stop();
    other.machine.dispose();
    await running.stop();
  });
});
