import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import { toMediaPath } from '@shared/contract/desktop/media';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import { createNodeNetwork } from '../../support/main/fake-network';
import { answerBytes, answerJson, type FaultServer, startFaultServer } from '../../support/main/fault-server';

let app: AppUnderTest;
const running: { stop(): Promise<void> }[] = [];
const started = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
  running.push(server);
  return server;
};
const startShop = async (): Promise<ShopUnderTest> => started(await startSampleShop());
const startServer = async (): Promise<FaultServer> => started(await startFaultServer());
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

const enforced = (values: Record<string, unknown>) => ({ machineFile: { enforced: values } });
const hostOf = (url: string): string => new URL(url).host;

describe('the addresses that IT allows', () => {
  it('bind a person’s choice of an API: another one is not even asked', async () => {
    const server = await startServer();
    app = await startApp({ policy: enforced({ allowedHosts: ['shop.example'] }) });
    const saved = await app.call('connection.save', { apiRoot: server.origin, authorization: 'bare' });
    expect(saved).toMatchObject({ ok: false, error: { code: 'addressNotAllowed' } });
    expect(server.requests).toHaveLength(0);
  });

  it('let a person choose among them', async () => {
    const shop = await startShop();
    app = await startApp({ policy: enforced({ allowedHosts: [hostOf(shop.apiRoot)] }) });
    await app.value('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare' });
    await app.signIn();
    expect((await app.value('admins.list', { query: { page: 1 } })).rows.length).toBeGreaterThan(0);
  });

  it('close the saved address from the moment on when IT takes it away, and say so', async () => {
    const shop = await startShop();
    app = await startApp({ apiRoot: shop.apiRoot });
    await app.signIn();
    await app.changePolicy(enforced({ allowedHosts: ['other.example'] }));
    const before = shop.shop.requests.length;
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ ok: false, error: { code: 'addressNotAllowed' } });
    expect(shop.shop.requests).toHaveLength(before);
  });

  it('bind pictures too, but for the API’s own host', async () => {
    const [shop, pictures] = [await startServer(), await startServer()];
    const png = readFileSync(join(import.meta.dirname, '../../support/samples/picture.png'));
    pictures.behave(answerBytes(new Uint8Array(png), 'image/png'));
    app = await startApp({ apiRoot: shop.origin, policy: enforced({ allowedHosts: [hostOf(shop.origin)] }) });
    const admin = { id: 1, f_name: '', l_name: '', email: 'a@b.example', phone: '', country_code: '', isBlocked: false, admin_roles: [] };
    const url = `${pictures.origin}/pot.png`;
    shop.behave(answerJson(200, { accessToken: 'token', admin: { ...admin, avatar: url } }));
    await app.value('session.signIn', { email: admin.email, password: 'p' });
    expect((await app.observed.open(toMediaPath(url) ?? '')).status).toBe(404);
    expect(pictures.requests).toHaveLength(0);
    await app.changePolicy(enforced({ allowedHosts: [hostOf(shop.origin), hostOf(pictures.origin)] }));
    expect((await app.observed.open(toMediaPath(url) ?? '')).status).toBe(200);
  });
});

describe('http on this machine', () => {
  it('is refused for an API where IT forbids it; the sample shop runs on', async () => {
    const server = await startServer();
    app = await startApp({ policy: enforced({ allowHttpLoopback: false }) });
    const saved = await app.call('connection.save', { apiRoot: server.origin, authorization: 'bare' });
    expect(saved).toMatchObject({ ok: false, error: { code: 'addressNotAllowed' } });
    expect(server.requests).toHaveLength(0);
    await app.value('connection.useSampleShop');
    await app.signIn();
    expect((await app.value('admins.list', { query: { page: 1 } })).rows.length).toBeGreaterThan(0);
  });
});

describe('the way out', () => {
  it('is the system’s, until IT says another one, and follows its word while the app runs', async () => {
    const network = createNodeNetwork();
    app = await startApp({ network });
    expect(network.proxies).toEqual([]);
    await app.changePolicy(enforced({ proxyMode: 'fixed', proxyServer: 'proxy.example:8080', proxyBypass: ['*.inside.example'] }));
    await app.changePolicy(
      enforced({ proxyMode: 'fixed', proxyServer: 'proxy.example:8080', proxyBypass: ['*.inside.example'], logDays: 3 }),
    );
    await app.changePolicy({});
    expect(network.proxies).toEqual([
      { mode: 'fixed_servers', proxyRules: 'proxy.example:8080', proxyBypassRules: '*.inside.example' },
      { mode: 'system' },
    ]);
  });

  it('is IT’s before the first request', async () => {
    const network = createNodeNetwork();
    app = await startApp({ network, policy: enforced({ proxyMode: 'pac', proxyPacUrl: 'https://it.example/proxy.pac' }) });
    expect(network.proxies).toEqual([{ mode: 'pac_script', pacScript: 'https://it.example/proxy.pac' }]);
  });

  it('shows a certificate of this machine only where IT names its issuer', async () => {
    const network = createNodeNetwork();
    app = await startApp({ network });
    expect(network.rules()?.clientCertificateIssuer()).toBeNull();
    await app.changePolicy(enforced({ clientCertificateIssuer: 'Shop Device CA' }));
    expect(network.rules()?.clientCertificateIssuer()).toBe('Shop Device CA');
  });
});
