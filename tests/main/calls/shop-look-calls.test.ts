import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

const picture = 'https://shop.example/pot.png';

setUpSignedInApp();

describe("the shop's banners on their way to the server", () => {
  const body = { banners: [{ image: picture }, { image: picture }] };

  it('[BAN-09] are read with GET /banner_hn', async () => {
    const { rows } = await app.value('shopBanners.list');
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/banner_hn', query: {}, status: 200 });
    expect(rows).toHaveLength(4);
  });

  it('[BAN-10] are created with POST /banner_hn, expecting 201', async () => {
    shop.shop.store.singles.shopBanners = [];
    await app.value('shopBanners.create', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/banner_hn', status: 201 });
    expect(lastRequest()?.body).toEqual(body);
    shop.shop.control.failNext('shopBanners.create', { status: 200 });
    expect(await app.call('shopBanners.create', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[BAN-11] are updated with PUT /banner_hn and the same body, none included, expecting 200', async () => {
    await app.value('shopBanners.update', { body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/banner_hn', status: 200 });
    expect(lastRequest()?.body).toEqual(body);
    await app.value('shopBanners.update', { body: { banners: [] } });
    expect(shop.shop.store.singles.shopBanners).toEqual([]);
    shop.shop.control.failNext('shopBanners.update', { status: 201 });
    expect(await app.call('shopBanners.update', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });
});

describe('a kitchen on its way to the server', () => {
  const body = { main_image: picture, sheets: [{ title: 'خزائن', items: [{ color: picture, image: picture }] }] };

  it('[STY-09] is read with GET /styleUp/{kitchenKey}', async () => {
    for (const kitchenKey of ['one', 'two'] as const) {
      const kitchen = await app.value('styleUp.read', { params: { kitchenKey } });
      expect(lastRequest()).toMatchObject({ method: 'GET', path: `/styleUp/${kitchenKey}`, query: {}, status: 200 });
      expect(kitchen?.sheets.length).toBeGreaterThan(1);
    }
    shop.shop.store.singles.styleUp.one = null;
    expect(await app.value('styleUp.read', { params: { kitchenKey: 'one' } })).toBeNull();
  });

  it('[STY-10] [OP-100] is saved with POST /styleUp/{kitchenKey}, always 201', async () => {
    for (const sent of [body, { main_image: null, sheets: [{ title: 'مقابض', items: [] }] }]) {
      await app.value('styleUp.save', { params: { kitchenKey: 'two' }, body: sent });
      expect(lastRequest()).toMatchObject({ method: 'POST', path: '/styleUp/two', status: 201 });
      expect(lastRequest()?.body).toEqual(sent);
      expect(shop.shop.store.singles.styleUp.two).toEqual(sent);
    }
    shop.shop.control.failNext('styleUp.save', { status: 200 });
    expect(await app.call('styleUp.save', { params: { kitchenKey: 'two' }, body })).toMatchObject({
      ok: false,
      error: { code: 'unexpectedStatus' },
    });
  });
});
