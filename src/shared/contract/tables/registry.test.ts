import { describe, expect, it } from 'vitest';
import type { AnyCall } from '../call';
import { type CallName, calls } from './registry';

const names = Object.keys(calls) as CallName[];

/** Formats a call as the line `GET /path 200 needs`. */
function toLine(name: CallName): string {
  const { method, path, okStatus, needs }: AnyCall = calls[name];
  return `${method} ${path} ${okStatus} ${typeof needs === 'string' ? needs : needs.join('|')}`;
}

const linesOf = (...some: CallName[]): string[] => some.map(toLine);
const callsWith = (test: (call: AnyCall) => boolean): CallName[] => names.filter((name) => test(calls[name]));

describe('session and admin calls', () => {
  it('[LOG-35] [LOG-37] [LOG-38] sign in and out with status 200', () => {
    expect(linesOf('session.login', 'session.logout')).toEqual(['POST /admin/login 200 anyone', 'POST /admin/logout 200 signedIn']);
  });

  it('[ADM-38] [ADM-39] [ADM-40] [ADM-41] [ADM-42] manage admins', () => {
    expect(linesOf('admins.list', 'admins.one', 'admins.add', 'admins.update', 'admins.block', 'admins.remove')).toEqual([
      'GET /admin/admin 200 signedIn',
      'GET /admin/:id 200 signedIn',
      'POST /admin 201 admin',
      'PUT /admin/:id 200 admin|rules',
      'PUT /admin/block/:id 200 admin',
      'DELETE /admin/:id 200 admin',
    ]);
  });

  it('save the own profile and avatar, read the figures', () => {
    expect(linesOf('profile.update', 'profile.changeAvatar', 'dashboard.read')).toEqual([
      'PUT /admin 200 signedIn',
      'PUT /admin/imageProfile 200 signedIn',
      'GET /admin/dashboard 200 signedIn',
    ]);
  });
});

describe('home calls', () => {
  it('edit the home page', () => {
    const page = linesOf(
      'homeBanners.list',
      'homeBanners.create',
      'homeBanners.update',
      'homeCollection.read',
      'homeCollection.save',
      'homeBarcode.read',
      'homeBarcode.save',
    );
    expect(page).toEqual([
      'GET /banner 200 signedIn',
      'POST /banner 201 home',
      'PUT /home 200 home',
      'GET /home/collection 200 signedIn',
      'POST /home/collection 201 home',
      'GET /home/barcode 200 signedIn',
      'POST /home/barcode 201 home',
    ]);
  });

  it('[HPG-24] know the branding images, which have no screen', () => {
    expect(linesOf('branding.list', 'branding.one', 'branding.add', 'branding.update', 'branding.remove')).toEqual([
      'GET /home/brandingImages 200 signedIn',
      'GET /home/brandingImages/:id 200 signedIn',
      'POST /home/brandingImages 201 home',
      'PUT /home/brandingImages/:id 200 home',
      'DELETE /home/brandingImages/:id 200 home',
    ]);
  });

  it('edit home products, messages, social settings and the About page', () => {
    const rest = linesOf(
      'homeProducts.list',
      'homeProducts.one',
      'homeProducts.add',
      'homeProducts.update',
      'homeProducts.remove',
      'homeMessages.list',
      'homeMessages.close',
      'homeMessages.remove',
      'homeSocial.read',
      'homeSocial.save',
      'homeAbout.list',
      'homeAbout.save',
    );
    expect(rest).toEqual([
      'GET /home/showProduct 200 signedIn',
      'GET /home/showProduct/:id 200 signedIn',
      'POST /home/showProduct 201 signedIn',
      'PUT /home/showProduct/:id 200 home',
      'DELETE /home/showProduct/:id 200 home',
      'GET /home/contactUs 200 signedIn',
      'PUT /home/closeContactUs/:id 200 signedIn',
      'DELETE /home/contactUs/:id 200 signedIn',
      'GET /setting 200 signedIn',
      'POST /setting 201 social_media',
      'GET /staticPage 200 signedIn',
      'POST /staticPage 201 home',
    ]);
  });
});

