import type { CallName } from '@shared/contract/tables/registry';

/**
 * The smallest responses that the requirements allow: of each entity the fields that they list, without optional ones, and null where a
 * shop may have no value. Rows of the lists, and records without an envelope.
 */

const rich = '{"blocks":[],"entityMap":{}}';
const named = { id: 1, name_en: 'A', name_ar: 'أ' };
const names = { name_en: 'A', name_ar: 'أ' };
const texts = { title_en: 'A', title_ar: 'أ', description_en: rich, description_ar: rich };
const at = '2026-11-20T09:00:00Z';
const address = {
  ...{ addressName: null, governorate: null, area: null, avenue: null, block: null },
  ...{ floorNumber: null, houseNumber: null, street: null, officeNumber: null, otherInstructions: null },
};
const subCart = { id: 1, amount: 1, product: { ...names, price: 1.5, product_images: [], variant: [] } };
const payment = { payment_type: 'knet', Ref: 'a', invoice_id: 'b', PostDate: 'c', createdAt: at };
const order = {
  ...{ id: 1, user: { username: 'A', email: 'a@b.example', phone: '50000000' }, user_address: address, total: 1.5 },
  ...{ payment_method: 'knet', status: 'ordered', day: '2026-11-20', payments: [payment], sub_carts: [subCart] },
};
const guestOrder = {
  ...{ id: 1, guest_name: 'A', guest_email: 'a@b.example', guest_phone: '50000000', user_address: address, user_addresses: [address] },
  ...{ total: 1.5, shipping_fee: 0.5, payment_method: 'cash', payments: [], status: 'ordered', createdAt: at },
  sub_carts: [{ ...subCart, price: 1.5, dynamic_variant_carts: [{ id: 1, amount: 1, dynamic_variant: { ...names, price: 0.5 } }] }],
};
/** Form of combinations by the decision OP-107. */
const combinations = { all_image: true, all_price: true, all_cost: true, variant_data: [], variant_combinations: [] };
const product = {
  ...{ ...named, description_en: rich, description_ar: rich, code: 'A-1', category_id: 1, category: names },
  ...{ price: 1.5, cost: 0.5, amount: 0, offerPrice: null, bestSeller: false, newIn: false, offer: false },
  ...{ product_images: [], isDeleted: false, variant: [], dynamic_variant: [], ...combinations },
};
const dynamicVariant = { ...named, category_id: 1, available_amount: 0, has_amount: false, price: 0.5, isDeleted: false };
const category = { ...named, image: 'https://files.example/a.png', isDeleted: false };
const variant = { ...named, variant_values: [{ id: 1, value_en: 'A', value_ar: 'أ' }] };
const user = {
  ...{ id: 1, f_name: 'A', l_name: 'B', email: 'a@b.example', isBlocked: false, isDeleted: false },
  user_phones: [{ country_code: '+965', phone: '50000000', is_default: true }],
};
const message = { id: 1, full_name: 'A', email: 'a@b.example', phone: '50000000', message: 'A', status: 'open' };
const admin = {
  ...{ id: 1, f_name: 'A', l_name: 'B', email: 'a@b.example', phone: '50000000', country_code: '+965', isBlocked: false },
  ...{ avatar: null, admin_roles: [] },
};
const homeProduct = { id: 1, title: 'A', type: 'premium_products', description: rich, show_product_images: [] };
const social = { time_from: '09:00', time_to: '21:00' };
const staticPage = { id: 1, type: 'about', ...texts };

export const smallestRows: Partial<Record<CallName, object>> = {
  'orders.list': order,
  'guestOrders.list': guestOrder,
  'products.list': product,
  'products.dynamicVariants': dynamicVariant,
  'categories.list': category,
  'variants.list': { ...named, variants: [] },
  'variants.ofCategory': variant,
  'dynamicVariants.list': dynamicVariant,
  'dynamicVariants.ofCategory': dynamicVariant,
  'users.list': user,
  'users.search': user,
  'notifications.list': { id: 1, ...texts },
  'promoCodes.list': {
    ...{ id: 1, name: 'A', amount: 5, Type: 'fixed', createdAt: at, end_date: null },
    ...{ max_usage: 0, count_usage: 0, is_active: true },
  },
  'shopBanners.list': { image: 'https://files.example/a.png' },
  'lookups.countries': named,
  'lookups.areas': { ...named, delivery_fee: 1 },
  'lookups.governorates': named,
  'lookups.dropdown': named,
  'currency.list': { id: 1, rate: 0.25, country: named },
  'shopAbout.list': staticPage,
  'shopMessages.list': message,
  'admins.list': admin,
  'homeMessages.list': message,
  'homeBanners.list': { image: 'https://files.example/a.png', title: 'A', description: 'A', catalog: '', tags: [] },
  'branding.list': { id: 1, url: 'https://files.example/a.png' },
  'homeProducts.list': homeProduct,
  'homeAbout.list': staticPage,
};

export const smallestRecords: Partial<Record<CallName, object | null>> = {
  'products.one': product,
  'delivery.read': {
    ...{ delivery_possibility: true, delivery_all_area: true, delivery_fee: 1, shipping_fee: 0, cash_in_delivery: 0 },
    area_fees: [],
  },
  'iban.read': null,
  'shopSocial.read': social,
  'styleUp.read': { main_image: null, sheets: [] },
  'dashboard.read': {
    ...{ totalUsers: 0, totalAdmins: 0, totalCategories: 0, totalSubCategories: 0, totalBrands: 0, totalOrders: 0 },
    ...{ ordersOnTheWay: 0, ordersCanceled: 0, ordersDelivered: 0, totalSales: 0, salesDaily: 0 },
  },
  'admins.one': admin,
  'homeSocial.read': social,
  'homeCollection.read': { description: rich, Collection_images: [] },
  'homeBarcode.read': null,
  'branding.one': { id: 1, url: 'https://files.example/a.png' },
  'homeProducts.one': homeProduct,
};
