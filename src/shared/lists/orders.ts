import { type OrderSnapshot, toOrderSnapshot } from '../contract/shop/order-snapshot';
import type { GuestOrder, Order, OrderAddress } from '../contract/shop/orders';
import { toKuwaitDay, toKuwaitHour } from '../domain/dates';
import { noValue, toTreeValue } from '../domain/lists/full-list';
import { isCanceled, isKnownOrderStatus, knownOrderStatuses } from '../domain/orders/order-status';
import { toPaymentType } from '../domain/orders/payment-type';
import { toProductValue } from '../domain/orders/product-value';
import type { Translate } from '../i18n/translate';
import { type ColumnValue, type FullList, fullList, type Named, type Names, nameKnown, share, toDated, toShared } from './column';
import { ageRanges, moneyRanges } from './ranges';

/** An order of either kind as the screens show it; plain JSON, so that it can be part of the navigation state. */
export interface OrderRow extends OrderSnapshot {
  /** Address for the address dialog: `user_address` first, while invoices use the first of the list (OP-86). */
  dialogAddress: OrderAddress | null;
}

/** Call it as `toOrderRow('order', row)` or `toOrderRow('guestOrder', row)`. */
export function toOrderRow(...args: ['order', Order] | ['guestOrder', GuestOrder]): OrderRow {
  const snapshot = toOrderSnapshot(...args);
  return { ...snapshot, dialogAddress: args[1].user_address ?? snapshot.address };
}

/** `placed` is left out for rows that only the page has. */
interface ListedOrder extends OrderRow {
  placed?: number | string | null;
}

/** Returns the time of an order. A registered order has its day beside its time; the time counts if it is on that day. */
function toPlaced(row: Order | GuestOrder): number | string | null {
  const moment = toDated(row.createdAt);
  const day = 'day' in row && row.day ? toDated(row.day) : null;
  if (day === null) return moment;
  return typeof day === 'string' && typeof moment === 'number' && toKuwaitDay(new Date(moment)) === day ? moment : day;
}

/** Returns null if only the day is known. */
const toPlacedMs = ({ placed }: ListedOrder): number | null => (typeof placed === 'number' ? placed : null);

/** Returns the text of a status; an unknown one stays as the server sent it. */
export function toStatusText(status: string, t: Translate): string {
  return isKnownOrderStatus(status) ? t(`vocabulary.orderStatus.${status}`) : status || t('common.none');
}

/** Returns the label of a known method; others stay as the server sent them (checklist ORD-27). */
export function toPaymentText(method: string, t: Translate): string {
  const type = toPaymentType(method);
  return type ? t(`vocabulary.payment.types.${type}`) : method.trim() || t('common.none');
}

/** Returns each product once, in the order of the lines. */
function toProducts(lines: readonly Names[]): readonly Named[] {
  const products = new Map(lines.map((names) => [toProductValue(names), names]));
  return [...products].filter(([value]) => value !== '').map(([value, names]) => share(value, names));
}

const nameless: Names = { name_en: '', name_ar: '' };

/** Returns the governorate and, below it, the area. */
function toTree(valueAt: (key: string) => ColumnValue): readonly Named[] {
  const [governorate, area] = [valueAt('governorate') as Named | null, valueAt('area') as Named | null];
  if (!governorate && !area) return [];
  const above = governorate ?? share(noValue, nameless);
  return [above, share(toTreeValue(above.value, area?.value ?? noValue), area ?? nameless)];
}

const toPlaceText = (address: OrderAddress | null): string =>
  address ? [address.area.name_ar || address.area.name_en, address.block, address.street].filter(Boolean).join(' ') : '';