describe('catalogue calls', () => {
  it('manage products and categories', () => {
    const goods = linesOf(
      'products.list',
      'products.one',
      'products.dynamicVariants',
      'products.add',
      'products.update',
      'products.setDeleted',
      'categories.list',
      'categories.add',
      'categories.update',
      'categories.setDeleted',
    );
    expect(goods).toEqual([
      'GET /product/Auth 200 signedIn',
      'GET /product/Auth/:id 200 signedIn',
      'GET /product/dynamicVariantsOfProduct/:id 200 signedIn',
      'POST /product 201 masterHN',
      'PUT /product/:id 200 masterHN',
      'DELETE /product/:id 200 masterHN',
      'GET /categories/Auth 200 signedIn',
      'POST /categories 201 masterHN',
      'PUT /categories/:id 200 masterHN',
      'DELETE /categories/:id 200 masterHN',
    ]);
  });

  it('manage variants and dynamic variants', () => {
    const variants = linesOf(
      'variants.list',
      'variants.ofCategory',
      'variants.add',
      'variants.update',
      'variants.remove',
      'dynamicVariants.list',
      'dynamicVariants.ofCategory',
      'dynamicVariants.add',
      'dynamicVariants.update',
      'dynamicVariants.setDeleted',
    );
    expect(variants).toEqual([
      'GET /variant/categoriesWithVariant 200 signedIn',
      'GET /variant/getVariant/:categoryId 200 signedIn',
      'POST /variant/addVariant 201 masterHN',
      'PUT /variant/allVariant/:id 200 masterHN',
      'DELETE /variant/deleteVariant/:id 200 masterHN',
      'GET /dynamicVariant 200 signedIn',
      'GET /dynamicVariant/dynamicVariantsByCategory/:categoryId 200 signedIn',
      'POST /dynamicVariant 201 masterHN',
      'PUT /dynamicVariant/:id 200 masterHN',
      'DELETE /dynamicVariant/deleteDynamicVariant/:id 200 masterHN',
    ]);
  });
});

describe('shop calls', () => {
  it('[ORD-28] [ORD-29] [GOR-27] [GOR-28] list orders of both kinds and change their status', () => {
    expect(linesOf('orders.list', 'orders.changeStatus', 'guestOrders.list', 'guestOrders.changeStatus')).toEqual([
      'GET /order/admin 200 signedIn',
      'PUT /order/changeStatus/:id 200 order|masterHN',
      'GET /orderGuest/admin 200 signedIn',
      'PUT /orderGuest/changeStatus/:id 200 order|masterHN',
    ]);
  });

  it('[USR-18] manage users and notifications', () => {
    const people = linesOf(
      'users.list',
      'users.search',
      'users.update',
      'users.setActive',
      'users.setDeleted',
      'notifications.list',
      'notifications.send',
      'notifications.remove',
    );
    expect(people).toEqual([
      'GET /admin/user 200 signedIn',
      'GET /search/user 200 signedIn',
      'PUT /admin/user/:id 200 masterHN',
      'GET /admin/user/toggle-activation/:id/:value 200 masterHN',
      'DELETE /admin/user/:id 200 masterHN',
      'GET /notification 200 signedIn',
      'POST /notification 201 masterHN',
      'DELETE /notification/:id 200 masterHN',
    ]);
  });

  it('[PRM-27] manage promo codes, banners and messages', () => {
    const marketing = linesOf(
      'promoCodes.list',
      'promoCodes.add',
      'promoCodes.update',
      'promoCodes.setActive',
      'promoCodes.remove',
      'promoCodes.apply',
      'shopBanners.list',
      'shopBanners.create',
      'shopBanners.update',
      'shopMessages.list',
      'shopMessages.close',
      'shopMessages.remove',
    );
    expect(marketing).toEqual([
      'GET /promoCode 200 signedIn',
      'POST /promoCode 201 masterHN',
      'PUT /promoCode/:id 200 masterHN',
      'PUT /promoCode/status/:id 200 masterHN',
      'DELETE /promoCode/:id 200 masterHN',
      'POST /cart/promoCode 201 signedIn',
      'GET /banner_hn 200 signedIn',
      'POST /banner_hn 201 masterHN',
      'PUT /banner_hn 200 masterHN',
      'GET /setting/contactUs 200 signedIn',
      'PUT /setting/closeContactUs/:id 200 masterHN',
      'DELETE /setting/contactUs/:id 200 masterHN',
    ]);
  });

  it('edit the shop’s settings', () => {
    const settings = linesOf(
      'delivery.read',
      'delivery.save',
      'iban.read',
      'iban.save',
      'iban.remove',
      'shopSocial.read',
      'shopSocial.save',
      'currency.list',
      'currency.add',
      'currency.update',
      'styleUp.read',
      'styleUp.save',
      'shopAbout.list',
      'shopAbout.save',
    );
    expect(settings).toEqual([
      'GET /setting/servicesFee 200 signedIn',
      'POST /setting/servicesFee 201 masterHN',
      'GET /setting/iban 200 signedIn',
      'POST /setting/iban 201 masterHN',
      'DELETE /setting/iban 200 masterHN',
      'GET /setting/social_hn 200 signedIn',
      'POST /setting/social_hn 201 masterHN',
      'GET /setting/currency 200 signedIn',
      'POST /setting/currency 201 masterHN',
      'PUT /setting/currency/:id 200 masterHN',
      'GET /styleUp/:kitchenKey 200 signedIn',
      'POST /styleUp/:kitchenKey 201 masterHN',
      'GET /staticPage/hn 200 signedIn',
      'POST /staticPage/hn 201 home|masterHN',
    ]);
  });

  it('[API-10] look up countries, areas, governorates and dropdowns', () => {
    expect(linesOf('lookups.countries', 'lookups.areas', 'lookups.governorates', 'lookups.dropdown')).toEqual([
      'GET /country 200 signedIn',
      'GET /country/area/:countryId 200 signedIn',
      'GET /country/governorate 200 signedIn',
      'GET /admin/settings/dropdown/:name 200 signedIn',
    ]);
  });
});

