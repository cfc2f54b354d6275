import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

setUpSignedInApp();

describe('the social settings of the shop on their way to the server', () => {
  const body = { instagram: '@bayt', time_from: '08:30', time_to: '21:00', qr_code: 'https://shop.example/code.png' };

  it('[SSO-09] are read with GET /setting/social_hn, and are null while there is no record', async () => {
    expect(await app.value('shopSocial.read')).toMatchObject({
      time_from: '10:00',
      qr_code: expect.stringContaining('/media/codes/shop.svg'),
    });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/setting/social_hn', query: {}, status: 200 });
    shop.shop.store.singles.shopSocial = null;
    expect(await app.value('shopSocial.read')).toBeNull();
  });

  it('[SSO-10] are posted to /setting/social_hn as a whole, and count as saved with 201 only', async () => {
    await app.value('shopSocial.save', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/setting/social_hn', status: 201 });
    expect(lastRequest()?.body).toEqual(body);
    expect(shop.shop.store.singles.shopSocial).toEqual(body);
    shop.shop.control.failNext('shopSocial.save', { status: 200 });
    expect(await app.call('shopSocial.save', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('cannot be sent with an empty value', async () => {
    const before = shop.shop.requests.length;
    for (const empty of [{ instagram: '' }, { qr_code: '' }, { time_to: '' }]) {
      expect(await app.call('shopSocial.save', { body: { ...body, ...empty } })).toMatchObject({ ok: false, error: { code: 'badInput' } });
    }
    expect(shop.shop.requests).toHaveLength(before);
  });
});

describe('the static page of the shop on its way to the server', () => {
  const description_en = JSON.stringify({ blocks: [{ key: 'a', text: 'Since 1998', type: 'unstyled' }], entityMap: {} });
  const block = { title_en: 'Visit us', title_ar: 'زورونا', description_en, description_ar: '' };
  const query = { type: 'about' } as const;

  it('[PAG-05] is read with GET /staticPage/hn of the type about', async () => {
    const { rows } = await app.value('shopAbout.list', { query });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/staticPage/hn', query, status: 200 });
    expect(rows.map(({ title_ar }) => title_ar)).toEqual(shop.shop.store.singles.shopAbout.map(({ title_ar }) => title_ar));
  });

  it('[PAG-06] is replaced as a whole with POST /staticPage/hn, and counts as saved with 201 only', async () => {
    const body = { type: 'about' as const, static_page: [block] };
    await app.value('shopAbout.save', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/staticPage/hn', status: 201 });
    expect(lastRequest()?.body).toEqual(body);
    expect(shop.shop.store.singles.shopAbout).toMatchObject([block]);
    shop.shop.control.failNext('shopAbout.save', { status: 200 });
    expect(await app.call('shopAbout.save', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[OP-58] is another one than that of the home site', async () => {
    await app.value('shopAbout.save', { body: { type: 'about', static_page: [block] } });
    const { rows } = await app.value('homeAbout.list', { query });
    expect(rows.map(({ title_en }) => title_en)).not.toContain('Visit us');
  });
});

describe('notifications on their way to the server', () => {
  const body = { title_en: 'Winter', title_ar: 'الشتاء', description_en: 'Heaters are back.', description_ar: 'رجعت الدفايات.' };

  it('[NOT-11] are read with GET /notification, by page and search', async () => {
    const { rows, totalItems } = await app.value('notifications.list', { query: { page: 2, search: 'a' } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/notification',
      query: { offset: '20', limit: '20', search: 'a' },
      status: 200,
    });
    expect(rows).toHaveLength(totalItems - 20);
  });

  it('[NOT-12] are sent with POST /notification and their four texts, expecting 201', async () => {
    await app.value('notifications.send', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/notification', status: 201 });
    expect(lastRequest()?.body).toEqual(body);
    shop.shop.control.failNext('notifications.send', { status: 200 });
    expect(await app.call('notifications.send', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[OP-79] are deleted with DELETE /notification/:id', async () => {
    await app.value('notifications.remove', { params: { id: 4 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/notification/4', status: 200 });
    expect(shop.shop.store.tables.notifications.find(4)).toBeUndefined();
  });

  it('cannot be sent without one of their texts', async () => {
    const before = shop.shop.requests.length;
    for (const name of Object.keys(body)) {
      expect(await app.call('notifications.send', { body: { ...body, [name]: '' } })).toMatchObject({
        ok: false,
        error: { code: 'badInput' },
      });
    }
    expect(shop.shop.requests).toHaveLength(before);
  });

  it('whose answer never comes are told as of unknown outcome, and are not sent again by themselves', async () => {
    shop.shop.control.failNext('notifications.send', { dropConnection: true, carriedOut: true });
    expect(await app.call('notifications.send', { body })).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
    expect(shop.shop.store.tables.notifications.all().filter(({ title_en }) => title_en === 'Winter')).toHaveLength(1);
  });
});
