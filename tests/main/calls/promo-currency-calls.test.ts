import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop, tables } from '../../support/main/signed-in-app';

setUpSignedInApp();

describe('promo codes on their way to the server', () => {
  const body = { name: 'EID25', amount: 25, Type: 'percentage' as const, end_date: null, max_usage: 500, count_usage: 0 };

  it('[PRM-22] are read with GET /promoCode, page and search', async () => {
    const { rows } = await app.value('promoCodes.list', { query: { page: 1, search: 'WELCOME' } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/promoCode',
      query: { offset: '0', limit: '20', search: 'WELCOME' },
      status: 200,
    });
    expect(rows.map(({ name }) => name)).toEqual(['WELCOME5']);
  });

  it('[PRM-23] are created with POST /promoCode, expecting 201', async () => {
    await app.value('promoCodes.add', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/promoCode', status: 201, body });
    shop.shop.control.failNext('promoCodes.add', { status: 200 });
    expect(await app.call('promoCodes.add', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[PRM-24] are updated with PUT /promoCode/{id}, expecting 200', async () => {
    await app.value('promoCodes.update', { params: { id: 5 }, body: { ...body, end_date: '2099-12-31' } });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/promoCode/5', status: 200, body: { ...body, end_date: '2099-12-31' } });
    expect(tables().promoCodes.get(5)).toMatchObject({ name: 'EID25', end_date: '2099-12-31' });
  });

  it('[PRM-25] are switched with PUT /promoCode/status/{id} and is_active', async () => {
    for (const is_active of [false, true]) {
      await app.value('promoCodes.setActive', { params: { id: 5 }, body: { is_active } });
      expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/promoCode/status/5', status: 200, body: { is_active } });
      expect(tables().promoCodes.get(5).is_active).toBe(is_active);
    }
  });

  it('[PRM-26] are deleted with DELETE /promoCode/{id}', async () => {
    await app.value('promoCodes.remove', { params: { id: 5 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/promoCode/5', status: 200 });
    expect(tables().promoCodes.find(5)).toBeUndefined();
  });
});

describe('rates on their way to the server', () => {
  it('[CUR-09] are read with GET /setting/currency, all at once', async () => {
    const { rows } = await app.value('currency.list', undefined);
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/setting/currency', query: {}, status: 200 });
    expect(rows).toHaveLength(tables().currencies.all().length);
  });

  it('[CUR-10] are created with POST /setting/currency as a list of one, expecting 201', async () => {
    const body = { currency: [{ rate: 0.000001, country_id: 6 }] };
    await app.value('currency.add', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/setting/currency', status: 201, body });
    expect(await app.call('currency.add', { body })).toMatchObject({
      ok: false,
      error: { code: 'server', message: 'currency_already_exists' },
    });
    shop.shop.control.failNext('currency.add', { status: 200 });
    expect(await app.call('currency.add', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[CUR-11] are updated with PUT /setting/currency/{id}, expecting 200', async () => {
    const body = { rate: 123456789.123456, country_id: 6 };
    await app.value('currency.update', { params: { id: 1 }, body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/setting/currency/1', status: 200, body });
    expect(tables().currencies.get(1)).toMatchObject(body);
  });
});
