import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

const picture = 'https://shop.example/pot.png';
const description = JSON.stringify({ blocks: [{ key: 'a', text: 'شتاء', type: 'unstyled' }], entityMap: {} });

setUpSignedInApp();

describe('the home page on its way to the server', () => {
  const body = {
    banners: [
      { tags: ['دلال', 'brass'], catalog: 'https://shop.example/brass.pdf', description: 'New', title: 'دلال', image: picture },
      { tags: [], catalog: '', description: '', title: '', image: picture },
    ],
  };

  it('[HPG-17] reads banners with GET /banner', async () => {
    const { rows } = await app.value('homeBanners.list');
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/banner', query: {}, status: 200 });
    expect(rows.map(({ title, tags }) => [title, tags.length])).toEqual([
      ['مجلسكم أحلى مع دلالنا', 3],
      ['Pots for the whole family', 6],
      ['سفرة العيد', 0],
    ]);
  });

  it('[HPG-18] [OP-50] creates banners with POST /banner and expects 201', async () => {
    shop.shop.store.singles.homeBanners = [];
    expect((await app.value('homeBanners.list')).rows).toEqual([]);
    await app.value('homeBanners.create', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/banner', status: 201 });
    expect(lastRequest()?.body).toEqual(body);
    shop.shop.control.failNext('homeBanners.create', { status: 200 });
    expect(await app.call('homeBanners.create', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[HPG-19] [OP-50] updates banners with PUT /home, the same body, and expects 200', async () => {
    await app.value('homeBanners.update', { body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/home', status: 200 });
    expect(lastRequest()?.body).toEqual(body);
    expect((await app.value('homeBanners.list')).rows).toEqual(body.banners);
    shop.shop.control.failNext('homeBanners.update', { status: 201 });
    expect(await app.call('homeBanners.update', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[HPG-20] [HPG-21] [OP-52] reads the collection with GET and saves it with POST /home/collection, always 201', async () => {
    const before = await app.value('homeCollection.read');
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/home/collection', status: 200 });
    expect(before?.Collection_images).toHaveLength(4);
    for (const images of [[picture], [picture, picture]]) {
      await app.value('homeCollection.save', { body: { images, description } });
      expect(lastRequest()).toMatchObject({ method: 'POST', path: '/home/collection', status: 201 });
      expect(lastRequest()?.body).toEqual({ images, description });
    }
    expect(await app.value('homeCollection.read')).toEqual({ description, Collection_images: [{ url: picture }, { url: picture }] });
    shop.shop.store.singles.collection = null;
    expect(await app.value('homeCollection.read')).toBeNull();
  });

  it('[HPG-22] [HPG-23] [OP-52] reads the barcode with GET and saves it with POST /home/barcode, always 201', async () => {
    expect((await app.value('homeBarcode.read'))?.url).toMatch(/\/media\/codes\/bayt-aldar\.svg$/);
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/home/barcode', status: 200 });
    await app.value('homeBarcode.save', { body: { url: picture } });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/home/barcode', status: 201 });
    expect(lastRequest()?.body).toEqual({ url: picture });
    expect(await app.value('homeBarcode.read')).toEqual({ url: picture });
    shop.shop.store.singles.barcode = null;
    expect(await app.value('homeBarcode.read')).toBeNull();
  });

  it('[HPG-14] [HPG-15] [HPG-16] is refused to those without `home`, who can read it, and done for its holders', async () => {
    await app.signIn('none');
    await app.value('homeBanners.list');
    const refused = { ok: false, error: { code: 'forbidden', message: 'Not Allowed, Don`t have Permission' } };
    expect(await app.call('homeBanners.update', { body })).toMatchObject(refused);
    expect(await app.call('homeBanners.create', { body })).toMatchObject(refused);
    expect(await app.call('homeCollection.save', { body: { images: [], description } })).toMatchObject(refused);
    expect(await app.call('homeBarcode.save', { body: { url: picture } })).toMatchObject(refused);
    await app.signIn('some');
    expect(await app.call('homeBanners.update', { body })).toMatchObject({ ok: true });
    shop.shop.store.singles.homeBanners = [];
    expect(await app.call('homeBanners.create', { body })).toMatchObject({ ok: true });
    expect(await app.call('homeCollection.save', { body: { images: [], description } })).toMatchObject({ ok: true });
    expect(await app.call('homeBarcode.save', { body: { url: picture } })).toMatchObject({ ok: true });
  });
});

describe('home products on their way to the server', () => {
  const body = { title: 'قدر ضغط', type: 'high_pressure' as const, description, images: [picture, `${picture}?2`] };

  it('[HPR-18] lists one type with GET /home/showProduct, searched by number or title', async () => {
    const page = await app.value('homeProducts.list', { query: { page: 2, type: 'high_pressure' } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/home/showProduct', status: 200 });
    expect(lastRequest()?.query).toEqual({ type: 'high_pressure', offset: '20', limit: '20' });
    expect(new Set(page.rows.map(({ type }) => type))).toEqual(new Set(['high_pressure']));
    const [wanted] = page.rows;
    for (const search of [String(wanted?.id), wanted?.title ?? '']) {
      const found = await app.value('homeProducts.list', { query: { page: 1, type: 'high_pressure', search } });
      expect(lastRequest()?.query).toEqual({ type: 'high_pressure', search, offset: '0', limit: '20' });
      expect(found.rows).toContainEqual(wanted);
      expect(found.totalItems).toBeLessThan(page.totalItems);
    }
    const premium = await app.value('homeProducts.list', { query: { page: 1, type: 'premium_products' } });
    expect(new Set(premium.rows.map(({ type }) => type))).toEqual(new Set(['premium_products']));
  });

  it('[HPR-19] reads one with GET /home/showProduct/{id}', async () => {
    const product = await app.value('homeProducts.one', { params: { id: 3 } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/home/showProduct/3', status: 200 });
    expect(product).toMatchObject({ id: 3, type: 'premium_products', description: expect.stringContaining('"blocks"') });
    expect(product?.show_product_images.length).toBeGreaterThan(0);
    expect(await app.call('homeProducts.one', { params: { id: 99_999 } })).toMatchObject({ ok: false, error: { code: 'notFound' } });
  });

  it('[HPR-20] [HPR-23] [OP-54] creates with POST /home/showProduct and expects 201, without any permission', async () => {
    await app.signIn('none');
    const added = await app.value('homeProducts.add', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/home/showProduct', status: 201 });
    expect(lastRequest()?.body).toEqual(body);
    expect(added).toMatchObject({ title: body.title, show_product_images: body.images.map((url) => ({ url })) });
  });

  it('[HPR-21] [HPR-23] updates with PUT /home/showProduct/{id} and expects 200', async () => {
    await app.value('homeProducts.update', { params: { id: 3 }, body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/home/showProduct/3', status: 200 });
    expect(lastRequest()?.body).toEqual(body);
    expect(await app.value('homeProducts.one', { params: { id: 3 } })).toMatchObject({ title: 'قدر ضغط', type: 'high_pressure' });
    await app.signIn('none');
    expect(await app.call('homeProducts.update', { params: { id: 3 }, body })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  });

  it('[HPR-22] deletes with DELETE /home/showProduct/{id} and expects 200', async () => {
    await app.value('homeProducts.remove', { params: { id: 3 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/home/showProduct/3', status: 200 });
    expect(await app.call('homeProducts.one', { params: { id: 3 } })).toMatchObject({ ok: false, error: { code: 'notFound' } });
    await app.signIn('none');
    expect(await app.call('homeProducts.remove', { params: { id: 4 } })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  });
});
