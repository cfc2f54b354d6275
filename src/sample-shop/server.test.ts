import { afterEach, describe, expect, it } from 'vitest';
import { seedAdmins } from './seed/admins';
import { type RunningSampleShop, startSampleShop } from './server';

const running: RunningSampleShop[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

async function start(options: Parameters<typeof startSampleShop>[0] = {}): Promise<RunningSampleShop> {
  const shop = await startSampleShop(options);
  running.push(shop);
  return shop;
}

describe('the sample shop on a port', () => {
  it('answers on loopback below its API root, with addresses of its own', async () => {
    const { apiRoot, shop } = await start();
    expect(apiRoot).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
    const token = shop.control.signIn(seedAdmins.all.id);
    const answer = await fetch(`${apiRoot}/admin/1`, { headers: { authorization: token } });
    const { data } = (await answer.json()) as { data: { avatar: string } };
    expect(data.avatar.startsWith(new URL(apiRoot).origin)).toBe(true);
    expect((await fetch(data.avatar)).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('takes an upload and shows it to everybody', async () => {
    const { apiRoot, shop } = await start();
    const form = new FormData();
    form.set('img', new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' }));
    const headers = { authorization: shop.control.signIn(seedAdmins.all.id) };
    const answer = await fetch(`${apiRoot}/files/uploadFile`, { method: 'POST', body: form, headers });
    const { status, url } = (await answer.json()) as { status: number; url: string };
    expect(status).toBe(200);
    const stored = await fetch(url);
    expect([...new Uint8Array(await stored.arrayBuffer())]).toEqual([1, 2, 3]);
    expect(stored.headers.get('content-type')).toBe('image/png');
  });

  it('closes a connection without an answer', async () => {
    const { apiRoot, shop } = await start();
    shop.control.failNext('lookups.countries', { dropConnection: true });
    await expect(fetch(`${apiRoot}/country`)).rejects.toThrow();
    expect((await fetch(`${apiRoot}/country`)).status).toBe(401);
  });

  it('stops although a caller still waits', async () => {
    const { apiRoot, shop, stop } = await startSampleShop();
    shop.control.failNext('lookups.countries', { hang: true });
    const waiting = fetch(`${apiRoot}/country`).then(
      () => 'answered',
      () => 'closed',
    );
    while (shop.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await stop();
    expect(await waiting).toBe('closed');
    await expect(fetch(`${apiRoot}/country`)).rejects.toThrow();
  });

  it('says so when the port is taken', async () => {
    const { apiRoot } = await start();
    await expect(startSampleShop({ port: Number(new URL(apiRoot).port) })).rejects.toThrow(/EADDRINUSE/);
  });
});
