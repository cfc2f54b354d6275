import { toDatePart } from '@shared/domain/dates';
import { describe, expect, it } from 'vitest';
import { createSampleShop } from './sample-shop';
import { createShopClient, testRoot } from './testing/shop-client';

function open() {
  const shop = createSampleShop();
  return { shop, client: createShopClient(shop) };
}

describe('recorded requests', () => {
  it('hold method, path, query, headers and body', async () => {
    const { shop, client } = open();
    await client.call('admins.block', { params: { id: 9 }, body: { isBlocked: false } }, { 'accept-language': 'ar' });
    await client.call('orders.list', { query: { page: 3, search: 'نورة' } });
    expect(shop.requests).toMatchObject([
      { call: 'admins.block', method: 'PUT', path: '/admin/block/9', query: {}, body: { isBlocked: false }, status: 200 },
      { call: 'orders.list', method: 'GET', path: '/order/admin', query: { offset: '40', limit: '20', search: 'نورة' }, body: undefined },
    ]);
    expect(shop.requests[0]?.headers).toMatchObject({ authorization: client.token, 'accept-language': 'ar' });
  });

  it('name an upload instead of keeping its bytes', async () => {
    const { shop, client } = open();
    await client.call('files.upload', { body: { img: new File(['%PDF-'], 'c.pdf', { type: 'application/pdf' }) } });
    expect(shop.requests[0]).toMatchObject({
      path: '/files/uploadFile',
      body: { img: { name: 'c.pdf', type: 'application/pdf', size: 5 } },
    });
  });

  it('hold refused and unknown requests too', async () => {
    const { shop, client } = open();
    await client.send('GET', '/nowhere');
    await client.send('POST', '/setting/iban', 'not json');
    expect(shop.requests.map(({ call, path, status }) => ({ call, path, status }))).toEqual([
      { call: null, path: '/nowhere', status: 404 },
      { call: 'iban.save', path: '/setting/iban', status: 400 },
    ]);
  });

  it('are counted by call and status', async () => {
    const { shop, client } = open();
    await client.call('iban.read', {});
    await client.call('iban.read', {});
    await client.send('GET', '/nowhere');
    expect(shop.control.stats()).toEqual({ requests: 3, byCall: { 'iban.read': 2 }, byStatus: { 200: 2, 404: 1 } });
  });
});

