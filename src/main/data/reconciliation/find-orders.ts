import { setImmediate } from 'node:timers/promises';
import { type PaymentHint, type SettledMethod, type SettlementLine, settledMethods } from '@shared/contract/desktop/reconciliation';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order, Payment } from '@shared/contract/shop/orders';
import { addDays, isDay, toDatePart, toKuwaitDay, toMoment } from '@shared/domain/dates';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import type { Fils } from '@shared/domain/money';
import { toOrderCode } from '@shared/domain/orders/order-code';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import { readRowsAt } from '../full-lists/row-store';
import type { ColumnData } from '../full-lists/view-rows';

/** The values of an order that matching needs. */
export interface PayableOrder {
  kind: OrderKind;
  id: number;
  customer: string;
  /** Day of the order in Kuwait, `YYYY-MM-DD`; '' if unknown. */
  day: string;
  fils: Fils;
  shippingFils: Fils;
  status: string;
  isCanceled: boolean;
  /** As the lists of orders name it; `settled` is null if no settlement file would have it. */
  method: string;
  settled: SettledMethod | null;
  payments: readonly {
    ref: string;
    invoice: string;
    /** '' if unknown. */
    day: string;
  }[];
}

/** The server's day of a payment may have no year; the time when the payment was saved then counts. */
function toPaymentDay({ PostDate, createdAt }: Payment): string {
  const posted = toDatePart(PostDate);
  if (isDay(posted)) return posted;
  const moment = toMoment(createdAt);
  return Number.isNaN(moment.getTime()) ? '' : toKuwaitDay(moment);
}

function toPayable(...args: ['order', Order] | ['guestOrder', GuestOrder]): PayableOrder {
  const { kind, id, customer, createdAt, totalFils, shippingFeeFils, paymentMethod, payments, status } = toOrderSnapshot(...args);
  const moment = toMoment(createdAt);
  const method = toPaymentType(paymentMethod);
  return {
    kind,
    id,
    customer: customer.name,
    day: Number.isNaN(moment.getTime()) ? '' : toKuwaitDay(moment),
    fils: totalFils,
    shippingFils: shippingFeeFils,
    status,
    isCanceled: isCanceled({ status }),
    method: paymentMethod,
    settled: settledMethods.find((one) => one === method) ?? null,
    payments: payments.map((payment) => ({ ref: payment.Ref, invoice: payment.invoice_id, day: toPaymentDay(payment) })),
  };
}

/** Number of orders that are parsed at once, so that the main process answers others in between. */
const parsedAtOnce = 500;

export async function readOrders(kind: OrderKind, columns: ColumnData): Promise<PayableOrder[]> {
  const orders: PayableOrder[] = [];
  for (let from = 0; from < columns.ids.length; from += parsedAtOnce) {
    const places = Array.from({ length: Math.min(parsedAtOnce, columns.ids.length - from) }, (_, at) => from + at);
    // The kind implies the type of the list's rows.
    for (const row of readRowsAt(columns, places))
      orders.push(kind === 'order' ? toPayable('order', row as unknown as Order) : toPayable('guestOrder', row as unknown as GuestOrder));
    await setImmediate();
  }
  return orders;
}

type By = 'ref' | 'invoice';
export interface Found {
  order: PayableOrder;
  by: By;
}

/**
 * Returns a reference as it is compared: without case, spaces, direction marks, and the leading zeros that spreadsheets drop; '' for a
 * placeholder without a number, such as `-`, `N/A`, or `0`.
 */
export function toPaymentKey(text: string): string {
  const plain = toLatinDigits(stripBidiMarks(text)).replace(/\s/g, '').toUpperCase();
  if (!/[1-9]/.test(plain)) return '';
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain;
}

const keysOf: Record<By, (line: SettlementLine) => string> = {
  ref: ({ ref }) => toPaymentKey(ref),
  // Some files have only one number, which is the shop's invoice number.
  invoice: ({ ref, invoice }) => toPaymentKey(invoice) || toPaymentKey(ref),
};

export const byLatest = (one: PayableOrder, other: PayableOrder): number =>
  other.day.localeCompare(one.day) || other.id - one.id || one.kind.localeCompare(other.kind);

/** A payment of an order, to which one payment of the file and its refunds can belong. */
interface Place {
  order: PayableOrder;
  id: string;
}

function toIndex(orders: readonly PayableOrder[], by: By): ReadonlyMap<string, readonly Place[]> {
  const index = new Map<string, Place[]>();
  for (const order of orders) {
    for (const [at, payment] of order.payments.entries()) {
      const key = toPaymentKey(payment[by]);
      if (key === '') continue;
      const places = index.get(key) ?? [];
      places.push({ order, id: `${toOrderCode(order)} ${at}` });
      index.set(key, places);
    }
  }
  return index;
}

/**
 * Finds each line's order: by reference, then by invoice, each time the orders with an equal total first. A reference that several orders
 * share finds none of them.
 */
