import { startSampleShop } from '@sample-shop/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import { answerHtml, answerJson, startFaultServer } from '../../support/main/fault-server';

let app: AppUnderTest;
const running: { stop(): Promise<void> }[] = [];
const startShop = async (): Promise<ShopUnderTest> => {
  const shop = await startSampleShop();
  running.push(shop);
  return shop;
};
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await Promise.all(running.splice(0).map((one) => one.stop()));
});
const save = (apiRoot: string) => app.call('connection.save', { apiRoot, authorization: 'bare' });
const restart = async (): Promise<AppUnderTest> => {
  await app.stop();
  app = await startApp({ machine: app.machine });
  return app;
};

describe('the address of the API', () => {
  it('is nobody’s until somebody chooses', async () => {
    app = await startApp();
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: null, source: null, state: 'unknown', fixedBy: null });
  });

  it('is asked for an answer, then kept for the next start', async () => {
    const shop = await startShop();
    app = await startApp();
    const view = await app.value('connection.save', { apiRoot: `${shop.apiRoot}//`, authorization: 'bearer' });
    expect(view).toMatchObject({ apiRoot: shop.apiRoot, authorization: 'bearer', source: 'user', state: 'connected' });
    expect(shop.shop.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    await restart();
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: shop.apiRoot, authorization: 'bearer', source: 'user' });
  });

  it.each([
    ['http://shop.example/api', 'insecureAddress'],
    ['ftp://shop.example/api', 'badInput'],
    ['https://user:pw@shop.example', 'badInput'],
    ['https://shop.example/?a=b', 'badInput'],
    ['https://', 'badInput'],
  ])('is refused when it is %s', async (apiRoot, code) => {
    app = await startApp();
    expect(await app.call('connection.save', { apiRoot, authorization: 'bare' })).toMatchObject({ ok: false, error: { code } });
    expect(app.machine.settings()).not.toHaveProperty('connection');
  });

  it('is not stored when nobody answers there, or somebody who is no API', async () => {
    const server = await startFaultServer();
    app = await startApp();
    const save = () => app.call('connection.save', { apiRoot: server.origin, authorization: 'bare' });
    server.behave(answerHtml());
    expect(await save()).toMatchObject({ ok: false, error: { code: 'unreadableAnswer' } });
    server.behave(answerHtml(404));
    expect(await save()).toMatchObject({ ok: false, error: { code: 'unreadableAnswer' } });
    server.behave(answerJson(200, { hello: 'world' }));
    expect(await save()).toMatchObject({ ok: false, error: { code: 'unreadableAnswer' } });
    await server.stop();
    expect(await save()).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: null });
    expect(app.machine.settings()).not.toHaveProperty('connection');
  });

  it('another one ends the session; the same one with another header form does not', async () => {
    const [first, second] = [await startShop(), await startShop()];
    app = await startApp({ apiRoot: first.apiRoot });
    await app.signIn();
    await app.value('connection.save', { apiRoot: first.apiRoot, authorization: 'bearer' });
    expect(await app.value('session.read')).not.toBeNull();
    await app.value('connection.save', { apiRoot: second.apiRoot, authorization: 'bare' });
    expect(app.events('session.ended')).toEqual([{ reason: 'connectionChanged' }]);
    expect(await app.value('session.read')).toBeNull();
    await app.value('connection.forget');
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: null, source: null });
  });
});

