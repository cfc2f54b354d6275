import { describe, expect, it } from 'vitest';
import type { Fils } from '../domain/money';
import { dynamicVariantCalls } from './catalogue/dynamic-variants';
import { productBody } from './catalogue/products';
import { adminCalls } from './shop/admins';
import { deliveryCalls } from './shop/delivery';
import { promoCodeCalls } from './shop/promo-codes';
import { uploadCalls } from './shop/uploads';
import { homeCalls } from './site/home';
import { homeProductCalls } from './site/home-products';
import { shopBannerCalls } from './site/shop-banners';
import { socialCalls } from './site/social';
import { calls } from './tables/registry';

const fils = (amount: number): Fils => amount as Fils;
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `u${index}`);

const product = {
  name_en: 'Pot',
  name_ar: 'قدر',
  code: 'P-1',
  category_id: 1,
  images: ['u'],
  dynamic_variant: [{ dynamic_variant_id: 3 }],
  description_en: '{}',
  description_ar: '{}',
  bestSeller: true,
  newIn: false,
  offer: true,
  price: fils(12_500),
  cost: fils(7_250),
  offerPrice: fils(11_001),
  all_image: true,
  all_price: false,
  all_cost: true,
  variant_data: [{ price: fils(12_500), cost: fils(0), images: ['u'], amount: 2 }],
  variant: [[{ variant_value_id: 4, variant_id: 2 }]],
  amount: 2,
};

describe('what is written to the server', () => {
  it('products: amounts as dinars, field names as the API has them', () => {
    expect(productBody.parse(product)).toEqual({
      ...product,
      price: 12.5,
      cost: 7.25,
      offerPrice: 11.001,
      variant_data: [{ price: 12.5, cost: 0, images: ['u'], amount: 2 }],
    });
  });

  it('products: prices of at least one fils, no offer price as null, five pictures at most', () => {
    expect(productBody.parse({ ...product, offerPrice: null }).offerPrice).toBeNull();
    for (const change of [
      { price: 0 },
      { cost: 0 },
      { offerPrice: 0 },
      { price: 0.5 },
      { images: many(6) },
      { amount: -1 },
      { name_ar: '' },
    ]) {
      expect(productBody.safeParse({ ...product, ...change }).success).toBe(false);
    }
  });

  it('dynamic variants and delivery: amounts as dinars', () => {
    const extra = { name_en: 'Wrap', name_ar: 'تغليف', available_amount: 0, has_amount: false, price: fils(1_500) };
    expect(dynamicVariantCalls['dynamicVariants.update'].body.parse(extra)).toEqual({ ...extra, price: 1.5 });
    const fees = { delivery_fee: fils(1_500), shipping_fee: fils(750), cash_in_delivery: fils(0) };
    const flags = { delivery_possibility: true, delivery_all_area: false };
    const area_fees = [{ id: 1, delivery_fee: fils(2_000) }];
    expect(deliveryCalls['delivery.save'].body.parse({ ...flags, ...fees, area_fees })).toEqual({
      ...flags,
      delivery_fee: 1.5,
      shipping_fee: 0.75,
      cash_in_delivery: 0,
      area_fees: [{ id: 1, delivery_fee: 2 }],
    });
  });

  it('[ADM-33] [ADM-39] [ADM-40] admins: Kuwait’s code for a new one, a password when one is given', () => {
    const admin = { f_name: 'F', l_name: 'L', email: 'e', phone: '5', country_code: '+965', rules: ['home', 'order'] };
    const [add, update] = [adminCalls['admins.add'].body, adminCalls['admins.update'].body];
    expect(add.parse({ ...admin, password: 'p' })).toEqual({ ...admin, password: 'p' });
    expect(add.safeParse(admin).success).toBe(false);
    expect(update.parse(admin)).toEqual(admin);
    expect(update.safeParse({ ...admin, password: '' }).success).toBe(false);
    expect(add.safeParse({ ...admin, password: 'p', country_code: '+966' }).success).toBe(false);
  });

  it('[ADM-41] [API-08] blocking and deactivating: one flag', () => {
    expect(adminCalls['admins.block'].body.parse({ isBlocked: true })).toEqual({ isBlocked: true });
    expect(calls['products.setDeleted'].body.parse({ isDeleted: false })).toEqual({ isDeleted: false });
  });

  it('[HPG-05] home banners: a picture and at most six filled tags', () => {
    const { body } = homeCalls['homeBanners.create'];
    const banner = { image: 'u', title: '', description: '', catalog: '', tags: many(6) };
    expect(body.safeParse({ banners: [banner] }).success).toBe(true);
    for (const change of [{ tags: many(7) }, { tags: [''] }, { image: '' }]) {
      expect(body.safeParse({ banners: [{ ...banner, ...change }] }).success).toBe(false);
    }
  });

  it('[HPR-11] pictures: four of a collection, five of a home product and of the shop’s banners', () => {
    const images = (count: number) => many(count).map((image) => ({ image }));
    const accepts = (count: number) => [
      homeCalls['homeCollection.save'].body.safeParse({ images: many(count), description: '' }).success,
      homeProductCalls['homeProducts.add'].body.safeParse({ title: 'T', type: 'high_pressure', description: '', images: many(count) })
        .success,
      shopBannerCalls['shopBanners.update'].body.safeParse({ banners: images(count) }).success,
      shopBannerCalls['shopBanners.create'].body.safeParse({ banners: images(count) }).success,
    ];
    expect(accepts(0)).toEqual([true, false, true, false]);
    expect(accepts(4)).toEqual([true, true, true, true]);
    expect(accepts(5)).toEqual([false, true, true, true]);
    expect(accepts(6)).toEqual([false, false, false, false]);
  });

  it('social settings: times always, other fields only when filled', () => {
    const { body } = socialCalls['homeSocial.save'];
    expect(body.parse({ time_from: '09:00', time_to: '22:00', tiktok: '@x' })).toEqual({
      time_from: '09:00',
      time_to: '22:00',
      tiktok: '@x',
    });
    expect(body.safeParse({ time_from: '09:00' }).success).toBe(false);
    expect(body.safeParse({ time_from: '09:00', time_to: '22:00', tiktok: '' }).success).toBe(false);
  });

  it('promo codes: whole amounts, an open end as null', () => {
    const { body } = promoCodeCalls['promoCodes.add'];
    const promo = { name: 'SALE', amount: 10, Type: 'percentage', end_date: null, max_usage: 0, count_usage: 0 };
    expect(body.parse(promo)).toEqual(promo);
    expect(body.safeParse({ ...promo, amount: 10.5 }).success).toBe(false);
    expect(body.safeParse({ ...promo, Type: 'half' }).success).toBe(false);
  });

  it('[API-11] uploads: a file in the field img', () => {
    const { method, path, body } = uploadCalls['files.upload'];
    expect([method, path, Object.keys(body.shape)]).toEqual(['POST', '/files/uploadFile', ['img']]);
  });
});
