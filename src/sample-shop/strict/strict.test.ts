import { type CallName, calls } from '@shared/contract/tables/registry';
import { describe, expect, it } from 'vitest';
import { createSampleShop } from '../sample-shop';
import { createShopClient, prepareFor } from '../testing/shop-client';
import { apiTable } from './api-table';

function open() {
  const shop = createSampleShop({ isStrict: true });
  return { shop, client: createShopClient(shop) };
}
const json = { 'content-type': 'application/json' };
const delivery = { delivery_possibility: true, delivery_all_area: true, delivery_fee: 1.5, shipping_fee: 0.75, cash_in_delivery: 0 };
const promo = { name: 'NEW10', amount: 10, Type: 'percentage', end_date: null, max_usage: 0, count_usage: 0 };

describe('a strict shop', () => {
  it.each(Object.keys(calls) as CallName[])('takes %s as the app sends it, with the status of the written API', async (name) => {
    const { shop, client } = open();
    prepareFor(name, shop.store);
    const { status } = await client.call(name, calls[name].example);
    expect([status, shop.violations]).toEqual([calls[name].okStatus, []]);
  });

  it('has a row for every call, and no other', () => {
    const toRow = (method: string, path: string): string => `${method} ${path.replace(/:[^/]+|\{[^}]+\}/g, '*')}`;
    const written = apiTable.map(({ method, path }) => toRow(method, path));
    expect(written.toSorted()).toEqual(
      Object.values(calls)
        .map(({ method, path }) => toRow(method, path))
        .toSorted(),
    );
  });

  it.each([
    ['a field that nobody knows', 'POST', '/promoCode', { ...promo, start_date: '2026-01-01' }, 'unknown_start_date'],
    ['a field that is missing', 'POST', '/promoCode', { ...promo, count_usage: undefined }, 'count_usage_is_required'],
    ['a number as text', 'POST', '/promoCode', { ...promo, amount: '10' }, 'invalid_amount'],
    ['a flag as number', 'PUT', '/promoCode/status/1', { is_active: 1 }, 'invalid_is_active'],
    ['an impossible day', 'POST', '/promoCode', { ...promo, end_date: '2026-02-30' }, 'invalid_end_date'],
    [
      'fils in place of dinars',
      'POST',
      '/setting/servicesFee',
      { ...delivery, delivery_fee: 1.2345, area_fees: [] },
      'invalid_delivery_fee',
    ],
    [
      'an unknown field deep in a list',
      'POST',
      '/setting/servicesFee',
      { ...delivery, area_fees: [{ id: 1, delivery_fee: 1, name_en: 'x' }] },
      'unknown_name_en',
    ],
    ['a body where there is none', 'DELETE', '/promoCode/1', {}, 'unknown_body'],
    ['no body where there is one', 'DELETE', '/product/1', undefined, 'invalid_body'],
    ['an empty social field', 'POST', '/setting', { time_from: '09:00', time_to: '21:00', tiktok: '' }, 'invalid_tiktok'],
    ['seconds in a time', 'POST', '/setting', { time_from: '09:00:00', time_to: '21:00' }, 'invalid_time_from'],
    ['a query that nobody knows', 'GET', '/promoCode?page=2', undefined, 'unknown_page'],
    ['another page size', 'GET', '/promoCode?offset=0&limit=1', undefined, 'invalid_limit'],
    ['half a page', 'GET', '/promoCode?offset=20', undefined, 'limit_is_required'],
    ['a page that begins in the middle of one', 'GET', '/promoCode?offset=7&limit=20', undefined, 'invalid_offset'],
    ['an empty search', 'GET', '/promoCode?search=', undefined, 'invalid_search'],
    ['a flag of another spelling', 'GET', '/product/Auth?isDeleted=0', undefined, 'invalid_isDeleted'],
  ])('refuses %s, and notes it', async (_what, method, path, body, message) => {
    const { shop, client } = open();
    const answer = await client.send(method, path, body, body && json);
    expect(answer).toEqual({ status: 400, body: { message } });
    expect(shop.violations).toMatchObject([{ method, path: path.replace(/\?.*/, ''), message }]);
  });

  it('notes what a fault hid, and forgets it at a reset', async () => {
    const { shop, client } = open();
    shop.control.failNext('promoCodes.add', { status: 500 });
    await client.send('POST', '/promoCode', { ...promo, amount: '10' }, json);
    expect(shop.violations).toMatchObject([{ where: 'body.amount' }]);
    shop.reset();
    expect(shop.violations).toEqual([]);
  });

  it('refuses a path of its own contract that the written API does not have', async () => {
    const { client } = open();
    expect((await client.send('GET', '/styleUp/three')).status).toBe(404);
    expect((await client.send('PATCH', '/admin/1')).status).toBe(404);
  });

  it('is not what a shop is by itself', async () => {
    const shop = createSampleShop();
    expect((await createShopClient(shop).send('GET', '/promoCode?page=2')).status).toBe(200);
    expect(shop.violations).toEqual([]);
  });
});