describe('faults', () => {
  it('meet the next request only', async () => {
    const { shop, client } = open();
    shop.control.failNext('orders.list', { status: 500, message: 'boom' });
    const first = await client.call('orders.list', {});
    expect({ status: first.status, body: first.body }).toEqual({ status: 500, body: { message: 'boom' } });
    expect((await client.call('orders.list', {})).status).toBe(200);
  });

  it('meet a number of requests, or all until they are taken back', async () => {
    const { shop, client } = open();
    const status = async () => (await client.call('iban.read', {})).status;
    shop.control.failWhen({ match: 'iban.read', times: 2, status: 503 });
    expect([await status(), await status(), await status()]).toEqual([503, 503, 200]);
    const takeBack = shop.control.failWhen({ match: { method: 'GET', path: '/setting/iban' }, status: 502 });
    expect([await status(), await status()]).toEqual([502, 502]);
    takeBack();
    expect(await status()).toBe(200);
    shop.control.failWhen({ match: { path: /^\/setting/ }, status: 500 });
    shop.control.clearFaults();
    expect(await status()).toBe(200);
  });

  it('leave other requests alone', async () => {
    const { shop, client } = open();
    shop.control.failWhen({ match: 'orders.list', status: 500 });
    shop.control.failWhen({ match: { method: 'POST', path: '/setting/iban' }, status: 500 });
    expect((await client.call('iban.read', {})).status).toBe(200);
  });

  it('can be a page instead of JSON, with headers', async () => {
    const { shop } = open();
    shop.control.failNext('iban.read', { bodyText: '<h1>Proxy</h1>', headers: { 'x-proxy': '1' } });
    const response = await shop.fetch(new Request(`${testRoot}/setting/iban`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('x-proxy')).toBe('1');
    expect(await response.text()).toBe('<h1>Proxy</h1>');
  });

  it('can be a silence that only the caller ends', async () => {
    const { shop } = open();
    shop.control.failNext('iban.read', { hang: true });
    const given = new AbortController();
    const answer = shop.fetch(new Request(`${testRoot}/setting/iban`, { signal: given.signal }));
    given.abort(new Error('gave up'));
    await expect(answer).rejects.toThrow('gave up');
  });

  it('can be a closed connection, before or after the call was carried out', async () => {
    const { shop, client } = open();
    shop.control.failNext('iban.remove', { dropConnection: true });
    await expect(client.call('iban.remove', {})).rejects.toThrow(TypeError);
    expect(shop.store.singles.iban).not.toBeNull();
    shop.control.failNext('iban.remove', { dropConnection: true, carriedOut: true });
    await expect(client.call('iban.remove', {})).rejects.toThrow(TypeError);
    expect(shop.store.singles.iban).toBeNull();
  });

  it('can only delay', async () => {
    const { shop, client } = open();
    shop.control.failNext('iban.read', { delayMs: 5 });
    expect((await client.call('iban.read', {})).status).toBe(200);
  });

  it('meet pictures as well', async () => {
    const { shop } = open();
    shop.control.failNext({ path: /^\/media\// }, { status: 404 });
    const ask = () => shop.fetch(new Request('http://shop.test/media/products/pot-brick.svg'));
    expect((await ask()).status).toBe(404);
    expect((await ask()).status).toBe(200);
  });
});

describe('broken rows', () => {
  it('are left out by the reader, and named', async () => {
    const { shop, client } = open();
    shop.control.breakRow('orders.list', 2);
    shop.control.breakRow('lookups.countries', 0);
    const orders = (await client.call('orders.list', { query: { page: 1 } })).value();
    expect(orders.rows).toHaveLength(19);
    expect(orders.unreadable).toMatchObject([{ position: 2, id: '#10480' }]);
    expect((await client.call('lookups.countries', {})).value().unreadable).toHaveLength(1);
    shop.control.clearFaults();
    expect((await client.call('orders.list', { query: { page: 1 } })).value().unreadable).toEqual([]);
  });
});

describe('orders without the time at which they were placed', () => {
  it('name their day', async () => {
    const { shop, client } = open();
    const query = { page: 1 };
    const { rows: orders } = (await client.call('orders.list', { query })).value();
    const { rows: guestOrders } = (await client.call('guestOrders.list', { query })).value();
    shop.control.isOrderTimeLeftOut = true;
    expect((await client.call('orders.list', { query })).value().rows).toEqual(orders.map((row) => ({ ...row, createdAt: '' })));
    const days = guestOrders.map((row) => ({ ...row, createdAt: toDatePart(row.createdAt) }));
    expect((await client.call('guestOrders.list', { query })).value().rows).toEqual(days);
    const [order] = orders;
    const changed = await client.call('orders.changeStatus', { params: { id: order?.id ?? 0 }, body: { status: 'shipped' } });
    expect(changed.value()).toMatchObject({ id: order?.id, createdAt: '' });
  });
});

describe('reset', () => {
  it('brings the first day back', async () => {
    const { shop, client } = open();
    await client.call('iban.remove', {});
    shop.control.failWhen({ match: 'iban.read', status: 500 });
    shop.control.breakRow('orders.list', 0);
    shop.control.dottedSpellings = true;
    shop.control.isOrderTimeLeftOut = true;
    shop.reset();
    expect(shop.requests).toEqual([]);
    expect((await client.call('iban.read', {})).body).toEqual({ message: 'not_authorized' });
    const again = createShopClient(shop);
    expect((await again.call('iban.read', {})).value()).not.toBeNull();
    expect((await again.call('orders.list', { query: { page: 1 } })).value().unreadable).toEqual([]);
    expect([shop.control.dottedSpellings, shop.control.isOrderTimeLeftOut]).toEqual([false, false]);
  });
});
