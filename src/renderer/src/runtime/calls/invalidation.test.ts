import type { ReadName, WriteCallName, WriteName } from '@renderer/runtime/calls/reads';
import { isRead } from '@shared/contract/call';
import { calls } from '@shared/contract/tables/registry';
import { describe, expect, it } from 'vitest';
import { readsTouchedBy } from './call-facts';

/**
 * The reads that each write of the API makes stale. They are listed a second time here, so that a line lost in the declarations is found.
 */
const table: { readonly [Name in WriteCallName]: readonly ReadName[] } = {
  'admins.add': ['admins.list', 'admins.one', 'dashboard.read'],
  'admins.update': ['admins.list', 'admins.one', 'dashboard.read'],
  'admins.remove': ['admins.list', 'admins.one', 'dashboard.read'],
  'admins.block': ['admins.list', 'admins.one', 'dashboard.read'],
  'branding.add': ['branding.list', 'branding.one'],
  'branding.update': ['branding.list', 'branding.one'],
  'branding.remove': ['branding.list', 'branding.one'],
  'categories.add': ['categories.list', 'variants.list', 'dynamicVariants.list', 'products.list', 'products.one', 'dashboard.read'],
  'categories.update': ['categories.list', 'variants.list', 'dynamicVariants.list', 'products.list', 'products.one', 'dashboard.read'],
  'categories.setDeleted': ['categories.list', 'variants.list', 'dynamicVariants.list', 'products.list', 'products.one', 'dashboard.read'],
  'currency.add': ['currency.list'],
  'currency.update': ['currency.list'],
  'delivery.save': ['delivery.read', 'lookups.areas'],
  'dynamicVariants.add': ['dynamicVariants.list', 'dynamicVariants.ofCategory', 'products.dynamicVariants', 'products.one'],
  'dynamicVariants.update': ['dynamicVariants.list', 'dynamicVariants.ofCategory', 'products.dynamicVariants', 'products.one'],
  'dynamicVariants.setDeleted': ['dynamicVariants.list', 'dynamicVariants.ofCategory', 'products.dynamicVariants', 'products.one'],
  'guestOrders.changeStatus': ['guestOrders.list', 'dashboard.read'],
  'homeAbout.save': ['homeAbout.list'],
  'homeBanners.create': ['homeBanners.list'],
  'homeBanners.update': ['homeBanners.list'],
  'homeBarcode.save': ['homeBarcode.read'],
  'homeCollection.save': ['homeCollection.read'],
  'homeMessages.close': ['homeMessages.list'],
  'homeMessages.remove': ['homeMessages.list'],
  'homeProducts.add': ['homeProducts.list', 'homeProducts.one'],
  'homeProducts.update': ['homeProducts.list', 'homeProducts.one'],
  'homeProducts.remove': ['homeProducts.list', 'homeProducts.one'],
  'homeSocial.save': ['homeSocial.read'],
  'iban.save': ['iban.read'],
  'iban.remove': ['iban.read'],
  'notifications.send': ['notifications.list'],
  'notifications.remove': ['notifications.list'],
  'orders.changeStatus': ['orders.list', 'dashboard.read'],
  'products.add': ['products.list', 'products.one', 'products.dynamicVariants', 'dashboard.read'],
  'products.update': ['products.list', 'products.one', 'products.dynamicVariants', 'dashboard.read'],
  'products.setDeleted': ['products.list', 'products.one', 'products.dynamicVariants', 'dashboard.read'],
  'profile.update': ['admins.list', 'admins.one', 'dashboard.read'],
  'profile.changeAvatar': ['admins.list', 'admins.one', 'dashboard.read'],
  'promoCodes.add': ['promoCodes.list'],
  'promoCodes.update': ['promoCodes.list'],
  'promoCodes.setActive': ['promoCodes.list'],
  'promoCodes.remove': ['promoCodes.list'],
  'promoCodes.apply': [],
  'shopAbout.save': ['shopAbout.list'],
  'shopBanners.create': ['shopBanners.list'],
  'shopBanners.update': ['shopBanners.list'],
  'shopMessages.close': ['shopMessages.list'],
  'shopMessages.remove': ['shopMessages.list'],
  'shopSocial.save': ['shopSocial.read'],
  'styleUp.save': ['styleUp.read'],
  'users.update': ['users.list', 'users.search', 'dashboard.read'],
  'users.setActive': ['users.list', 'users.search', 'dashboard.read'],
  'users.setDeleted': ['users.list', 'users.search', 'dashboard.read'],
  'variants.add': ['variants.list', 'variants.ofCategory', 'products.one'],
  'variants.update': ['variants.list', 'variants.ofCategory', 'products.one'],
  'variants.remove': ['variants.list', 'variants.ofCategory', 'products.one'],
};

/** The reads that each local write makes stale. */
const ownTable: { readonly [Name in Exclude<WriteName, WriteCallName>]?: readonly ReadName[] } = {
  'drafts.remove': ['drafts.list'],
  'drafts.clear': ['drafts.list'],
  'printing.saveSettings': ['printing.readSettings'],
  'printing.followPrinter': ['printing.readSettings'],
  'history.saveDays': ['history.list', 'history.read', 'history.readDays'],
  'stock.saveSettings': ['stock.readSettings'],
  'imports.saveColumns': ['imports.readColumns'],
  'bulkWrites.start': ['bulkWrites.list'],
  'bulkWrites.undo': ['bulkWrites.list'],
  'bulkWrites.close': ['bulkWrites.list'],
};

describe('reads that a write makes stale', () => {
  it.each(Object.entries({ ...table, ...ownTable }))('%s', (name, reads) => {
    expect([...readsTouchedBy(name as WriteName)].sort()).toEqual([...reads].sort());
  });

  it('are named for every call of a page that is sent to change something', () => {
    const written = Object.entries(calls).flatMap(([name, call]) => (call.audience === 'page' && !isRead(call) ? [name] : []));
    expect(Object.keys(table).sort()).toEqual(written.sort());
  });
});
