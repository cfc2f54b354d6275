import type { InputOf } from '@shared/contract/tables/bridge';
import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

setUpSignedInApp();

describe('social settings', () => {
  const body: InputOf<'homeSocial.save'>['body'] = { instagram: '@bayt', time_from: '08:30', time_to: '21:00' };

  it('[HSO-11] are read from /setting, and are null while there is no record', async () => {
    expect(await app.value('homeSocial.read')).toMatchObject({ time_from: expect.stringMatching(/^\d\d:\d\d/) });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/setting', query: {}, status: 200 });
    shop.shop.store.singles.homeSocial = null;
    expect(await app.value('homeSocial.read')).toBeNull();
  });

  it('[HSO-12] are posted to /setting, first and later', async () => {
    shop.shop.store.singles.homeSocial = null;
    for (const instagram of ['@first', '@later']) {
      await app.value('homeSocial.save', { body: { ...body, instagram } });
      expect(lastRequest()).toMatchObject({ method: 'POST', path: '/setting', body: { ...body, instagram }, status: 201 });
    }
    expect(await app.value('homeSocial.read')).toMatchObject({ ...body, instagram: '@later', snapchat: '' });
  });

  it('[HSO-12] count as saved with 201 only', async () => {
    shop.shop.control.failNext('homeSocial.save', { status: 200, bodyText: '{"data":{}}', contentType: 'application/json' });
    expect(await app.call('homeSocial.save', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[HSO-14] come back with the server’s words when they are refused', async () => {
    shop.shop.control.failNext('homeSocial.save', { status: 400, message: 'time_to_before_time_from' });
    expect(await app.call('homeSocial.save', { body })).toMatchObject({
      ok: false,
      error: { code: 'server', status: 400, message: 'time_to_before_time_from' },
    });
  });
});

describe('contact messages', () => {
  it.each(['open', 'closed'] as const)('[HCU-12] are listed by status %s, a page at a time', async (status) => {
    const { rows, totalItems } = await app.value('homeMessages.list', { query: { page: 2, status } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/home/contactUs',
      query: { offset: '20', limit: '20', status },
      status: 200,
    });
    expect(rows.length).toBe(totalItems - 20);
    expect(rows.every((row) => row.status === status)).toBe(true);
  });

  it('cannot be listed without a status, or with one that there is not', async () => {
    const before = shop.shop.requests.length;
    for (const query of [{ page: 1 }, { page: 1, status: 'all' }]) {
      const input = { query } as unknown as InputOf<'homeMessages.list'>;
      expect(await app.call('homeMessages.list', input)).toMatchObject({ ok: false, error: { code: 'badInput' } });
    }
    expect(shop.shop.requests).toHaveLength(before);
  });

  it('[HCU-08] [HCU-14] are closed by PUT without a body, and stay closed', async () => {
    const { rows } = await app.value('homeMessages.list', { query: { page: 1, status: 'open' } });
    const id = rows[0]?.id ?? 0;
    await app.value('homeMessages.close', { params: { id } });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: `/home/closeContactUs/${id}`, status: 200 });
    expect(lastRequest()?.body ?? null).toBeNull();
    await app.value('homeMessages.close', { params: { id } });
    expect(shop.shop.store.tables.homeMessages.get(id).status).toBe('closed');
    const open = await app.value('homeMessages.list', { query: { page: 1, status: 'open' } });
    expect(open.rows.map((row) => row.id)).not.toContain(id);
  });

  it('[HCU-13] are deleted by their id', async () => {
    await app.value('homeMessages.remove', { params: { id: 4 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/home/contactUs/4', status: 200 });
    expect(shop.shop.store.tables.homeMessages.find(4)).toBeUndefined();
  });
});

describe('About blocks', () => {
  const block = { title_en: 'Visit us', title_ar: 'زورونا', description_en: '', description_ar: '' };

  it('[ABT-07] are read from /staticPage of the type about', async () => {
    const { rows } = await app.value('homeAbout.list', { query: { type: 'about' } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/staticPage', query: { type: 'about' }, status: 200 });
    expect(rows.map(({ title_en, title_ar }) => [title_en, title_ar])).toEqual([
      ['Our story', 'حكايتنا'],
      ['What we promise', 'وعدنا لكم'],
    ]);
  });

  it('[ABT-08] are replaced as a whole by one POST', async () => {
    const body = { type: 'about' as const, static_page: [block] };
    await app.value('homeAbout.save', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/staticPage', body, status: 201 });
    const { rows } = await app.value('homeAbout.list', { query: { type: 'about' } });
    expect(rows.map(({ title_ar }) => title_ar)).toEqual(['زورونا']);
  });

  it('[ABT-04] [ABT-05] cannot be sent without a title in either language', async () => {
    const before = shop.shop.requests.length;
    for (const change of [{ title_en: '' }, { title_ar: '' }]) {
      const result = await app.call('homeAbout.save', { body: { type: 'about', static_page: [block, { ...block, ...change }] } });
      expect(result).toMatchObject({ ok: false, error: { code: 'badInput' } });
    }
    expect(shop.shop.requests).toHaveLength(before);
  });
});
