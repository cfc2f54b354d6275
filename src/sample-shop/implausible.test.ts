import { calls } from '@shared/contract/tables/registry';
import { describe, expect, it } from 'vitest';
import { createSampleShop } from './sample-shop';
import { toRawContent } from './seed/rich-text';
import type { Store } from './store/store';
import { createShopClient } from './testing/shop-client';

const url = 'http://shop.test/media/products/pot-brick.svg';
const foreign = 'https://elsewhere.example/pot.png';

async function send(method: string, path: string, body?: unknown, arrange: (store: Store) => void = () => undefined) {
  const shop = createSampleShop();
  arrange(shop.store);
  const { status, body: answer } = await createShopClient(shop).send(method, path, body);
  return { status, message: (answer as { message?: string }).message };
}
const taken = { status: 201, message: undefined };
const changed = { status: 200, message: undefined };
const refused = (message: string) => ({ status: 400, message });

describe('what a real server may refuse', () => {
  it.each([
    ['POST', '/categories', { name_en: ' ', name_ar: 'جديد', image: url }, 'name_en_is_required'],
    ['POST', '/notification', { title_en: 'Sale', title_ar: ' ', description_en: 'a', description_ar: 'b' }, 'title_ar_is_required'],
    ['POST', '/notification', { title_en: 'Sale', title_ar: 'ت', description_en: ' ', description_ar: 'b' }, 'description_en_is_required'],
    ['POST', '/setting/social_hn', { time_from: '99:99', time_to: '21:00' }, 'invalid_time_from'],
    ['POST', '/setting', { time_from: '09:00', time_to: '24:00' }, 'invalid_time_to'],
    ['PUT', '/promoCode/1', { ...calls['promoCodes.update'].example.body, end_date: '2026-99-99' }, 'invalid_end_date'],
    ['PUT', '/promoCode/1', { ...calls['promoCodes.update'].example.body, end_date: '2026-02-30' }, 'invalid_end_date'],
    ['GET', '/order/admin?startDate=2026-02-30', undefined, 'invalid_startDate'],
    ['GET', '/orderGuest/admin?endDate=2026-13-01', undefined, 'invalid_endDate'],
    ['PUT', '/admin/user/1', { ...calls['users.update'].example.body, email: 'no e-mail' }, 'invalid_email'],
    ['PUT', '/admin/user/1', { ...calls['users.update'].example.body, phone: 'abc' }, 'invalid_phone'],
  ])('%s %s: %j', async (method, path, body, message) => {
    expect(await send(method, path, body)).toEqual(refused(message));
  });

  it.each([
    ['/banner', 'homeBanners', calls['homeBanners.create'].example.body],
    ['/banner_hn', 'shopBanners', calls['shopBanners.create'].example.body],
  ] as const)('POST %s where there are banners already', async (path, list, body) => {
    expect(await send('POST', path, body)).toEqual({ status: 409, message: 'banners_already_exist' });
    const without = (store: Store): void => {
      store.singles[list] = [];
    };
    expect(await send('POST', path, body, without)).toEqual(taken);
  });
});

describe('pictures', () => {
  const image = { name_en: 'New', name_ar: 'جديد' };
  it.each([
    ['POST', '/categories', { ...image, image: foreign }, 'image'],
    ['POST', '/categories', { ...image, image: 'http://shop.test/media/uploads/9-0123456789ab.png' }, 'image'],
    ['POST', '/categories', { ...image, image: 'http://shop.test.example/media/a.png' }, 'image'],
    ['POST', '/home/collection', { images: [url, foreign], description: '' }, 'images'],
    ['POST', '/home/barcode', { url: foreign }, 'url'],
    ['PUT', '/admin/imageProfile', { avatar: foreign }, 'avatar'],
    ['PUT', '/home', { banners: [{ image: url, title: '', description: '', catalog: foreign, tags: [] }] }, 'catalog'],
    ['PUT', '/banner_hn', { banners: [{ image: foreign }] }, 'image'],
    ['POST', '/setting/social_hn', { time_from: '09:00', time_to: '21:00', qr_code: foreign }, 'qr_code'],
    ['POST', '/styleUp/one', { main_image: foreign, sheets: [] }, 'main_image'],
    ['POST', '/styleUp/one', { main_image: null, sheets: [{ title: 'S', items: [{ color: foreign, image: url }] }] }, 'color'],
  ])('of elsewhere are refused: %s %s %j', async (method, path, body, field) => {
    expect(await send(method, path, body)).toEqual(refused(`invalid_${field}`));
  });

  it('of another place of the shop are taken', async () => {
    const shop = createSampleShop({ pictureOrigins: ['https://elsewhere.example'] });
    expect((await createShopClient(shop).send('POST', '/categories', { ...image, image: foreign })).status).toBe(201);
  });

  it('that were uploaded are taken', async () => {
    const shop = createSampleShop();
    const client = createShopClient(shop);
    const img = new File([new Uint8Array([1])], 'a.png', { type: 'image/png' });
    const uploaded = (await client.call('files.upload', { body: { img } })).value();
    expect((await client.send('POST', '/categories', { ...image, image: uploaded.url })).status).toBe(201);
  });
});