export function findOrders(lines: readonly SettlementLine[], orders: readonly PayableOrder[]): ReadonlyMap<SettlementLine, Found> {
  const found = new Map<SettlementLine, Found>();
  const used = new Set<string>();
  for (const by of ['ref', 'invoice'] as const) {
    const index = toIndex(orders, by);
    for (const isExact of [true, false]) {
      for (const line of lines) {
        if (found.has(line)) continue;
        const free = (index.get(keysOf[by](line)) ?? []).filter(
          ({ order, id }) => (line.kind === 'refund' || !used.has(id)) && (!isExact || order.fils === Math.abs(line.fils)),
        );
        const [first] = free;
        if (!first || free.some(({ order }) => order !== first.order)) continue;
        if (line.kind === 'payment') used.add(first.id);
        found.set(line, { order: first.order, by });
      }
    }
  }
  return found;
}

/** Returns the days on which an order may be in a file, each once. */
export const toDays = ({ day, payments }: PayableOrder): string[] =>
  [...new Set([day, ...payments.map((payment) => payment.day)])].filter((one) => one !== '');

const toAmountKey = (fils: Fils, day: string): string => `${fils} ${day}`;

/** Pairs a line and an order with the same amount and day, if each is the only candidate of the other. */
export function findSuggestions(
  lines: readonly SettlementLine[],
  orders: readonly PayableOrder[],
): ReadonlyMap<SettlementLine, PayableOrder> {
  const ofLines = Map.groupBy(
    lines.filter(({ kind, day }) => kind === 'payment' && day !== null),
    ({ fils, day }) => toAmountKey(fils, day ?? ''),
  );
  const ofOrders = new Map<string, PayableOrder[]>();
  const candidates = new Map<PayableOrder, number>();
  for (const order of orders) {
    for (const day of toDays(order)) {
      const key = toAmountKey(order.fils, day);
      const own = ofLines.get(key);
      if (!own) continue;
      const known = ofOrders.get(key);
      if (known) known.push(order);
      else ofOrders.set(key, [order]);
      candidates.set(order, (candidates.get(order) ?? 0) + own.length);
    }
  }
  const suggestions = new Map<SettlementLine, PayableOrder>();
  for (const [key, [line, ...others]] of ofLines) {
    const [order, ...more] = ofOrders.get(key) ?? [];
    if (line && order && others.length === 0 && more.length === 0 && candidates.get(order) === 1) suggestions.set(line, order);
  }
  return suggestions;
}

/** An order that may be that of a line, and why only perhaps. */
export interface Guess {
  order: PayableOrder;
  hint: PaymentHint | null;
}

/** Number of days before and after a payment on which its order is looked for. */
const mostDaysApart = 7;

/**
 * Finds the nearest order for payments without one: that of the same reference, else one with the same amount, on the same day or the
 * nearest one. Open orders come first. `matched` are the orders with a line of their own.
 */
export function findGuesses(
  lines: readonly SettlementLine[],
  orders: readonly PayableOrder[],
  matched: ReadonlyMap<PayableOrder, unknown>,
): ReadonlyMap<SettlementLine, Guess> {
  const byRef = toIndex(orders, 'ref');
  const amounts = new Set(lines.map(({ fils }) => fils));
  const byAmount = new Map<string, PayableOrder[]>();
  for (const order of orders) {
    if (!amounts.has(order.fils)) continue;
    for (const day of toDays(order)) {
      const key = toAmountKey(order.fils, day);
      const known = byAmount.get(key);
      if (known) known.push(order);
      else byAmount.set(key, [order]);
    }
  }
  const toHint = (order: PayableOrder): PaymentHint | null =>
    order.isCanceled ? 'sameCanceled' : matched.has(order) ? 'sameMatched' : order.settled === null ? 'sameMethod' : null;
  const nearDays = new Map<string, readonly string[]>();
  const toNearDays = (day: string): readonly string[] => {
    const near = nearDays.get(day) ?? [
      day,
      ...Array.from({ length: mostDaysApart }, (_, at) => [addDays(day, -at - 1), addDays(day, at + 1)]).flat(),
    ];
    nearDays.set(day, near);
    return near;
  };
  function guess({ ref, fils, day }: SettlementLine): Guess | null {
    const [place] = byRef.get(toPaymentKey(ref)) ?? [];
    if (place) return { order: place.order, hint: 'sameRef' };
    for (const near of day === null ? [] : toNearDays(day)) {
      const found = byAmount.get(toAmountKey(fils, near));
      if (!found) continue;
      const open = found.filter((order) => toHint(order) === null);
      const [order] = (open.length > 0 ? open : found).toSorted(byLatest);
      if (order) return { order, hint: toHint(order) ?? (near !== day ? 'sameAmount' : open.length > 1 ? 'sameSeveral' : 'sameDay') };
    }
    return null;
  }
  return new Map(
    lines.flatMap((line) => {
      const own = line.kind === 'payment' ? guess(line) : null;
      return own ? [[line, own] as const] : [];
    }),
  );
}

/** Returns the shop's amount for each reference or invoice number; null for one of no order, and of several. */
export function findAmounts(references: readonly string[], orders: readonly PayableOrder[]): (Fils | null)[] {
  const indexes = (['ref', 'invoice'] as const).map((by) => toIndex(orders, by));
  return references.map((reference) => {
    const key = toPaymentKey(reference);
    const [first, ...others] = indexes.map((index) => index.get(key) ?? []).find(({ length }) => length > 0) ?? [];
    return first && others.every(({ order }) => order === first.order) ? first.order.fils : null;
  });
}