describe('all calls', () => {
  it('have an address each', () => {
    expect(new Set(names.map((name) => `${calls[name].method} ${calls[name].path}`)).size).toBe(names.length);
  });

  it('[API-14] expect 200 from every read, update and delete', () => {
    expect(callsWith((call) => call.method !== 'POST' && call.okStatus !== 200)).toEqual([]);
  });

  it('[API-15] expect 201 from every POST that saves', () => {
    expect(callsWith((call) => call.method === 'POST' && call.okStatus !== 201)).toEqual([
      'session.login',
      'session.logout',
      'files.upload',
    ]);
  });

  it('[API-04] ask for pages in every paged list, with filters where the API has them', () => {
    const fields = (name: CallName): string[] => Object.keys((calls[name] as AnyCall).query?.shape ?? {}).toSorted();
    expect(callsWith((call) => 'page' in (call.query?.shape ?? {}))).toEqual(callsWith((call) => call.answer.form.envelope === 'page'));
    expect(fields('products.list')).toEqual(['isDeleted', 'page', 'search']);
    expect(fields('homeProducts.list')).toEqual(['page', 'search', 'type']);
    expect(fields('homeMessages.list')).toEqual(['page', 'status']);
    expect(fields('orders.list')).toEqual(['endDate', 'page', 'search', 'startDate']);
  });

  it('[API-05] read one record by its id', () => {
    const reads = callsWith((call) => call.method === 'GET' && /\/:id$/.test(call.path));
    expect(reads).toEqual(
      expect.arrayContaining(['admins.one', 'branding.one', 'homeProducts.one', 'products.one', 'products.dynamicVariants']),
    );
  });

  it('[API-06] create by POST with a body', () => {
    const posts = callsWith((call) => call.method === 'POST');
    expect(posts.filter((name) => (calls[name] as AnyCall).body === undefined)).toEqual(['session.logout']);
    const creates = [
      'admins.add',
      'branding.add',
      'categories.add',
      'currency.add',
      'delivery.save',
      'dynamicVariants.add',
      'homeBanners.create',
      'homeCollection.save',
      'homeBarcode.save',
      'homeProducts.add',
      'iban.save',
      'notifications.send',
      'products.add',
      'promoCodes.add',
      'promoCodes.apply',
      'shopBanners.create',
      'homeSocial.save',
      'shopSocial.save',
      'homeAbout.save',
      'shopAbout.save',
      'styleUp.save',
      'files.upload',
      'variants.add',
    ];
    expect(posts).toEqual(expect.arrayContaining(creates));
  });

  it('[API-07] update by PUT, with the id in the path where there is one', () => {
    const withoutId = ['homeBanners.update', 'profile.update', 'profile.changeAvatar', 'shopBanners.update'];
    expect(callsWith((call) => call.method === 'PUT' && !call.path.endsWith('/:id'))).toEqual(withoutId);
    const withId = [
      'admins.update',
      'admins.block',
      'branding.update',
      'categories.update',
      'homeMessages.close',
      'shopMessages.close',
      'currency.update',
      'dynamicVariants.update',
      'homeProducts.update',
      'orders.changeStatus',
      'guestOrders.changeStatus',
      'products.update',
      'promoCodes.update',
      'promoCodes.setActive',
      'users.update',
      'variants.update',
    ];
    expect(callsWith((call) => call.method === 'PUT' && call.path.endsWith('/:id'))).toEqual(expect.arrayContaining(withId));
  });

  it('[API-08] delete by id, with isDeleted in the body where rows are only deactivated', () => {
    const deletes = callsWith((call) => call.method === 'DELETE');
    expect(deletes.filter((name) => !calls[name].path.endsWith('/:id'))).toEqual(['iban.remove']);
    const withBody = deletes.filter((name) => 'isDeleted' in ((calls[name] as AnyCall).body?.shape ?? {}));
    expect(withBody).toEqual(['categories.setDeleted', 'dynamicVariants.setDeleted', 'products.setDeleted', 'users.setDeleted']);
    expect(deletes.filter((name) => (calls[name] as AnyCall).body !== undefined)).toEqual(withBody);
  });

  it('[API-09] toggle activation by a GET with the wanted value in the path', () => {
    expect(callsWith((call) => call.path.includes('/toggle-activation/:id/:value'))).toEqual(['users.setActive']);
  });

  it('keep the token and raw bytes out of pages', () => {
    expect(callsWith((call) => call.audience === 'main')).toEqual(['session.login', 'session.logout', 'files.upload']);
  });
});