describe('colour variants', () => {
  const variant = { name_en: 'Colour', name_ar: 'لون', variant_values: [{ value_en: '#a1b2c3', value_ar: '#a1b2c3' }] };
  const add = (changes: object) => send('POST', '/variant/addVariant', { category_id: 1, variant: [{ ...variant, ...changes }] });

  it('have one Arabic name, and codes on both sides', async () => {
    expect(await add({})).toEqual(taken);
    expect(await add({ name_ar: 'الألوان' })).toEqual(refused('invalid_name_ar'));
    expect(await add({ variant_values: [{ value_en: 'reddish', value_ar: 'reddish' }] })).toEqual(refused('invalid_value_en'));
    expect(await add({ variant_values: [{ value_en: '#a1b2c3', value_ar: 'أحمر' }] })).toEqual(refused('invalid_value_ar'));
    expect(await add({ name_en: 'Size', name_ar: 'الحجم', variant_values: [{ value_en: 'Small', value_ar: 'صغير' }] })).toEqual(taken);
  });

  it('keep an old value that nobody touched', async () => {
    const old = { id: 1, value_en: 'reddish', value_ar: 'محمر' };
    const arrange = ({ tables }: Store): void => void tables.variants.update(1, { name_en: 'Colour', variant_values: [old] });
    const update = (value: object) =>
      send('PUT', '/variant/allVariant/1', { variant: [{ ...variant, id: 1, variant_values: [value] }] }, arrange);
    expect(await update(old)).toEqual(changed);
    expect(await update({ ...old, value_en: 'crimson' })).toEqual(refused('invalid_value_en'));
  });
});

describe('dynamic variants', () => {
  const extra = { name_en: 'Ribbon', name_ar: 'شريطة', available_amount: 7, has_amount: false, price: 0.75 };

  it('have no amount while nobody counts them', async () => {
    const sent = { category_id: 1, dynamic_variant: [extra] };
    expect(await send('POST', '/dynamicVariant', sent)).toEqual(refused('invalid_available_amount'));
    expect(await send('PUT', '/dynamicVariant/1', extra)).toEqual(refused('invalid_available_amount'));
    expect(await send('PUT', '/dynamicVariant/1', { ...extra, available_amount: 0 })).toEqual(changed);
    expect(await send('PUT', '/dynamicVariant/1', { ...extra, has_amount: true })).toEqual(changed);
  });
});

describe('addresses of users', () => {
  const { user_address: house, ...person } = calls['users.update'].example.body;
  const { houseNumber: _, ...address } = house;
  const save = (changes: object) => send('PUT', '/admin/user/1', { ...person, user_address: { ...address, ...changes } });

  it.each([
    ['office', { buildingNumber: '4', floorNumber: '2' }, 'officeNumber'],
    ['office', { buildingNumber: '4', floorNumber: ' ', officeNumber: '7' }, 'floorNumber'],
    ['building', { floorNumber: '2', aptNumber: '3' }, 'buildingNumber'],
    ['house', {}, 'houseNumber'],
  ])('need the numbers of their type: %s with %j', async (type, numbers, missing) => {
    expect(await save({ type, ...numbers })).toEqual(refused(`${missing}_is_required`));
    expect(await save({ type, ...numbers, [missing]: '9' })).toEqual(changed);
  });
});

describe('products', () => {
  const { images, ...rest } = { ...calls['products.add'].example.body, price: 12.5, cost: 7 };
  const wire = { ...rest, images, variant_data: [{ ...rest.variant_data[0], price: 12.5, cost: 7 }] };
  const save = (changes: object) => send('POST', '/product', { ...wire, ...changes });

  it('have a description in both languages', async () => {
    expect(await save({})).toEqual(taken);
    expect(await save({ description_en: toRawContent([' ']) })).toEqual(refused('description_en_is_required'));
    for (const blank of ['', '<p>&nbsp;<br></p>', '\u200f'])
      expect(await save({ description_ar: blank }), blank).toEqual(refused('description_ar_is_required'));
    for (const shown of ['<p>x</p>', '<p><img src="x"></p>', 'x', '10'])
      expect(await save({ description_ar: shown }), shown).toEqual(taken);
  });

  it('have pictures, each combination its own where they are not shared', async () => {
    const data = { ...wire.variant_data[0], images: [] };
    expect(await save({ images: [] })).toEqual(refused('images_is_required'));
    expect(await save({ all_image: false, images: [] })).toEqual(taken);
    expect(await save({ all_image: false, variant_data: [data] })).toEqual(refused('images_is_required'));
    expect(await save({ variant_data: [{ ...data, images: [foreign] }] })).toEqual(refused('invalid_images'));
    expect(await save({ all_image: false, images: [], variant_data: [], variant: [] })).toEqual(refused('images_is_required'));
  });

  it('have parts that there are', async () => {
    expect(await save({ dynamic_variant: [{ dynamic_variant_id: 99_999 }] })).toEqual(refused('invalid_dynamic_variant'));
    expect(await save({ variant: [[{ variant_value_id: 99_999, variant_id: 1 }]] })).toEqual(refused('invalid_variant'));
    expect(await save({ amount: 4 })).toEqual(refused('invalid_amount'));
  });
});

describe('fees', () => {
  const fees = { delivery_possibility: true, delivery_fee: 1.5, shipping_fee: 0.75, cash_in_delivery: 0 };
  const save = (delivery_all_area: boolean, area_fees: unknown[]) =>
    send('POST', '/setting/servicesFee', { ...fees, delivery_all_area, area_fees });

  it('are one for all areas, or one for each', async () => {
    expect(await save(true, [{ id: 1, delivery_fee: 1 }])).toEqual(refused('invalid_area_fees'));
    expect(await save(true, [])).toEqual(taken);
    expect(await save(false, [{ id: 1, delivery_fee: 1 }])).toEqual(taken);
  });
});
