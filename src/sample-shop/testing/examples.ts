import type { CallName } from '@shared/contract/tables/registry';
import type { Fils } from '@shared/domain/money';
import { seedAdmins } from '../seed/admins';
import { specialOrders } from '../seed/orders/order-ids';
import { toRawContent } from '../seed/rich-text';
import type { Store } from '../store/store';
import type { InputOf } from './shop-client';

const fils = (amount: number): Fils => amount as Fils;
const id = { params: { id: 1 } };
const url = 'http://shop.test/media/products/pot-brick.svg';
const rich = toRawContent(['نص', 'Text']);
const person = { f_name: 'هند', l_name: 'الصالح', email: 'hind@bayt-aldar.example', phone: '50009999', country_code: '+965' } as const;
const block = { title_en: 'New', title_ar: 'جديد', description_en: rich, description_ar: rich };
const notification = { title_en: 'Sale', title_ar: 'تخفيضات', description_en: 'Today', description_ar: 'اليوم' };
const promo = { name: 'NEW10', amount: 10, Type: 'percentage', end_date: null, max_usage: 0, count_usage: 0 } as const;
const extra = { name_en: 'Ribbon', name_ar: 'شريطة', available_amount: 4, has_amount: true, price: fils(750) };
const banners = { body: { banners: [{ image: url, title: 'T', description: '', catalog: '', tags: ['a'] }] } };
const homeProduct = { title: 'Pot', type: 'premium_products' as const, description: rich, images: [url] };
const times = { time_from: '09:00', time_to: '21:30' };
const values = [{ value_en: 'Small', value_ar: 'صغير' }];

const colors = [{ value_en: '#8c2f1b', value_ar: '#8c2f1b' }];

const product = {
  name_en: 'Test pot',
  name_ar: 'قدر تجربة',
  code: 'T-1',
  category_id: 1,
  images: [url],
  dynamic_variant: [{ dynamic_variant_id: 1 }],
  description_en: rich,
  description_ar: rich,
  bestSeller: false,
  newIn: true,
  offer: false,
  price: fils(12_500),
  cost: fils(7_250),
  offerPrice: null,
  all_image: true,
  all_price: true,
  all_cost: true,
  variant_data: [{ price: fils(12_500), cost: fils(7_250), images: [url], amount: 3 }],
  variant: [[{ variant_value_id: 1, variant_id: 1 }]],
  amount: 3,
};

/** Brings a shop into the state in which it answers the example of a call with success: a code to apply, no banners before the first ones. */
export function prepareFor(name: CallName, { tables, singles }: Store): void {
  tables.promoCodes.update(29, { name: 'SEED', is_active: true });
  if (name === 'homeBanners.create') singles.homeBanners = [];
  if (name === 'shopBanners.create') singles.shopBanners = [];
}

