import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;

beforeEach(async () => {
  shop = await startSampleShop();
  app = await startApp({ apiRoot: shop.apiRoot });
  await app.signIn();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

describe('the bridge', () => {
  it.each([
    ['a window that is not the app’s', { window: null }],
    ['a frame inside a page', { isMainFrame: false }],
    ['a frame that is gone', { url: null }],
    ['another site', { url: 'https://diwan/' }],
    ['another host of the scheme', { url: 'app://diwan.evil/' }],
    ['a host with a port', { url: 'app://diwan:8080/' }],
    ['a file', { url: 'file:///usr/share/diwan/index.html' }],
    ['an empty page', { url: 'about:blank' }],
    ['a blob of the app’s origin', { url: 'blob:app://diwan/7' }],
    ['a name and password in the address', { url: 'app://user:pw@diwan/' }],
    ['something that is no address', { url: 'diwan' }],
  ])('does nothing for %s', async (_what, sender) => {
    const before = shop.shop.requests.length;
    for (const name of ['admins.list', 'session.read', 'session.signOut']) {
      expect(await app.observed.request(name, undefined, sender)).toEqual({ ok: false, error: { code: 'forbidden' } });
    }
    expect(shop.shop.requests).toHaveLength(before);
    expect(await app.value('session.read')).not.toBeNull();
  });

  it('serves every page of the app’s own origin', async () => {
    for (const url of ['app://diwan/', 'app://diwan/index.html', 'app://diwan/#/orders', 'app://diwan/?x#/a']) {
      expect(await app.observed.request('preferences.read', undefined, { url })).toMatchObject({ ok: true });
    }
  });

  it.each([
    'nope',
    '',
    'admins',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'admins.list.__proto__',
    null,
    7,
    ['admins.list'],
    {},
  ])('refuses the unknown name %j', async (name) => {
    expect(await app.observed.request(name, undefined)).toEqual({ ok: false, error: { code: 'badInput' } });
  });

  it.each(['session.login', 'session.logout', 'files.upload'])('keeps %s for the main process', async (name) => {
    const before = shop.shop.requests.length;
    const input = { body: { email: 'a', password: 'b' } };
    expect(await app.observed.request(name, input)).toEqual({ ok: false, error: { code: 'badInput' } });
    expect(shop.shop.requests).toHaveLength(before);
  });

  it.each([
    ['session.signIn', { email: 'a@b.example' }],
    ['session.signIn', { email: '', password: 'x' }],
    ['preferences.update', { language: 'fr' }],
    ['preferences.update', 'en'],
    ['connection.save', { apiRoot: 'https://x.example', authorization: 'basic' }],
    ['app.openExternal', { url: 7 }],
    ['app.copyText', {}],
    ['printing.enqueue', { orders: [] }],
    ['uploads.send', { id: 'a', name: 'a.png', purpose: 'picture', bytes: [1, 2, 3] }],
    ['app.info', { extra: true }],
  ])('refuses input of the wrong shape: %s %j', async (name, input) => {
    expect(await app.observed.request(name, input)).toMatchObject({ ok: false, error: { code: 'badInput' } });
  });

  it('refuses input that is too large or too deep before reading it', async () => {
    expect(await app.observed.request('app.copyText', { text: 'x'.repeat(3_000_000) })).toEqual({ ok: false, error: { code: 'badInput' } });
    let deep: unknown = 'bottom';
    for (let level = 0; level < 200; level += 1) deep = { deep };
    expect(await app.observed.request('preferences.update', deep)).toEqual({ ok: false, error: { code: 'badInput' } });
    const bytes = new Uint8Array(11 * 1024 * 1024);
    const upload = { id: 'u', name: 'big.png', purpose: 'picture', bytes };
    expect(await app.observed.request('uploads.send', upload)).toEqual({ ok: false, error: { code: 'fileTooLarge' } });
  });

  it('an unexpected error inside crosses as a reference, without its words', async () => {
    app.machine.diskError = 'EACCES';
    const refused = await app.call('preferences.update', { language: 'en' });
    expect(refused).toEqual({ ok: false, error: { code: 'storageFailed', reference: expect.stringMatching(/^\w{4}-\w{4}$/) } });
    expect(app.machine.diskText()).toContain(refused.ok ? '' : refused.error.reference);
  });

  it('opens links of the three allowed kinds only', async () => {
    for (const url of ['https://bayt-aldar.example/', 'mailto:a@b.example', 'tel:+96550001230'])
      await app.value('app.openExternal', { url });
    expect(app.observed.opened).toEqual(['https://bayt-aldar.example/', 'mailto:a@b.example', 'tel:+96550001230']);
    for (const url of [
      'http://bayt-aldar.example/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'ms-msdt:/id',
      'smb://host/share',
      'https://user:pw@host.example/',
      'app://diwan/',
      '',
    ]) {
      expect(await app.call('app.openExternal', { url })).toEqual({ ok: false, error: { code: 'badInput' } });
    }
    expect(app.observed.opened).toHaveLength(3);
  });

  it('copies text, tells about itself and opens the folder of the log', async () => {
    await app.value('app.copyText', { text: 'INV-10482' });
    expect(app.observed.clipboard).toBe('INV-10482');
    expect(await app.value('app.info')).toMatchObject({ version: '0.1.0', platform: 'linux' });
    await app.value('app.openLogs');
    expect(app.observed.opened.at(-1)).toMatch(/logs$/);
  });

  it('an error of a page gets a reference that the log has too', async () => {
    const { reference } = await app.value('app.reportError', { message: 'x is not a function', stack: 'at render', where: '/orders' });
    expect(app.machine.diskText()).toContain(reference);
    expect(app.machine.diskText()).toContain('/orders');
  });
});
