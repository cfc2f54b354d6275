import type { Product } from '@shared/contract/catalogue/products';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order, OrderAddress } from '@shared/contract/shop/orders';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import type { User } from '@shared/contract/shop/users';
import { namesTime, toDatePart, toKuwaitDay, toKuwaitHour, toMoment } from '@shared/domain/dates';
import { type FactKind, noValue, toTreeValue, wholeLists } from '@shared/domain/lists/whole-list';
import type { Fils } from '@shared/domain/money';
import { isCanceled, knownOrderStatuses } from '@shared/domain/orders/order-status';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import { toProductValue } from '@shared/domain/orders/product-value';

/** A value with a name in each language. */
export interface Named {
  value: string;
  name_en: string;
  name_ar: string;
}

/** Text, a number, values of a choice, one value with names or several of them, or nothing. */
export type FactValue = string | number | readonly string[] | Named | readonly Named[] | null;

export interface RowFacts {
  /** By key of `wholeLists`. */
  values: Record<string, FactValue>;
  /** What a search looks at. */
  searched: string;
  /** In lists with an amount. */
  fils?: Fils;
  isCanceled?: boolean;
  /** How many lines it is where each of its parts has one; left out for one. */
  parts?: number;
}

export interface ListFacts {
  read(row: never): RowFacts;
  /** Values of choices in the order in which they are sorted; others follow. */
  orders: Readonly<Record<string, readonly string[]>>;
  /** What follows from other facts of a row, once those have the names that all rows know. */
  derived?: Readonly<Record<string, (factOf: (key: string) => FactValue) => FactValue>>;
  kinds: Readonly<Record<string, FactKind>>;
  /** A number that adds up over the rows: so many pieces. */
  pieces?: string;
  /** The rows of a record, where the server answers with records that hold several. */
  toRows?(record: never): { id: number | string }[];
  /** Read whole again instead of row by row: a short list, none of whose rows the server finds by its number. */
  isReadAnew?: boolean;
}

/** Null for what is no date. */
function toMs(text: string | null): number | null {
  if (!text) return null;
  const ms = toMoment(text).getTime();
  return Number.isNaN(ms) ? null : ms;
}

/** A date as the server tells it: a moment in ms where it names a time, else the day alone as `YYYY-MM-DD`, which nothing gives a time; null for what is no date. */
export function toDated(text: string | null): number | string | null {
  const ms = toMs(text);
  return text && ms !== null && !namesTime(text) ? toDatePart(text) : ms;
}

/** When an order was placed. The day of a registered order stands beside its moment, which counts where it is of that day. */
function toPlaced(row: Order | GuestOrder): number | string | null {
  const moment = toDated(row.createdAt);
  const day = 'day' in row && row.day ? toDated(row.day) : null;
  if (day === null) return moment;
  return typeof day === 'string' && typeof moment === 'number' && toKuwaitDay(new Date(moment)) === day ? moment : day;
}

type Names = { name_en: string; name_ar: string };

/** The same object for the same value and names: thousands of rows share a few places and products. */
const shared = new Map<string, Named>();
const mostShared = 10_000;

function share(value: string, { name_en, name_ar }: Names): Named {
  const key = [value, name_en, name_ar].join('\n');
  const named = shared.get(key) ?? { value, name_en, name_ar };
  if (shared.size < mostShared) shared.set(key, named);
  return named;
}

function toNamed(name: Names | undefined): Named | null {
  const value = name?.name_en || name?.name_ar || '';
  return value === '' || !name ? null : share(value, name);
}

/** Each once, in the order of the lines. */
function toProducts(lines: readonly Names[]): readonly Named[] {
  const products = new Map(lines.map((names) => [toProductValue(names), names]));
  return [...products].filter(([value]) => value !== '').map(([value, names]) => share(value, names));
}

const nameless: Names = { name_en: '', name_ar: '' };

/** The governorate and, below it, the area. */
function toTree(factOf: (key: string) => FactValue): readonly Named[] {
  const [governorate, area] = [factOf('governorate') as Named | null, factOf('area') as Named | null];
  if (!governorate && !area) return [];
  const above = governorate ?? share(noValue, nameless);
  return [above, share(toTreeValue(above.value, area?.value ?? noValue), area ?? nameless)];
}

const toPlaceText = (address: OrderAddress | null): string =>
  address ? [address.area.name_ar || address.area.name_en, address.block, address.street].filter(Boolean).join(' ') : '';

