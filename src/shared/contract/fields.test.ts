import { describe, expect, it } from 'vitest';
import { homeProductTypes } from '../domain/home-product-type';
import { messageStatuses } from '../domain/message-status';
import { addressTypes } from '../domain/orders/address-type';
import { category } from './catalogue/categories';
import { dynamicVariant } from './catalogue/dynamic-variants';
import { area, named } from './catalogue/lookups';
import { product } from './catalogue/products';
import { categoryWithVariants } from './catalogue/variants';
import { sessionCalls } from './desktop/session';
import { admin } from './shop/admins';
import { currency } from './shop/currency';
import { dashboard } from './shop/dashboard';
import { delivery } from './shop/delivery';
import { ibanSetting } from './shop/iban';
import { promoCode, promoTypes } from './shop/promo-codes';
import { user } from './shop/users';
import { contactMessage } from './site/contact-messages';
import { barcode, collection, homeBanner } from './site/home';
import { homeProduct } from './site/home-products';
import { notification } from './site/notifications';
import { shopBanner, shopBannerCalls } from './site/shop-banners';
import { socialHome, socialShop } from './site/social';
import { staticPage } from './site/static-pages';
import { kitchenKeys, styleUp } from './site/style-up';

const names = { name_en: 'Pots', name_ar: 'قدور' };
const raw = '{"blocks":[],"entityMap":{}}';

describe('fields of admins', () => {
  const fields = {
    id: 3,
    f_name: 'دلال',
    l_name: 'العوضي',
    email: 'd@example.com',
    phone: '50001234',
    country_code: '+965',
    isBlocked: false,
    admin_roles: [{ role: 'admin' }, { role: 'order' }],
    avatar: 'https://shop.example/a.png',
  };

  it('are all read', () => {
    expect(admin.parse(fields)).toEqual(fields);
    expect(admin.parse({ id: '3', isBlocked: 1, avatar: '' })).toMatchObject({
      id: 3,
      f_name: '',
      isBlocked: true,
      admin_roles: [],
      avatar: null,
    });
  });

  it('[LOG-36] come with the token in the answer to a sign-in', () => {
    const { answer } = sessionCalls['session.login'];
    expect(answer.decode({ accessToken: 't', admin: fields, expiresIn: 3600 })).toEqual({
      accessToken: 't',
      admin: fields,
      expiresIn: '3600',
    });
    expect(() => answer.decode({ accessToken: '', admin: fields })).toThrow();
  });
});

describe('fields of the home area', () => {
  it('banners', () => {
    const banner = { image: 'u', title: 'T', description: 'D', catalog: 'c.pdf', tags: ['a', 'b'] };
    expect(homeBanner.parse(banner)).toEqual(banner);
    expect(homeBanner.parse({ image: 'u', tags: [{ name: 'a' }] })).toEqual({
      image: 'u',
      title: '',
      description: '',
      catalog: '',
      tags: ['a'],
    });
  });

  it('collection and barcode', () => {
    expect(collection.parse({ description: raw, Collection_images: [{ url: 'u' }] })).toEqual({
      description: raw,
      Collection_images: [{ url: 'u' }],
    });
    expect(barcode.parse({ url: 'u' })).toEqual({ url: 'u' });
  });

  it('home products', () => {
    const fields = { id: 1, title: 'T', type: 'high_pressure', description: raw, show_product_images: [{ url: 'u' }] };
    expect(homeProduct.parse(fields)).toEqual(fields);
    expect(homeProductTypes).toEqual(['premium_products', 'high_pressure']);
  });

  it('social settings, with a code in the shop', () => {
    const fields = {
      snapchat: 's',
      facebook: 'f',
      instagram: 'i',
      whatsapp: 'w',
      twitter: 't',
      gmail: 'g',
      address: 'a',
      call_us: 'c',
      time_from: '09:00',
      time_to: '22:00',
      tiktok: 'k',
    };
    expect(socialHome.parse(fields)).toEqual(fields);
    expect(socialShop.parse({ ...fields, qr_code: 'q' })).toEqual({ ...fields, qr_code: 'q' });
    expect(socialHome.parse({})).toEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, ''])));
  });

  it('contact messages', () => {
    const fields = { id: 1, full_name: 'N', email: 'e', phone: 'p', message: 'm', status: 'open' };
    expect(contactMessage.parse(fields)).toEqual(fields);
    expect(messageStatuses).toEqual(['open', 'closed']);
  });

  it('static pages', () => {
    const fields = { id: 1, type: 'about', title_en: 'T', title_ar: 'ع', description_en: raw, description_ar: raw };
    expect(staticPage.parse(fields)).toEqual(fields);
  });
});