/** A request for every call that the seeded shop answers with success; a call without one does not compile. */
export const examples: { readonly [Name in CallName]: InputOf<Name> } = {
  'session.login': { body: { email: seedAdmins.all.email, password: seedAdmins.all.password } },
  'session.logout': {},
  'admins.list': { query: { page: 1 } },
  'admins.one': id,
  'admins.add': { body: { ...person, rules: [], password: 'secret-1' } },
  'admins.update': { params: { id: seedAdmins.none.id }, body: { ...person, rules: [] } },
  'admins.remove': { params: { id: 9 } },
  'admins.block': { params: { id: 9 }, body: { isBlocked: false } },
  'profile.update': { body: person },
  'profile.changeAvatar': { body: { avatar: url } },
  'dashboard.read': {},
  'lookups.countries': {},
  'lookups.areas': { params: { countryId: 1 } },
  'lookups.governorates': {},
  'lookups.dropdown': { params: { name: 'categories' } },
  'files.upload': { body: { img: new File([new Uint8Array([137, 80, 78, 71])], 'a.png', { type: 'image/png' }) } },
  'homeSocial.read': {},
  'homeSocial.save': { body: { ...times, instagram: '@new' } },
  'shopSocial.read': {},
  'shopSocial.save': { body: { ...times, qr_code: url } },
  'homeMessages.list': { query: { page: 1, status: 'open' } },
  'homeMessages.close': { params: { id: 2 } },
  'homeMessages.remove': id,
  'shopMessages.list': { query: { page: 1, status: 'closed' } },
  'shopMessages.close': { params: { id: 2 } },
  'shopMessages.remove': id,
  'homeBanners.list': {},
  'homeBanners.create': banners,
  'homeBanners.update': banners,
  'homeCollection.read': {},
  'homeCollection.save': { body: { images: [url], description: rich } },
  'homeBarcode.read': {},
  'homeBarcode.save': { body: { url } },
  'branding.list': {},
  'branding.one': id,
  'branding.add': { body: { url } },
  'branding.update': { ...id, body: { url } },
  'branding.remove': id,
  'homeProducts.list': { query: { page: 1, type: 'high_pressure' } },
  'homeProducts.one': id,
  'homeProducts.add': { body: homeProduct },
  'homeProducts.update': { ...id, body: homeProduct },
  'homeProducts.remove': id,
  'homeAbout.list': { query: { type: 'about' } },
  'homeAbout.save': { body: { type: 'about', static_page: [block] } },
  'shopAbout.list': { query: { type: 'about' } },
  'shopAbout.save': { body: { type: 'about', static_page: [block] } },
  'products.list': { query: { page: 1 } },
  'products.one': id,
  'products.dynamicVariants': id,
  'products.add': { body: product },
  'products.update': { ...id, body: product },
  'products.setDeleted': { ...id, body: { isDeleted: true } },
  'categories.list': { query: { page: 1 } },
  'categories.add': { body: { name_en: 'New', name_ar: 'جديد', image: url } },
  'categories.update': { ...id, body: { name_en: 'New', name_ar: 'جديد', image: url } },
  'categories.setDeleted': { ...id, body: { isDeleted: true } },
  'variants.list': { query: { page: 1 } },
  'variants.ofCategory': { params: { categoryId: 1 } },
  'variants.add': { body: { category_id: 1, variant: [{ name_en: 'Handle', name_ar: 'المقبض', variant_values: values }] } },
  'variants.update': { ...id, body: { variant: [{ id: 1, name_en: 'Color', name_ar: 'لون', variant_values: colors }] } },
  'variants.remove': id,
  'dynamicVariants.list': { query: { page: 1 } },
  'dynamicVariants.ofCategory': { params: { categoryId: 1 } },
  'dynamicVariants.add': { body: { category_id: 1, dynamic_variant: [extra] } },
  'dynamicVariants.update': { ...id, body: extra },
  'dynamicVariants.setDeleted': { ...id, body: { isDeleted: true } },
  'users.list': { query: { page: 1 } },
  'users.search': { query: { page: 1 } },
  'users.update': {
    ...id,
    body: {
      f_name: 'Hind',
      l_name: 'Al-Saleh',
      email: 'hind@example.com',
      country_code: '+965',
      phone: '50009999',
      user_address: {
        addressName: 'Home',
        governorate: 'حولي',
        area: 'السالمية',
        block: '1',
        street: '2',
        type: 'house',
        houseNumber: '3',
      },
    },
  },
  'users.setActive': { params: { id: 1, value: false } },
  'users.setDeleted': { ...id, body: { isDeleted: true } },
  'notifications.list': { query: { page: 1 } },
  'notifications.send': { body: notification },
  'notifications.remove': id,
  'orders.list': { query: { page: 1 } },
  'orders.changeStatus': { params: { id: specialOrders.order.newest }, body: { status: 'shipped' } },
  'guestOrders.list': { query: { page: 1 } },
  'guestOrders.changeStatus': { params: { id: specialOrders.guestOrder.newest }, body: { status: 'shipped' } },
  'promoCodes.list': { query: { page: 1 } },
  'promoCodes.add': { body: promo },
  'promoCodes.update': { ...id, body: promo },
  'promoCodes.setActive': { ...id, body: { is_active: false } },
  'promoCodes.remove': id,
  'promoCodes.apply': { body: { name: 'SEED' } },
  'shopBanners.list': {},
  'shopBanners.create': { body: { banners: [{ image: url }] } },
  'shopBanners.update': { body: { banners: [] } },
  'delivery.read': {},
  'delivery.save': {
    body: {
      delivery_possibility: true,
      delivery_all_area: false,
      delivery_fee: fils(1250),
      shipping_fee: fils(500),
      cash_in_delivery: fils(0),
      area_fees: [{ id: 1, delivery_fee: fils(1750) }],
    },
  },
  'iban.read': {},
  'iban.save': { body: { iban: 'KW81CBKU0000000000001234560101' } },
  'iban.remove': {},
  'currency.list': {},
  'currency.add': { body: { currency: [{ rate: 1.257, country_id: 6 }] } },
  'currency.update': { params: { id: 2 }, body: { rate: 12.3, country_id: 3 } },
  'styleUp.read': { params: { kitchenKey: 'one' } },
  'styleUp.save': {
    params: { kitchenKey: 'two' },
    body: { main_image: null, sheets: [{ title: 'S', items: [{ color: url, image: url }] }] },
  },
};