function toOrderFacts(...args: ['order', Order] | ['guestOrder', GuestOrder]): RowFacts {
  const { id, customer, totalFils, paymentMethod, status, address, lines } = toOrderSnapshot(...args);
  const shown = args[1].user_address ?? address;
  const placed = toPlaced(args[1]);
  const moment = typeof placed === 'number' ? placed : null;
  return {
    values: {
      order: id,
      name: customer.name,
      phone: customer.phone,
      total: totalFils,
      payment: paymentMethod.trim() ? [toPaymentType(paymentMethod) ?? paymentMethod.trim()] : [],
      date: placed,
      age: moment,
      hour: moment === null ? [] : [String(toKuwaitHour(new Date(moment)))],
      status: status ? [status] : [],
      address: toPlaceText(shown),
      governorate: toNamed(shown?.governorate),
      area: toNamed(shown?.area),
      product: toProducts(lines),
    },
    searched: `${customer.name}\n${customer.phone}`,
    fils: totalFils,
    isCanceled: isCanceled({ status }),
    parts: Math.max(1, lines.length),
  };
}

/** Where a product says of each of its combinations what it has. */
export function toCombinationCount({ variant_combinations, variant_data }: Product): number {
  return variant_combinations.length === variant_data.length ? variant_data.length : 0;
}

function toProductFacts(product: Product, lowStock: number): RowFacts {
  const { amount } = product;
  return {
    values: {
      product: { value: '', name_en: product.name_en || product.name_ar, name_ar: product.name_ar || product.name_en },
      code: product.code,
      category: toNamed(product.category),
      // What is asked for it: with an offer, that.
      price: product.offerPrice ?? product.price,
      ownPrice: product.price,
      offerPrice: product.offerPrice,
      cost: product.cost,
      offerState: product.offerPrice === null ? [] : [product.offerPrice < product.price ? 'below' : 'notBelow'],
      stock: amount,
      stockState: [amount <= 0 ? 'out' : amount <= lowStock ? 'low' : 'enough'],
      flags: (['bestSeller', 'newIn', 'offer'] as const).filter((flag) => product[flag]),
      picture: [product.product_images.some(({ url }) => url) ? 'there' : 'missing'],
    },
    searched: `${product.name_en}\n${product.name_ar}\n${product.code}`,
    parts: toCombinationCount(product) + 1,
  };
}

const onOff = (isOn: boolean): readonly string[] => [isOn ? 'on' : 'off'];

function toUserFacts(user: User): RowFacts {
  const name = `${user.f_name} ${user.l_name}`.trim();
  const phones = user.user_phones.map(({ phone }) => phone);
  return {
    values: {
      id: user.id,
      name,
      email: user.email,
      phone: (user.user_phones.find(({ is_default }) => is_default) ?? user.user_phones[0])?.phone ?? '',
      active: onOff(!user.isBlocked),
      deleted: onOff(user.isDeleted),
    },
    searched: [name, user.email, ...phones].join('\n'),
  };
}

function toPromoFacts(code: PromoCode): RowFacts {
  return {
    values: {
      id: code.id,
      name: code.name,
      amount: code.amount,
      type: code.Type ? [code.Type] : [],
      startDate: toDated(code.createdAt),
      endDate: toDated(code.end_date),
      maxUsage: code.max_usage,
      countUsage: code.count_usage,
      active: onOff(code.is_active),
    },
    searched: code.name,
  };
}

const orderRanks = {
  status: knownOrderStatuses,
  printed: ['no', 'yes'],
  customer: ['fresh', 'returning'],
  hour: Array.from({ length: 24 }, (_, hour) => String(hour)),
};
const ofOrders = { orders: orderRanks, derived: { place: toTree } };

/** `lowStock`: what the settings of this computer call few pieces. */
export function createSortedFacts(lowStock: () => number): Record<keyof typeof wholeLists, ListFacts> {
  return {
    'orders.list': { read: (row: Order) => toOrderFacts('order', row), ...ofOrders, kinds: wholeLists['orders.list'] },
    'guestOrders.list': {
      read: (row: GuestOrder) => toOrderFacts('guestOrder', row),
      ...ofOrders,
      kinds: wholeLists['guestOrders.list'],
    },
    'products.list': {
      read: (row: Product) => toProductFacts(row, lowStock()),
      orders: {
        stockState: ['out', 'low', 'enough'],
        offerState: ['notBelow', 'below'],
        flags: ['bestSeller', 'newIn', 'offer'],
        picture: ['missing', 'there'],
      },
      kinds: wholeLists['products.list'],
      pieces: 'stock',
    },
    'users.list': { read: toUserFacts, orders: { active: ['on', 'off'], deleted: ['off', 'on'] }, kinds: wholeLists['users.list'] },
    'promoCodes.list': { read: toPromoFacts, orders: { active: ['on', 'off'] }, kinds: wholeLists['promoCodes.list'] },
  };
}
