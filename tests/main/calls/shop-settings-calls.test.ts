import type { InputOf } from '@shared/contract/tables/bridge';
import type { Fils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

setUpSignedInApp();

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

describe('delivery', () => {
  const fils = (value: number): Fils => value as Fils;
  const body: InputOf<'delivery.save'>['body'] = {
    delivery_possibility: true,
    delivery_all_area: false,
    delivery_fee: fils(2250),
    shipping_fee: fils(0),
    cash_in_delivery: fils(500),
    area_fees: [{ id: 1, delivery_fee: fils(1750) }],
  };

  it('[DEL-13] is read from /setting/servicesFee, in fils, and is null while there is none', async () => {
    expect(await app.value('delivery.read')).toMatchObject({ delivery_fee: 1500, shipping_fee: 750, cash_in_delivery: 500 });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/setting/servicesFee', query: {}, status: 200 });
    shop.shop.store.singles.delivery = null;
    expect(await app.value('delivery.read')).toBeNull();
  });

  it('[DEL-14] is posted to /setting/servicesFee as a whole, in dinars; only 201 counts as saved', async () => {
    await app.value('delivery.save', { body });
    expect(lastRequest()).toMatchObject({
      method: 'POST',
      path: '/setting/servicesFee',
      status: 201,
      body: {
        delivery_possibility: true,
        delivery_all_area: false,
        delivery_fee: 2.25,
        shipping_fee: 0,
        cash_in_delivery: 0.5,
        area_fees: [{ id: 1, delivery_fee: 1.75 }],
      },
    });
    expect(shop.shop.store.tables.areas.get(1).delivery_fee).toBe(1.75);
    shop.shop.control.failNext('delivery.save', { status: 200, bodyText: '{"data":{}}', contentType: 'application/json' });
    expect(await app.call('delivery.save', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('cannot be sent with a fee below zero', async () => {
    const before = shop.shop.requests.length;
    const wrong = { body: { ...body, area_fees: [{ id: 1, delivery_fee: fils(-1) }] } };
    expect(await app.call('delivery.save', wrong)).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect(shop.shop.requests).toHaveLength(before);
  });

  it('[DEL-10] the areas of a country are read by its id, with their fees and governorates', async () => {
    const { rows } = await app.value('lookups.areas', { params: { countryId: 1 } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/country/area/1', query: {}, status: 200 });
    expect(rows[0]).toEqual({ id: 1, name_en: 'Sharq', name_ar: 'شرق', delivery_fee: 1000, governorate_id: 1 });
    const abroad = await app.value('lookups.areas', { params: { countryId: 2 } });
    expect(abroad.rows.map(({ name_en, governorate_id }) => [name_en, governorate_id])).toContainEqual(['Riyadh', null]);
  });

  it('[DEL-11] the countries are read from /country, whole', async () => {
    const { rows } = await app.value('lookups.countries');
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/country', query: {}, status: 200 });
    expect(rows[0]).toEqual({ id: 1, name_en: 'Kuwait', name_ar: 'الكويت' });
  });

  it('[DEL-12] the governorates are read from /country/governorate', async () => {
    const { rows } = await app.value('lookups.governorates');
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/country/governorate', query: {}, status: 200 });
    expect(rows.map(({ name_en }) => name_en)).toEqual([
      'Al Asimah',
      'Hawalli',
      'Al Farwaniyah',
      'Al Ahmadi',
      'Mubarak Al-Kabeer',
      'Al Jahra',
    ]);
  });
});
