import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toMediaPath } from '@shared/contract/desktop/media';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createNodeNetwork, type FakeNetwork } from '../../support/main/fake-network';
import {
  answerBytes,
  answerHtml,
  answerJson,
  type FaultServer,
  pourOut,
  redirectTo,
  startFaultServer,
  staySilent,
} from '../../support/main/fault-server';

/** The server with the pictures. */
let server: FaultServer;
/** The server with the API. */
let shop: FaultServer;
let app: AppUnderTest;
const png = new Uint8Array(readFileSync(join(import.meta.dirname, '../../support/samples/picture.png')));
const svg = new TextEncoder().encode(
  '<?xml version="1.0"?>\n<!-- pot -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const keptFiles = (): string[] => readdirSync(join(app.machine.userData, 'media')).filter((file) => !file.includes('.tmp'));
const ask = (url: string): Promise<Response> => app.observed.open(toMediaPath(url) ?? '');
/** Lets the API respond with this address. */
async function name(url: string): Promise<void> {
  const admin = {
    id: 1,
    f_name: '',
    l_name: '',
    email: 'a@b.example',
    phone: '',
    country_code: '',
    isBlocked: false,
    admin_roles: [],
    avatar: url,
  };
  shop.behave(answerJson(200, { data: { data: [admin], totalItems: 1 } }));
  expect((await app.value('admins.list', { query: { page: 1 } })).rows).toHaveLength(1);
}
async function open(path: string): Promise<Response> {
  await name(`${server.origin}${path}`);
  return ask(`${server.origin}${path}`);
}

beforeEach(async () => {
  [server, shop] = [await startFaultServer(), await startFaultServer()];
  app = await startApp({ apiRoot: shop.origin });
  shop.behave(answerJson(200, { accessToken: 'token', admin: { id: 1, email: 'a@b.example' } }));
  await app.value('session.signIn', { email: 'a@b.example', password: 'p' });
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await server.stop();
  await shop.stop();
});

/** A network with the API on another machine, whose sign-in response contains this address. */
const withoutWay = (url: string): FakeNetwork => ({
  ...createNodeNetwork(),
  async fetch() {
    const admin = { id: 1, f_name: '', l_name: '', email: 'a@b.example', phone: '', country_code: '', isBlocked: false, admin_roles: [] };
    return Response.json({ accessToken: 'token', admin: { ...admin, avatar: url } });
  },
});

describe('pictures of the shop', () => {
  it('reach a page through the app’s scheme, without anything that tells who asks', async () => {
    server.behave(answerBytes(png, 'image/png'));
    const response = await open('/pot.png');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    const [request] = server.requests;
    for (const name of ['authorization', 'cookie', 'referer', 'origin']) expect(request?.headers).not.toHaveProperty(name);
  });

  it('are fetched once for many askers, and not again at the next start', async () => {
    server.behave(answerBytes(png, 'image/png'));
    await Promise.all(Array.from({ length: 12 }, () => open('/pot.png')));
    expect(server.requests).toHaveLength(1);
    await expect.poll(keptFiles).toHaveLength(1);
    await app.stop();
    app = await startApp({ machine: app.machine });
    expect((await open('/pot.png')).status).toBe(200);
    expect(server.requests).toHaveLength(1);
  });

  it('are judged by their bytes: a wrong picture kind is corrected, anything else is refused', async () => {
    server.behave(answerBytes(png, 'image/jpeg'));
    expect((await open('/1')).headers.get('content-type')).toBe('image/png');
    server.behave(answerBytes(new TextEncoder().encode('<html></html>'), 'image/png'));
    expect((await open('/2')).status).toBe(404);
    server.behave(answerBytes(png, 'text/html'));
    expect((await open('/3')).status).toBe(404);
    server.behave(answerHtml());
    expect((await open('/4')).status).toBe(404);
  });

  it('an SVG stays a picture: its answer allows no script', async () => {
    server.behave(answerBytes(svg, 'image/svg+xml'));
    const response = await open('/pot.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it('over 10 MB are refused', async () => {
    server.behave(pourOut(12 * 1024 * 1024));
    expect((await open('/huge')).status).toBe(404);
  });

  it('a failure is remembered for a short time, so that a list does not hammer the server', async () => {
    server.behave(answerHtml(500));
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await open('/gone.png')).status).toBe(404);
    expect(server.requests).toHaveLength(1);
  });

  it('a redirect to another place is followed, because nothing secret goes along', async () => {
    const other = await startFaultServer();
    other.behave(answerBytes(png, 'image/png'));
    server.behave(redirectTo(`${other.origin}/pot.png`));
    expect((await open('/pot.png')).status).toBe(200);
    expect(other.requests[0]?.headers).not.toHaveProperty('authorization');
    await other.stop();
  });

  it.each([
    'http://shop.example/pot.png',
    'file:///etc/passwd',
    'ftp://shop.example/pot.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
  ])('%s is never asked for', async (url) => {
    await name(url);
    expect((await ask(url)).status).toBe(404);
  });

  it('are never asked for at an address that no answer of the server contained', async () => {
    server.behave(answerBytes(png, 'image/png'));
    await name(`${server.origin}/pot.png`);
    expect((await ask(`${server.origin}/pot.png?what=leaves`)).status).toBe(404);
    expect((await ask(`${server.origin}/leak`)).status).toBe(404);
    expect((await ask('https://elsewhere.example/pot.png')).status).toBe(404);
    expect(server.requests).toEqual([]);
    expect((await ask(`${server.origin}/pot.png`)).status).toBe(200);
  });

  it('are never asked for over plain http on this machine by a shop that is elsewhere', async () => {
    server.behave(answerBytes(png, 'image/png'));
    await name(`${server.origin}/pot.png`);
    await app.stop();
    const policy = { machineFile: { enforced: { apiRoot: 'https://shop.example/api' } } };
    app = await startApp({ machine: app.machine, policy, network: withoutWay(`${server.origin}/pot.png`) });
    await app.value('session.signIn', { email: 'a@b.example', password: 'p' });
    expect((await ask(`${server.origin}/pot.png`)).status).toBe(404);
    expect(server.requests).toEqual([]);
  });

  it('large ones are made smaller before they are kept', async () => {
    const small = new Uint8Array([...png.slice(0, 40)]);
    await app.stop();
    app = await startApp({ machine: app.machine, shrink: async () => ({ bytes: small, contentType: 'image/png' }) });
    server.behave(answerBytes(png, 'image/png'));
    expect(new Uint8Array(await (await open('/large.png')).arrayBuffer())).toEqual(small);
    await expect.poll(keptFiles).toHaveLength(1);
  });

  it('a server that says nothing costs one picture, not the page', async () => {
    server.behave(staySilent);
    await name(`${server.origin}/pot.png`);
    const silent = open('/silent.png');
    await expect.poll(() => server.requests.length).toBe(1);
    server.behave(answerBytes(png, 'image/png'));
    expect((await ask(`${server.origin}/pot.png`)).status).toBe(200);
    await server.stop();
    expect((await silent).status).toBe(404);
  });
});
