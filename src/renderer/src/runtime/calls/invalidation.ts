import type { RouteName } from '@shared/contract/bridge';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadName, WriteCallName, WriteName } from './reads';

const admins = ['admins.list', 'admins.one', 'dashboard.read'] as const;
const branding = ['branding.list', 'branding.one'] as const;
// Products, variants and dynamic variants show the names of their categories.
const categories = ['categories.list', 'variants.list', 'dynamicVariants.list', 'products.list', 'products.one', 'dashboard.read'] as const;
const dynamicVariants = ['dynamicVariants.list', 'dynamicVariants.ofCategory', 'products.dynamicVariants', 'products.one'] as const;
const homeProducts = ['homeProducts.list', 'homeProducts.one'] as const;
const products = ['products.list', 'products.one', 'products.dynamicVariants', 'dashboard.read'] as const;
const users = ['users.list', 'users.search', 'dashboard.read'] as const;
const variants = ['variants.list', 'variants.ofCategory', 'products.one'] as const;

/** Which reads a write makes stale: the only place that says so. A new write call does not compile without its line. */
const readsTouchedByCall: { readonly [Name in WriteCallName]: readonly ReadName[] } = {
  'admins.add': admins,
  'admins.update': admins,
  'admins.remove': admins,
  'admins.block': admins,
  'branding.add': branding,
  'branding.update': branding,
  'branding.remove': branding,
  'categories.add': categories,
  'categories.update': categories,
  'categories.setDeleted': categories,
  'currency.add': ['currency.list'],
  'currency.update': ['currency.list'],
  'delivery.save': ['delivery.read', 'lookups.areas'],
  'dynamicVariants.add': dynamicVariants,
  'dynamicVariants.update': dynamicVariants,
  'dynamicVariants.setDeleted': dynamicVariants,
  'guestOrders.changeStatus': ['guestOrders.list', 'dashboard.read'],
  'homeAbout.save': ['homeAbout.list'],
  'homeBanners.create': ['homeBanners.list'],
  'homeBanners.update': ['homeBanners.list'],
  'homeBarcode.save': ['homeBarcode.read'],
  'homeCollection.save': ['homeCollection.read'],
  'homeMessages.close': ['homeMessages.list'],
  'homeMessages.remove': ['homeMessages.list'],
  'homeProducts.add': homeProducts,
  'homeProducts.update': homeProducts,
  'homeProducts.remove': homeProducts,
  'homeSocial.save': ['homeSocial.read'],
  'iban.save': ['iban.read'],
  'iban.remove': ['iban.read'],
  'notifications.send': ['notifications.list'],
  'notifications.remove': ['notifications.list'],
  'orders.changeStatus': ['orders.list', 'dashboard.read'],
  'products.add': products,
  'products.update': products,
  'products.setDeleted': products,
  'profile.update': admins,
  'profile.changeAvatar': admins,
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
  'users.update': users,
  'users.setActive': users,
  'users.setDeleted': users,
  'variants.add': variants,
  'variants.update': variants,
  'variants.remove': variants,
};

const readsTouchedByRoute: { readonly [Name in Exclude<RouteName, ReadName>]?: readonly ReadName[] } = {
  'drafts.remove': ['drafts.list'],
  'drafts.clear': ['drafts.list'],
  'printing.saveSettings': ['printing.readSettings'],
  'history.saveDays': ['history.list', 'history.read', 'history.readDays'],
  'stock.saveSettings': ['stock.readSettings'],
};

const touched: { readonly [name: string]: readonly ReadName[] | undefined } = { ...readsTouchedByRoute, ...readsTouchedByCall };

export function readsTouchedBy(name: WriteName): readonly ReadName[] {
  return touched[name] ?? [];
}

/** Marks every touched read as stale; those on screen are read again at once. */
export async function invalidateAfter(client: QueryClient, name: WriteName): Promise<void> {
  await Promise.all(readsTouchedBy(name).map((read) => invalidate(client, [read])));
}

async function invalidate(client: QueryClient, queryKey: readonly [ReadName]): Promise<void> {
  // An answer that is under way for nobody on screen may be older than the write: it must not count as the fresh one.
  await client.cancelQueries({ queryKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey });
}