const order = fullList<never, ListedOrder>()({
  isSorted: true,
  searched: ({ customer }) => `${customer.name}\n${customer.phone}`,
  amount: ({ totalFils }) => totalFils,
  isCanceled,
  filters: ['status', 'payment', 'place', 'governorate', 'area', 'printed', 'customer', 'product', 'total', 'hour', 'age'],
  columns: {
    order: { type: 'id', value: ({ id }) => id },
    name: { type: 'text', value: ({ customer }) => customer.name },
    phone: { type: 'phone', value: ({ customer }) => customer.phone },
    total: { type: 'money', value: ({ totalFils }) => totalFils, ranges: moneyRanges([10, 25, 50, 100]), isRare: true },
    payment: {
      type: 'choice',
      value: ({ paymentMethod }) => (paymentMethod.trim() ? [toPaymentType(paymentMethod) ?? paymentMethod.trim()] : []),
      valueName: toPaymentText,
    },
    date: { type: 'moment', value: ({ placed = null }) => placed },
    status: { type: 'choice', value: ({ status }) => (status ? [status] : []), values: knownOrderStatuses, valueName: toStatusText },
    address: { type: 'text', value: ({ dialogAddress }) => toPlaceText(dialogAddress) },
    governorate: {
      type: 'named',
      value: ({ dialogAddress }) => toShared(dialogAddress?.governorate),
      head: (t) => t('orders.address.governorate'),
      noneText: (t) => t('orders.noGovernorate'),
      isOld: true,
    },
    area: {
      type: 'named',
      value: ({ dialogAddress }) => toShared(dialogAddress?.area),
      head: (t) => t('orders.address.area'),
      noneText: (t) => t('orders.noArea'),
      isOld: true,
    },
    place: {
      type: 'tree',
      derive: toTree,
      head: (t) => t('orders.places'),
      noneText: (t) => t('orders.noGovernorate'),
      tree: { noneText: (t) => t('orders.noArea'), searchText: (t) => t('orders.searchPlaces') },
      isInternal: true,
    },
    product: {
      type: 'named',
      value: ({ lines }) => toProducts(lines),
      head: (t) => t('orders.product'),
      noneText: (t) => t('orders.noProduct'),
      isRare: true,
    },
    age: { type: 'age', value: toPlacedMs, head: (t) => t('orders.age'), ranges: ageRanges, isRare: true, isInternal: true },
    hour: {
      type: 'choice',
      value(row) {
        const ms = toPlacedMs(row);
        return ms === null ? [] : [String(toKuwaitHour(new Date(ms)))];
      },
      head: (t) => t('orders.hour'),
      values: Array.from({ length: 24 }, (_, hour) => String(hour)),
      valueName: (value, t) => t('orders.hourOf', { hour: Number(value) }),
      noneText: (t) => t('orders.noHour'),
      isRare: true,
      isInternal: true,
    },
    /** From the print journal of this computer. */
    printed: {
      type: 'choice',
      head: (t) => t('orders.printedHere'),
      values: ['no', 'yes'],
      valueName: nameKnown(['yes', 'no'], (value, t) => t(`orders.printed.${value}`)),
    },
    /** Whether the phone has an order before the first day of the list, from both full lists of orders; loaded only if needed. */
    customer: {
      type: 'choice',
      head: (t) => t('orders.customerIs.title'),
      values: ['fresh', 'returning'],
      valueName: nameKnown(['fresh', 'returning'], (value, t) => t(`orders.customerIs.${value}`)),
      noneText: (t) => t('orders.customerIs.none'),
      isOld: true,
      isInternal: true,
    },
  },
  parts: {
    count: ({ lines }: ListedOrder) => Math.max(1, lines.length),
    row: (t) => t('orders.parts.row'),
    part: (t) => t('orders.parts.part'),
    note: (t) => t('orders.parts.note'),
    columns: {
      /** The order's value, in its first line. */
      orderShipping: { type: 'money', head: (t) => t('orders.parts.shipping') },
      lineCode: { type: 'text', head: (t) => t('orders.parts.code') },
      lineProduct: { type: 'named', head: (t) => t('orders.product') },
      lineVariants: { type: 'named', head: (t) => t('orders.parts.variants') },
      lineExtras: { type: 'named', head: (t) => t('orders.parts.extras') },
      lineQuantity: { type: 'number', head: (t) => t('orders.parts.quantity') },
      linePrice: { type: 'money', head: (t) => t('orders.parts.price') },
      lineTotal: { type: 'money', head: (t) => t('orders.parts.total') },
    },
    replaced: ['product'],
  },
});

type Key = keyof typeof order.columns;
export const orders: FullList<Order, ListedOrder, Key> = {
  ...order,
  toRow: (row: Order) => ({ ...toOrderRow('order', row), placed: toPlaced(row) }),
};
export const guestOrders: FullList<GuestOrder, ListedOrder, Key> = {
  ...order,
  toRow: (row: GuestOrder) => ({ ...toOrderRow('guestOrder', row), placed: toPlaced(row) }),
};

/** By the calls that load them. */
export const orderLists = { 'orders.list': orders, 'guestOrders.list': guestOrders } as const;
