import { type CallName, calls } from '@shared/contract/tables/registry';
import { describe, expect, it } from 'vitest';
import { createSampleShop } from './sample-shop';
import { createShopClient, prepareFor } from './testing/shop-client';

const names = Object.keys(calls) as CallName[];

interface Rows {
  rows: unknown[];
  unreadable: unknown[];
}

function isRows(value: unknown): value is Rows {
  return typeof value === 'object' && value !== null && 'unreadable' in value;
}

describe('every call of the contract', () => {
  it.each(names)('%s is answered with its own status, in a form that the app reads', async (name) => {
    const shop = createSampleShop();
    prepareFor(name, shop.store);
    const answer = await createShopClient(shop).call(name, calls[name].example);
    expect({ status: answer.status, body: answer.status < 300 ? null : answer.body }).toEqual({ status: calls[name].okStatus, body: null });
    const value = answer.value();
    if (!isRows(value)) return;
    expect(value.unreadable).toEqual([]);
    expect(value.rows.length).toBeGreaterThan(0);
  });

  it.each(names)('%s gives a stored record back after a write, where it has one', async (name) => {
    const shop = createSampleShop();
    prepareFor(name, shop.store);
    const { body, value } = await createShopClient(shop).call(name, calls[name].example);
    const isWrite = typeof body === 'object' && body !== null && 'data' in body && body.data !== null && calls[name].method !== 'GET';
    expect(isWrite ? value() : 'read').not.toBeNull();
  });
});
