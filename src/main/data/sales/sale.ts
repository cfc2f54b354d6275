import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toKuwaitDay, toMoment } from '@shared/domain/dates';
import type { Fils } from '@shared/domain/money';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import type { PlaceName } from '@shared/domain/orders/place-name';
import { toPhoneDigits } from '@shared/domain/phone';
import { toHour } from '../full-lists/order-hour';

interface SaleLine {
  name_en: string;
  name_ar: string;
  pictureUrl: string | null;
  quantity: number;
  fils: Fils;
}

/** What the figures need of an order; no name and no address. */
export interface Sale {
  kind: OrderKind;
  id: number;
  /** In Kuwait, `YYYY-MM-DD`; '' for none. */
  day: string;
  /** Null where only the day is named. */
  hour: number | null;
  fils: Fils;
  shippingFils: Fils;
  /** As the lists of orders name it; '' for none. */
  method: string;
  isPaid: boolean;
  status: string;
  governorate: PlaceName | null;
  area: PlaceName | null;
  /** Digits alone; null for none. */
  phone: string | null;
  lines: readonly SaleLine[];
}

const toPlace = (place: PlaceName | undefined): PlaceName | null =>
  place && (place.name_en || place.name_ar) ? { name_en: place.name_en, name_ar: place.name_ar } : null;

/** An order of either kind as it counts in figures. */
export function toSale(...args: ['order', Order] | ['guestOrder', GuestOrder]): Sale {
  const [kind, row] = args;
  const { id, createdAt, totalFils, shippingFeeFils, paymentMethod, payments, status, customer, address, lines } = toOrderSnapshot(...args);
  const moment = toMoment(createdAt);
  const day = Number.isNaN(moment.getTime()) ? '' : toKuwaitDay(moment);
  const shown = row.user_address ?? address;
  return {
    kind,
    id,
    day,
    // The day of a registered order stands beside its moment.
    hour: toHour(row.createdAt, day),
    fils: totalFils,
    shippingFils: shippingFeeFils,
    method: toPaymentType(paymentMethod) ?? paymentMethod.trim(),
    isPaid: payments.length > 0,
    status,
    governorate: toPlace(shown?.governorate),
    area: toPlace(shown?.area),
    phone: toPhoneDigits(customer.phone),
    lines: lines.map(({ name_en, name_ar, pictureUrl, quantity, totalFils: fils }) => ({ name_en, name_ar, pictureUrl, quantity, fils })),
  };
}
