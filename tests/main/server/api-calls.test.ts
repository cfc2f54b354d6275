import type { JsonCallName } from '@main/server/api/api-client';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import { createNoPrinting } from '../../support/main/no-printing';

let shop: ShopUnderTest;
let app: AppUnderTest;
const lastRequest = () => shop.shop.requests.at(-1);

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

const person = { f_name: 'Reem', l_name: 'Al-Saleh', email: 'reem@bayt-aldar.example', phone: '50009999' };
const newAdmin = { ...person, country_code: '+965' as const, rules: [], password: 'Reem-2026' };

describe('requests', () => {
  it('[API-01] go to one root, the path appended as declared', async () => {
    await app.value('admins.one', { params: { id: 3 } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/admin/3' });
    expect(shop.shop.requests.every(({ call }) => call !== null)).toBe(true);
  });

  it('[API-02] carry the token bare, exactly as received, on every call but the login', async () => {
    await app.value('admins.list', { query: { page: 1 } });
    const [login, list] = shop.shop.requests;
    expect(login?.headers).not.toHaveProperty('authorization');
    expect(list?.headers.authorization).toBe(app.main.session.state().auth?.idToken);
  });

  it('[API-02] put Bearer before it for servers that want it so', async () => {
    const strict = await startSampleShop({ authorization: 'bearer' });
    await app.value('connection.save', { apiRoot: strict.apiRoot, authorization: 'bearer' });
    await app.signIn();
    await app.value('admins.list', { query: { page: 1 } });
    expect(strict.shop.requests.at(-1)?.headers.authorization).toBe(`Bearer ${app.main.session.state().auth?.idToken}`);
    await strict.stop();
  });

  it('say which language the person reads', async () => {
    await app.value('admins.list', { query: { page: 1 } });
    expect(lastRequest()?.headers['accept-language']).toBe('ar');
    await app.value('preferences.update', { language: 'en' });
    await app.value('admins.list', { query: { page: 1 } });
    expect(lastRequest()?.headers['accept-language']).toBe('en');
  });

  it('[API-03] [API-16] page by offset and limit 20', async () => {
    await app.value('admins.list', { query: { page: 1 } });
    expect(lastRequest()?.query).toEqual({ offset: '0', limit: '20' });
    await app.value('admins.list', { query: { page: 2 } });
    expect(lastRequest()?.query).toEqual({ offset: '20', limit: '20' });
  });

  it('[API-04] send isDeleted, type, search and status as given, and no empty search', async () => {
    await app.value('admins.list', { query: { page: 1, search: '', isDeleted: false } });
    expect(lastRequest()?.query).toEqual({ offset: '0', limit: '20', isDeleted: 'false' });
    await app.value('admins.list', { query: { page: 1, search: ' نورة ' } });
    expect(lastRequest()?.query).toEqual({ offset: '0', limit: '20', search: 'نورة' });
    await app.value('homeProducts.list', { query: { page: 1, type: 'premium_products' } });
    expect(lastRequest()).toMatchObject({ path: '/home/showProduct', query: { type: 'premium_products' } });
  });

  it.each(['orders.list', 'guestOrders.list'] as const)('[ORD-28] [GOR-27] ask %s by page, search and both days', async (name) => {
    await app.value(name, { query: { page: 2, search: 'فاطمة', startDate: '2026-11-01', endDate: '2026-11-19' } });
    const query = { offset: '20', limit: '20', search: 'فاطمة', startDate: '2026-11-01', endDate: '2026-11-19' };
    expect(lastRequest()).toMatchObject({ method: 'GET', call: name, query });
    expect(Object.keys(lastRequest()?.query ?? {}).sort()).toEqual(Object.keys(query).sort());
  });

  it('ask for all rows when no page is given (OP-24)', async () => {
    const page = await app.value('admins.list', {});
    expect(lastRequest()?.query).toEqual({});
    expect(page.rows.length).toBeGreaterThan(20);
  });

  it('[API-05] [API-06] [API-07] [API-08] read, create, update and delete one record', async () => {
    const added = await app.value('admins.add', { body: newAdmin });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/admin', status: 201, body: newAdmin });
    const id = added?.id ?? 0;
    expect(await app.value('admins.one', { params: { id } })).toMatchObject(person);
    const { password: _password, ...fields } = newAdmin;
    await app.value('admins.update', { params: { id }, body: { ...fields, f_name: 'Rima' } });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: `/admin/${id}`, status: 200 });
    await app.value('admins.remove', { params: { id } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: `/admin/${id}`, status: 200 });
  });

  it('[API-08] send isDeleted in the body of a delete where the API wants it', async () => {
    const { rows } = await app.value('categories.list', { query: { page: 1 } });
    const id = rows[0]?.id ?? 0;
    await app.value('categories.setDeleted', { params: { id }, body: { isDeleted: true } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: `/categories/${id}`, body: { isDeleted: true }, status: 200 });
  });

  it('never send the same write twice, whatever the double click', async () => {
    shop.shop.control.failNext('admins.add', { status: 503, message: 'later' });
    expect(await app.call('admins.add', { body: newAdmin })).toMatchObject({ ok: false, error: { code: 'server', status: 503 } });
    expect(shop.shop.control.stats().byCall['admins.add']).toBe(1);
  });

  it('tell how long a server that received too many requests asks to be left alone', async () => {
    const tooMany = { status: 429, message: 'too_many_requests' };
    shop.shop.control.failNext('admins.add', { ...tooMany, headers: { 'retry-after': '30' } });
    expect(await app.call('admins.add', { body: newAdmin })).toMatchObject({ ok: false, error: { status: 429, retryAfterSeconds: 30 } });
    shop.shop.control.failNext('admins.add', tooMany);
    expect(await app.call('admins.add', { body: newAdmin })).not.toHaveProperty('error.retryAfterSeconds');
  });

  it('repeat a read that the server put off', async () => {
    shop.shop.control.failWhen({ match: 'admins.list', status: 503, times: 2 });
    expect((await app.value('admins.list', { query: { page: 1 } })).rows).toHaveLength(20);
    expect(shop.shop.control.stats().byCall['admins.list']).toBe(3);
  });

  it('are not sent without a token where they need permission: the call ends as signed out', async () => {
    await app.value('session.signOut');
    await vi.waitFor(() => expect(lastRequest()?.call).toBe('session.logout'));
    const sent = shop.shop.requests.length;
    const names = (Object.keys(calls) as JsonCallName[]).filter((name) => calls[name].audience === 'page');
    const results = await Promise.all(
      names.map(async (name) => [name, await app.call(name as 'admins.one', calls[name].example as never)] as const),
    );
    const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    const upload = await app.call('uploads.send', { id: 'a', name: 'pot.png', purpose: 'picture', bytes });
    expect(shop.shop.requests.slice(sent)).toEqual([]);
    for (const [name, result] of [...results, ['uploads.send', upload] as const])
      expect([name, result]).toMatchObject([name, { ok: false, error: { code: 'sessionEnded' } }]);
  });

  it('that ask for the date alone carry the token of a session that goes on, and are not sent without one', async () => {
    let askTime: (() => Promise<number | null>) | undefined;
    const createPrinting: AppOptions['createPrinting'] = ({ shopTime }) => {
      askTime = shopTime.ask;
      return createNoPrinting();
    };
    const token = app.main.session.state().auth?.idToken;
    await app.stop();
    app = await startApp({ machine: app.machine, createPrinting });
    expect(await askTime?.()).toEqual(expect.any(Number));
    expect(lastRequest()).toMatchObject({ method: 'GET', headers: { authorization: token } });
    const fresh = await startApp({ apiRoot: shop.apiRoot, createPrinting });
    const sent = shop.shop.requests.length;
    expect(await askTime?.()).toBeNull();
    expect(shop.shop.requests.slice(sent)).toEqual([]);
    await fresh.stop();
    fresh.machine.dispose();
  });

  it('cannot be made with input that the declaration refuses', async () => {
    const before = shop.shop.requests.length;
    const refused = [
      ['admins.one', { params: { id: '../user' } }],
      ['admins.one', { params: { id: -1 } }],
      ['admins.one', {}],
      ['admins.list', { query: { page: 0 } }],
      ['admins.block', { params: { id: 3 }, body: { isBlocked: 'yes' } }],
      ['admins.add', { body: { ...newAdmin, country_code: '+966' } }],
      ['admins.list', 'all of them'],
    ] as const;
    for (const [name, input] of refused) {
      expect(await app.observed.request(name, input), JSON.stringify(input)).toMatchObject({ ok: false, error: { code: 'badInput' } });
    }
    expect(shop.shop.requests).toHaveLength(before);
  });
});

