import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../support/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;
const lastRequest = () => shop.shop.requests.at(-1);
const tables = () => shop.shop.store.tables;

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

describe('messages from customers on their way to the server', () => {
  it.each(['open', 'closed'] as const)('[SCU-09] are listed by status %s, a page at a time', async (status) => {
    const { rows, totalItems } = await app.value('shopMessages.list', { query: { page: 2, status } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/setting/contactUs',
      query: { offset: '20', limit: '20', status },
      status: 200,
    });
    expect(rows).toHaveLength(totalItems - 20);
    expect(rows.every((row) => row.status === status)).toBe(true);
  });

  it('[SCU-10] are closed by PUT without a body', async () => {
    await app.value('shopMessages.close', { params: { id: 2 } });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/setting/closeContactUs/2', status: 200 });
    expect(lastRequest()?.body ?? null).toBeNull();
    expect(tables().shopMessages.get(2).status).toBe('closed');
  });

  it('[SCU-11] are deleted by their id', async () => {
    await app.value('shopMessages.remove', { params: { id: 4 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/setting/contactUs/4', status: 200 });
    expect(tables().shopMessages.find(4)).toBeUndefined();
  });
});