describe('fields of the catalogue', () => {
  it('categories', () => {
    expect(category.parse({ id: 1, ...names, image: 'u', isDeleted: 0 })).toEqual({ id: 1, ...names, image: 'u', isDeleted: false });
  });

  const fields = {
    id: 1,
    ...names,
    description_en: raw,
    description_ar: raw,
    code: 'P-1',
    category_id: 4,
    category: names,
    price: '12.500',
    cost: 7,
    amount: '9',
    offerPrice: 11,
    bestSeller: true,
    newIn: false,
    offer: true,
    product_images: [{ url: 'u' }],
    isDeleted: false,
    variant: [{ variant: { id: 1, ...names }, variant_value: { id: 2, value_en: 'S', value_ar: 'ص' } }],
    dynamic_variant: [{ dynamic_variant_id: 8 }],
  };

  it('products', () => {
    expect(product.parse(fields)).toMatchObject({ ...fields, price: 12_500, cost: 7_000, amount: 9, offerPrice: 11_000 });
    expect(product.parse({ id: 1, category: null, offerPrice: '' })).toMatchObject({
      offerPrice: null,
      category: { name_en: '', name_ar: '' },
    });
  });

  it.each([0, '0', '0.000', -1, null, ''])('products: an offer price of %j is none', (offerPrice) => {
    expect(product.parse({ ...fields, offerPrice }).offerPrice).toBeNull();
  });

  it('products: combinations as they were written, or shared values without any', () => {
    const combination = [{ variant_value_id: 2, variant_id: 1 }];
    const data = { price: 1, cost: '0.5', images: ['u', { url: 'v' }], amount: 3 };
    const read = product.parse({ ...fields, all_price: false, variant_combinations: [combination], variant_data: [data] });
    expect(read).toMatchObject({ all_price: false, all_image: true, variant_combinations: [combination] });
    expect(read.variant_data).toEqual([{ price: 1000, cost: 500, images: ['u', 'v'], amount: 3 }]);
    expect(product.parse(fields)).toMatchObject({
      all_image: true,
      all_price: true,
      all_cost: true,
      variant_data: [],
      variant_combinations: [],
    });
  });

  it('variants', () => {
    const variants = [{ id: 2, ...names, variant_values: [{ id: 5, value_en: 'S', value_ar: 'ص' }] }];
    expect(categoryWithVariants.parse({ id: 1, ...names, variants })).toEqual({ id: 1, ...names, variants });
  });

  it('dynamic variants', () => {
    const read = dynamicVariant.parse({ id: 1, category_id: 2, ...names, available_amount: 3, has_amount: true, price: '1.5' });
    expect(read).toMatchObject({ id: 1, category_id: 2, ...names, available_amount: 3, has_amount: true, price: 1500, isDeleted: false });
  });
});