describe('what IT and the build decide', () => {
  const refused = { ok: false, error: { code: 'forbidden' } };

  it('a policy or the environment wins over the person, who may not change it', async () => {
    const [own, enforced] = [await startShop(), await startShop()];
    for (const source of ['policy', 'environment'] as const) {
      const byPolicy = { policy: { machineFile: { enforced: { apiRoot: enforced.apiRoot } } } };
      const byEnvironment = { config: { environmentApiRoot: enforced.apiRoot } };
      app = await startApp({ apiRoot: own.apiRoot, ...(source === 'policy' ? byPolicy : byEnvironment) });
      expect(await app.value('connection.read')).toMatchObject({ apiRoot: enforced.apiRoot, source, fixedBy: source });
      expect(await app.call('connection.save', { apiRoot: own.apiRoot, authorization: 'bare' })).toEqual(refused);
      expect(await app.call('connection.useSampleShop')).toEqual(refused);
      expect(await app.call('connection.forget')).toEqual(refused);
      await app.stop();
    }
  });

  it('a policy that cannot be understood leaves the server in use and lets nobody change it', async () => {
    const [own, wished] = [await startShop(), await startShop()];
    app = await startApp({ apiRoot: own.apiRoot, policy: { machineFile: 'unreadable' } });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: own.apiRoot, source: 'user', fixedBy: 'unreadablePolicy' });
    expect(await app.call('connection.save', { apiRoot: wished.apiRoot, authorization: 'bare' })).toEqual(refused);
    expect(await app.call('connection.useSampleShop')).toEqual(refused);
    expect(await app.call('connection.forget')).toEqual(refused);
    expect(app.machine.diskText()).toContain('as a test has it');
  });

  it('a server or sample shop that IT decides against while it is asked for is not taken', async () => {
    const [enforced, own] = [await startShop(), await startShop()];
    const decideNow = () => app.changePolicy({ machineFile: { enforced: { apiRoot: enforced.apiRoot } } });
    const startLate = async (): Promise<ShopUnderTest> => {
      await decideNow();
      return startSampleShop();
    };
    app = await startApp({ startShop: startLate });
    const answering = Promise.withResolvers<void>();
    own.shop.control.failNext('admins.list', { until: answering.promise, status: 401, message: 'not_authorized' });
    const saved = save(own.apiRoot);
    await decideNow();
    answering.resolve();
    expect(await saved).toEqual(refused);
    await app.changePolicy({});
    expect(await app.call('connection.useSampleShop')).toEqual(refused);
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: enforced.apiRoot, source: 'policy' });
    expect(app.machine.settings()).not.toHaveProperty('connection');
  });

  it('the build’s default counts when nothing is saved, and again after forgetting', async () => {
    const [own, built] = [await startShop(), await startShop()];
    app = await startApp({ config: { defaultApiRoot: built.apiRoot }, policy: { machineFile: { enforced: { authorization: 'bearer' } } } });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: built.apiRoot, source: 'build', authorization: 'bearer' });
    await app.value('connection.save', { apiRoot: own.apiRoot, authorization: 'bare' });
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: own.apiRoot, source: 'user', authorization: 'bearer' });
    await app.value('connection.forget');
    expect(await app.value('connection.read')).toMatchObject({ apiRoot: built.apiRoot, source: 'build' });
  });
});

describe('the sample shop', () => {
  it('starts on demand, serves the whole API, and stops with the app', async () => {
    app = await startApp();
    const view = await app.value('connection.useSampleShop');
    expect(view).toMatchObject({ source: 'sampleShop', apiRoot: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+/) });
    await app.signIn();
    expect((await app.value('orders.list', { query: { page: 1 } })).totalItems).toBeGreaterThan(200);
    await app.stop();
    await expect(fetch(`${view.apiRoot}/admin/admin`)).rejects.toThrowError();
  });

  it('starts again at the next start, and yesterday’s session of it is cleared without a word', async () => {
    const free = await startSampleShop();
    await free.stop();
    // The same address again, so that the app must distinguish the sessions by its own state.
    const startShop = () => startSampleShop({ port: Number(new URL(free.apiRoot).port) });
    app = await startApp({ startShop });
    await app.value('connection.useSampleShop');
    await app.signIn();
    await app.stop();
    app = await startApp({ machine: app.machine, startShop });
    expect(await app.value('connection.read')).toMatchObject({ source: 'sampleShop', apiRoot: free.apiRoot });
    expect(await app.value('session.read')).toBeNull();
    expect(app.events('session.ended')).toEqual([]);
    expect(app.machine.passwords.size).toBe(0);
    await app.signIn();
  });

  it('is left for a real address, and told when it cannot start', async () => {
    const shop = await startShop();
    app = await startApp({ startShop: () => Promise.reject(new Error('EADDRINUSE')) });
    expect(await app.call('connection.useSampleShop')).toMatchObject({
      ok: false,
      error: { code: 'sampleShopFailed', reference: expect.any(String) },
    });
    await app.stop();
    app = await startApp();
    const { apiRoot } = await app.value('connection.useSampleShop');
    await app.value('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare' });
    await expect(fetch(`${apiRoot}/admin/admin`)).rejects.toThrowError();
  });
});
