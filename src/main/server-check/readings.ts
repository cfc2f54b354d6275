import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { type CheckArea, checkAreas } from '@shared/domain/server-check';

/** A call that is asked, and with what. */
export interface Reading {
  name: CallName;
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> };
  /** The list whose first row gives the id, and the name of the id in the path. */
  idFrom?: { list: CallName; param: string };
  area: CheckArea;
}

type Asked = Omit<Reading, 'area'>;
const page = { query: { page: 1 } };
const one = (name: CallName, list: CallName, param = 'id'): Asked => ({ name, input: {}, idFrom: { list, param } });
const read = (name: CallName, input: Reading['input'] = {}): Asked => ({ name, input });

const of = (area: CheckArea, ...asked: readonly Asked[]): Reading[] => asked.map((one) => ({ ...one, area }));

/** Every reading call of the contract, lists before what needs their ids. */
export const readings: readonly Reading[] = [
  ...of(
    'shop',
    read('orders.list', page),
    read('guestOrders.list', page),
    read('products.list', page),
    one('products.one', 'products.list'),
    one('products.dynamicVariants', 'products.list'),
    read('categories.list', page),
    read('variants.list', page),
    one('variants.ofCategory', 'categories.list', 'categoryId'),
    read('dynamicVariants.list', page),
    one('dynamicVariants.ofCategory', 'categories.list', 'categoryId'),
    read('users.list', page),
    read('users.search', page),
    read('notifications.list', page),
    read('promoCodes.list', page),
    read('shopBanners.list'),
    read('lookups.countries'),
    one('lookups.areas', 'lookups.countries', 'countryId'),
    read('lookups.governorates'),
    read('lookups.dropdown', { params: { name: 'categories' } }),
    read('delivery.read'),
    read('iban.read'),
    read('shopSocial.read'),
    read('currency.list'),
    read('styleUp.read', { params: { kitchenKey: 'one' } }),
    read('shopAbout.list', { query: { type: 'about' } }),
    read('shopMessages.list', { query: { page: 1, status: 'open' } }),
    read('dashboard.read'),
  ),
  ...of('admins', read('admins.list', page), one('admins.one', 'admins.list')),
  ...of(
    'home',
    read('homeSocial.read'),
    read('homeMessages.list', { query: { page: 1, status: 'open' } }),
    read('homeBanners.list'),
    read('homeCollection.read'),
    read('homeBarcode.read'),
    read('branding.list'),
    one('branding.one', 'branding.list'),
    read('homeProducts.list', { query: { page: 1, type: 'premium_products' } }),
    one('homeProducts.one', 'homeProducts.list'),
    read('homeAbout.list', { query: { type: 'about' } }),
  ),
];

const isRead = ({ method, touches }: AnyCall): boolean => method === 'GET' && touches.length === 0;
export const readingNames = (Object.keys(calls) as CallName[]).filter((name) => isRead(calls[name]));
export const writingNames = (Object.keys(calls) as CallName[]).filter((name) => !isRead(calls[name]));

/** How many calls each area has. */
export const countByArea = (): Record<CheckArea, number> => {
  const counts = checkAreas.map((area) => [area, readings.filter((one) => one.area === area).length] as const);
  return Object.fromEntries(counts) as Record<CheckArea, number>;
};

export const toTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