describe('fields of the shop', () => {
  it('figures of the dashboard: null is 0, as a sum over nothing is, and a missing one is not known', () => {
    expect(dashboard.parse({ totalUsers: '61', totalSales: '10.5', totalBrands: null, salesDaily: null })).toEqual({
      totalUsers: 61,
      totalAdmins: null,
      totalCategories: null,
      totalSubCategories: null,
      totalBrands: 0,
      totalOrders: null,
      ordersOnTheWay: null,
      ordersCanceled: null,
      ordersDelivered: null,
      totalSales: 10_500,
      salesDaily: 0,
    });
  });

  it('a figure of the dashboard that cannot be read, beside the others', () => {
    const read = dashboard.parse({ totalUsers: 'many', totalOrders: 8, salesDaily: {} });
    expect(read).toMatchObject({ totalUsers: null, totalOrders: 8, salesDaily: null });
  });

  it('users with phones and addresses', () => {
    const address = {
      addressName: 'Home',
      block: '1',
      street: '2',
      avenue: '3',
      area: names,
      governorate: names,
      type: 'building',
      buildingNumber: '4',
      floorNumber: '5',
      aptNumber: '6',
      officeNumber: '',
      houseNumber: '',
      otherInstructions: '',
    };
    const phones = [{ country_code: '+965', phone: '50001234', is_default: true }];
    const fields = {
      id: 1,
      f_name: 'F',
      l_name: 'L',
      email: 'e',
      user_phones: phones,
      user_addresses: [address],
      isBlocked: false,
      isDeleted: true,
    };
    expect(user.parse(fields)).toEqual(fields);
    const [read] = user.parse({ ...fields, user_addresses: [{ ...address, area: 'Salmiya', governorate: null }] }).user_addresses;
    expect(read?.area).toEqual({ name_en: 'Salmiya', name_ar: 'Salmiya', isText: true });
    expect(read?.governorate).toEqual({ name_en: '', name_ar: '' });
    expect(addressTypes).toEqual(['building', 'office', 'house']);
  });

  it.each([
    ['in full', { governorate: { id: '3', ...names } }, 3],
    ['by its id', { governorate_id: 3 }, 3],
    ['not at all', { governorate: null }, null],
  ])('[OP-64] an area with its governorate %s', (_how, given, governorate_id) => {
    expect(area.parse({ id: 1, ...names, ...given })).toEqual({ id: 1, ...names, delivery_fee: 0, governorate_id });
  });

  it('notifications', () => {
    const fields = { id: 1, title_en: 'T', title_ar: 'ع', description_en: 'D', description_ar: 'و' };
    expect(notification.parse(fields)).toEqual({ ...fields, createdAt: '' });
  });

  it('promo codes', () => {
    const fields = {
      id: 1,
      name: 'SALE',
      amount: 10,
      Type: 'fixed',
      createdAt: '2026-11-01T00:00:00Z',
      end_date: '2026-12-01',
      max_usage: 5,
      count_usage: 2,
      is_active: true,
    };
    expect(promoCode.parse(fields)).toEqual(fields);
    expect(promoCode.parse({ id: 1, end_date: null, is_active: 0 })).toMatchObject({ end_date: null, max_usage: 0, is_active: false });
    expect(promoTypes).toEqual(['percentage', 'fixed']);
  });

  it('banners and IBAN', () => {
    expect(shopBanner.parse({ image: 'u' })).toEqual({ image: 'u' });
    const { body } = shopBannerCalls['shopBanners.update'];
    const accepted = [5, 6].map((count) => body.safeParse({ banners: Array(count).fill({ image: 'u' }) }).success);
    expect(accepted).toEqual([true, false]);
    expect(ibanSetting.parse({ iban: 'KW81' })).toEqual({ iban: 'KW81' });
  });

  it('delivery, countries and areas', () => {
    const fees = { delivery_fee: 1.5, shipping_fee: '0.750', cash_in_delivery: 0, area_fees: [{ id: 2, delivery_fee: 2 }] };
    expect(delivery.parse({ delivery_possibility: true, delivery_all_area: false, ...fees })).toEqual({
      delivery_possibility: true,
      delivery_all_area: false,
      delivery_fee: 1500,
      shipping_fee: 750,
      cash_in_delivery: 0,
      area_fees: [{ id: 2, delivery_fee: 2000 }],
    });
    expect(named.parse({ id: 1, ...names })).toEqual({ id: 1, ...names });
    expect(area.parse({ id: 1, ...names, delivery_fee: '1.250' })).toEqual({ id: 1, ...names, delivery_fee: 1250, governorate_id: null });
  });

  it('currencies', () => {
    expect(currency.parse({ id: 1, rate: '12.21', country: { id: 2, ...names } })).toEqual({
      id: 1,
      rate: 12.21,
      country: { id: 2, ...names },
    });
  });

  it('style-up', () => {
    const fields = { main_image: null, sheets: [{ title: 'S', items: [{ color: 'c', image: 'i' }] }] };
    expect(styleUp.parse(fields)).toEqual(fields);
    expect(kitchenKeys).toEqual(['one', 'two']);
  });
});