describe('the own profile', () => {
  const body = { ...person, country_code: '+965' as const };
  const save = (json: unknown) => {
    shop.shop.control.failNext('profile.update', { status: 200, bodyText: JSON.stringify(json), contentType: 'application/json' });
    return app.call('profile.update', { body });
  };

  it.each([201, 409])('[PRO-10] is not saved when the answer says %i, whatever the HTTP status', async (status) => {
    const before = app.main.session.state().auth?.admin;
    const failure = { ok: false, error: { code: 'server', status, message: 'not now' } };
    expect(await save({ data: { status, admin: { id: before?.id, ...person }, message: 'not now' } })).toEqual(failure);
    expect(app.main.session.state().auth?.admin).toEqual(before);
  });

  it('[PRO-10] is saved when the answer says 200', async () => {
    expect(await save({ data: { status: 200 } })).toEqual({ ok: true, value: null });
  });
});

async function expectUnexpected(name: CallName, input: unknown, status: number): Promise<void> {
  shop.shop.control.failNext(name, { status, bodyText: '{"data":null}', contentType: 'application/json' });
  expect(await app.observed.request(name, input)).toEqual({ ok: false, error: { code: 'unexpectedStatus', status } });
}

describe('answers', () => {
  it('[API-13] data.data holds the rows and data.totalItems the number of all of them', async () => {
    const page = await app.value('admins.list', { query: { page: 1 } });
    expect(page).toMatchObject({
      totalItems: shop.shop.store.tables.admins.all().filter(({ isDeleted }) => !isDeleted).length,
      unreadable: [],
    });
    expect(page.rows[0]).toMatchObject({ id: seedAdmins.all.id });
  });

  it('[API-13] the flat form is understood too (OP-03)', async () => {
    const bodyText = JSON.stringify({ data: [{ id: '7', f_name: 'A' }], totalItems: 1 });
    shop.shop.control.failNext('admins.list', { bodyText, contentType: 'application/json' });
    expect(await app.value('admins.list', { query: { page: 1 } })).toMatchObject({ rows: [{ id: 7, f_name: 'A' }], totalItems: 1 });
  });

  it('a broken row is set aside and counted, the others show', async () => {
    shop.shop.control.breakRow('admins.list', 2);
    const page = await app.value('admins.list', { query: { page: 1 } });
    expect(page.rows).toHaveLength(19);
    expect(page.unreadable).toEqual([{ position: 2, id: '#3', reason: expect.stringContaining('id') }]);
  });

  it('fields that the contract does not name do not reach a page', async () => {
    const bodyText = JSON.stringify({ data: { data: [{ id: 7, password: 'canary', accessToken: 'canary' }], totalItems: 1 } });
    shop.shop.control.failNext('admins.list', { bodyText, contentType: 'application/json' });
    expect(JSON.stringify(await app.call('admins.list', { query: { page: 1 } }))).not.toContain('canary');
  });

  it('[API-14] a read, an update or a delete that is answered with another 2xx than 200 has failed', async () => {
    for (const status of [201, 202]) await expectUnexpected('admins.list', { query: { page: 1 } }, status);
    await expectUnexpected('admins.remove', { params: { id: 9 } }, 201);
    await expectUnexpected('admins.block', { params: { id: 9 }, body: { isBlocked: false } }, 202);
  });

  it('[API-15] a create that is answered with another 2xx than 201 has failed', async () => {
    for (const status of [200, 202]) await expectUnexpected('admins.add', { body: newAdmin }, status);
  });
});
