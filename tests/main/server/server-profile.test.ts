import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';

const running: { stop(): Promise<void> }[] = [];
let app: AppUnderTest | null = null;
afterEach(async () => {
  await app?.stop();
  app?.machine.dispose();
  app = null;
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

const now = (): Date => new Date('2026-11-20T09:00:00Z');

/** Starts a server that deviates according to `profile`, and an app with the profile `told`. */
async function meet(profile: ServerProfile | null, told: ServerProfile | null = profile) {
  const shop = await startSampleShop({ isStrict: true, now, ...(profile && { profile }) });
  running.push(shop);
  await app?.stop();
  app?.machine.dispose();
  app = await startApp();
  await app.value('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare', ...(told && { profile: told }) });
  await app.signIn();
  return { app, shop };
}

/** Makes reads with every kind of response, and writes with numbers and flags. Returns the values that a user sees. */
async function work({ app: met, shop }: Awaited<ReturnType<typeof meet>>) {
  const origin = new URL(shop.apiRoot).origin;
  const found = {
    orders: await met.value('orders.list', { query: { page: 2, startDate: '2026-10-01', endDate: '2026-11-20' } }),
    found: await met.value('guestOrders.list', { query: { page: 1, search: '1' } }),
    categories: await met.value('categories.list', { query: { isDeleted: false } }),
    promoCodes: await met.value('promoCodes.list', { query: { page: 1 } }),
    product: await met.value('products.one', { params: { id: 1 } }),
    countries: await met.value('lookups.countries'),
    iban: await met.value('iban.read'),
    messages: await met.value('shopMessages.list', { query: { page: 1, status: 'open' } }),
    written: await met.value('delivery.save', {
      body: {
        delivery_possibility: true,
        delivery_all_area: true,
        cash_in_delivery: 0,
        delivery_fee: 1500,
        shipping_fee: 2750,
        area_fees: [],
      },
    } as never),
    delivery: await met.value('delivery.read'),
    deactivated: await met.value('products.setDeleted', { params: { id: 2 }, body: { isDeleted: true } }),
    active: await met.value('users.setActive', { params: { id: 1, value: false } }),
    gone: await met.value('categories.list', { query: { isDeleted: true } }),
    none: await met.value('orders.list', { query: { page: 1, search: 'nobody of this name' } }),
    beyond: await met.value('promoCodes.list', { query: { page: 90 } }),
    noLists: await met.value('products.dynamicVariants', { params: { id: 2 } }),
    added: await met.value('promoCodes.add', {
      body: { name: 'NATIONAL', amount: 12, Type: 'percentage', end_date: '2026-12-31', max_usage: 5, count_usage: 0 },
    }),
    priced: await met.value('dynamicVariants.update', {
      params: { id: 1 },
      body: { name_en: 'Ribbon', name_ar: 'شريط', price: 1_250, available_amount: 0, has_amount: false },
    } as never),
    refused: await met.call('products.one', { params: { id: 999_999 } }),
  };
  expect(shop.shop.violations).toEqual([]);
  return JSON.parse(JSON.stringify(found).replaceAll(origin, ''));
}

let expected: unknown;
const otherPages: ServerProfile = { version: 1, pages: { rows: 'items', total: 'count' } };

const entries: Record<string, Omit<ServerProfile, 'version'>> = {
  prefix: { prefix: '/v1/back-office' },
  'names in queries': {
    query: {
      offset: 'skip',
      limit: 'take',
      search: 'q',
      startDate: 'from',
      endDate: 'to',
      isDeleted: 'deleted',
      status: 'state',
      type: 'kind',
    },
  },
  'places of rows and totals': { pages: { rows: 'result.items', total: 'result.meta.count' } },
  'a flat page': { pages: { rows: 'data', total: 'totalItems' } },
  'bare lists, counted': { pages: { rows: '', total: null } },
  'ten rows at once': { pages: { most: 10 } },
  'five rows at once, by the number of the page': { pages: { most: 5, counts: 'pages' }, query: { offset: 'page', limit: 'per_page' } },
  'lists only page by page': { wholeLists: false },
  'bare short lists': { lists: { rows: '' } },
  'records elsewhere': { records: { data: 'result' } },
  'bare records': { records: { data: '' } },
  'records in a list': { records: { data: 'data.0' } },
  'numbers as text': { numbers: { answers: 'text', sent: 'text' } },
  '0 and 1': { booleans: { answers: [0, 1], sent: [0, 1] } },
  'no and yes': { booleans: { answers: ['no', 'yes'], sent: ['no', 'yes'] } },
  milliseconds: { dates: { answers: 'milliseconds' } },
  'days sent otherwise': { dates: { sent: 'dayFirst' } },
  'amounts in fils': { amounts: 'fils' },
  'fils as text': { amounts: 'fils', numbers: { answers: 'text', sent: 'text' } },
  'not found for a list without rows': { pages: { empty: 404 }, lists: { empty: 404 } },
  'not found, counted': { pages: { rows: '', total: null, empty: 404 } },
  'not found after the last of short pages': { pages: { most: 10, empty: 404 }, wholeLists: false },
  'errors elsewhere': { errors: { message: 'error.message', fields: 'error.fields' } },
  'errors that are bare texts': { errors: { message: '' } },
  'paths, methods and a status': {
    calls: {
      'promoCodes.list': { path: '/promo-codes' },
      'products.setDeleted': { path: '/product/{id}/state', method: 'PATCH' },
      'users.setActive': { method: 'POST' },
      'lookups.countries': { path: '/countries' },
    },
  },
  'one call otherwise': {
    calls: { 'promoCodes.list': { rows: 'codes', total: null }, 'iban.read': { data: 'iban' }, 'lookups.countries': { rows: '' } },
  },
  'all at once': {
    prefix: '/v2',
    query: { offset: 'page', limit: 'per_page', isDeleted: 'archived' },
    pages: { rows: 'items', total: 'count', most: 10, counts: 'pages', empty: 404 },
    wholeLists: false,
    lists: { rows: 'items' },
    records: { data: '' },
    numbers: { answers: 'text', sent: 'text' },
    booleans: { answers: ['0', '1'], sent: ['0', '1'] },
    dates: { answers: 'milliseconds', sent: 'dayFirst' },
    amounts: 'fils',
    errors: { message: 'errors.0.detail' },
  },
};

describe('a server that is as its profile says', () => {
  it.each(Object.entries(entries))('%s: the app reads and writes as with the document’s own server', async (_, entry) => {
    expected ??= await work(await meet(null));
    expect(await work(await meet({ version: 1, ...entry }))).toEqual(expected);
  });

  it('is not read as that without it', async () => {
    const profile = otherPages;
    const { app: met } = await meet(profile, null);
    expect(await met.call('promoCodes.list', { query: { page: 1 } })).toMatchObject({ ok: false, error: { code: 'unreadableAnswer' } });
    const view = await met.value('serverProfile.use', { profile: { ...profile } });
    expect(view.profile).toEqual({ profile, source: 'user' });
    expect(met.events('connection.changed').at(-1)?.profile).toEqual({ profile, source: 'user' });
    // The profile applies from the next call on, and the session continues.
    expect((await met.value('promoCodes.list', { query: { page: 1 } })).rows.length).toBeGreaterThan(0);
    expect(met.events('session.ended')).toEqual([]);
    await met.value('serverProfile.use', { profile: null });
    expect(await met.call('promoCodes.list', { query: { page: 1 } })).toMatchObject({ ok: false });
  });
});

const readsPages = async (met: AppUnderTest): Promise<boolean> => (await met.call('promoCodes.list', { query: { page: 1 } })).ok;

describe('a server profile', () => {
  it('is kept for its address, over a restart, and for no other', async () => {
    const { app: first, shop } = await meet(otherPages);
    const { shop: other } = { shop: await startSampleShop({ now }) };
    running.push(other);
    await first.stop();
    app = await startApp({ machine: first.machine });
    expect((await app.value('connection.read')).profile).toEqual({ profile: otherPages, source: 'user' });
    await app.signIn();
    expect(await readsPages(app)).toBe(true);
    expect((await app.value('connection.save', { apiRoot: other.apiRoot, authorization: 'bare' })).profile).toBeNull();
    const back = await app.value('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare' });
    expect(back.profile).toEqual({ profile: otherPages, source: 'user' });
    const without = await app.value('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare', profile: null });
    expect(without.profile).toBeNull();
  });

  it('counts when the address is asked for an answer, and is not kept where none comes', async () => {
    const shop = await startSampleShop({ now, profile: { version: 1, prefix: '/v1' } });
    running.push(shop);
    app = await startApp();
    const wrong = { version: 1, prefix: '/v2' };
    const save = (profile: Record<string, unknown>) =>
      app?.call('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare', profile });
    expect(await save({ version: 1, prefix: '//evil.example' })).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect(await save({ version: 1, calls: { 'no.such': {} } })).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect(app.machine.settings()).not.toHaveProperty('serverProfiles');
    expect(await save(wrong)).toMatchObject({ ok: true });
    expect(await save({ version: 1, prefix: '/v1' })).toMatchObject({ ok: true, value: { state: 'connected' } });
  });

  it('of IT wins, is locked, and goes when IT takes it away', async () => {
    const { app: met, shop } = await meet(otherPages);
    await met.changePolicy({ machineFile: { enforced: { serverProfile: otherPages } } });
    expect((await met.value('connection.read')).profile).toEqual({ profile: otherPages, source: 'policy' });
    expect(await readsPages(met)).toBe(true);
    const refused = { ok: false, error: { code: 'managed' } };
    expect(await met.call('serverProfile.use', { profile: null })).toMatchObject(refused);
    expect(await met.call('connection.save', { apiRoot: shop.apiRoot, authorization: 'bare', profile: { version: 1 } })).toMatchObject(
      refused,
    );
    await met.changePolicy({ machineFile: { enforced: { serverProfile: { version: 1, prefix: '//x' } } } });
    expect((await met.value('policy.read')).problems).toMatchObject([{ key: 'serverProfile', code: 'badValue' }]);
    // The last valid profile still applies, and the user can't change the server meanwhile.
    expect((await met.value('connection.read')).profile).toEqual({ profile: otherPages, source: 'policy' });
    expect((await met.value('connection.read')).fixedBy).toBe('unreadablePolicy');
    await met.changePolicy({});
    expect((await met.value('connection.read')).profile?.source).not.toBe('policy');
  });

  it('is nothing to the sample shop inside the app', async () => {
    app = await startApp({ policy: { machineFile: { enforced: { serverProfile: otherPages } } } });
    expect((await app.value('connection.useSampleShop')).profile).toBeNull();
    await app.signIn();
    expect(await readsPages(app)).toBe(true);
  });

  it('comes from a file and goes into one; what is wrong with it is told with its place', async () => {
    const { app: met } = await meet(otherPages);
    const folder = mkdtempSync(join(tmpdir(), 'diwan-profile-'));
    met.observed.nextFile = join(folder, 'profile.json');
    expect(await met.value('serverProfile.save', { profile: { ...otherPages } })).toEqual({ path: met.observed.nextFile });
    expect(await met.value('serverProfile.open')).toEqual({ file: 'profile.json', profile: otherPages });
    writeFileSync(met.observed.nextFile, '{"version":1,"calls":{"promoCodes.list":{"path":""}}}');
    expect(await met.value('serverProfile.open')).toEqual({
      file: 'profile.json',
      problems: [{ code: 'badPath', at: 'calls.promoCodes.list.path', detail: '' }],
    });
    writeFileSync(met.observed.nextFile, '{"version":1,');
    expect(await met.value('serverProfile.open')).toMatchObject({ problems: [{ code: 'notJson' }] });
    writeFileSync(met.observed.nextFile, 'x'.repeat(70_000));
    expect(await met.call('serverProfile.open')).toMatchObject({ ok: false, error: { code: 'fileTooLarge' } });
    rmSync(folder, { recursive: true });
  });
});
