import { startSampleShop } from '@sample-shop/server';
import type { InputOf } from '@shared/contract/bridge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../support/app-under-test';

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

describe('the IBAN', () => {
  const iban = 'KW39GULB0000000000001234560102';

  it('[IBN-07] is read from /setting/iban, and is null while there is none', async () => {
    expect(await app.value('iban.read')).toEqual({ iban: 'KW81CBKU0000000000001234560101' });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/setting/iban', query: {}, status: 200 });
    shop.shop.store.singles.iban = null;
    expect(await app.value('iban.read')).toBeNull();
  });

  it('[IBN-08] is posted to /setting/iban; only 201 counts as saved', async () => {
    await app.value('iban.save', { body: { iban } });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/setting/iban', body: { iban }, status: 201 });
    expect(shop.shop.store.singles.iban).toEqual({ iban });
    shop.shop.control.failNext('iban.save', { status: 200, bodyText: '{"data":{}}', contentType: 'application/json' });
    expect(await app.call('iban.save', { body: { iban } })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('cannot be sent empty', async () => {
    const before = shop.shop.requests.length;
    const input: InputOf<'iban.save'> = { body: { iban: '' } };
    expect(await app.call('iban.save', input)).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect(shop.shop.requests).toHaveLength(before);
  });

  it('[IBN-09] is deleted by DELETE /setting/iban', async () => {
    await app.value('iban.remove');
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/setting/iban', query: {}, status: 200 });
    expect(lastRequest()?.body ?? null).toBeNull();
    expect(shop.shop.store.singles.iban).toBeNull();
  });
});
