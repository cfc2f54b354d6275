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

/** The values of an order that the figures need; no name and no address. */
export interface Sale {
  kind: OrderKind;
  id: number;
  /** Day in Kuwait, `YYYY-MM-DD`; '' if unknown. */
  day: string;
  /** Hour in Kuwait; null if the order has only a date. */
  hour: number | null;
  fils: Fils;
  shippingFils: Fils;
  /** Payment method as the lists of orders name it; '' if there is none. */
  method: string;
  isPaid: boolean;
  status: string;
  governorate: PlaceName | null;
  area: PlaceName | null;
  /** Only digits; null if there is none. */
  phone: string | null;
  lines: readonly SaleLine[];
}

const toPlace = (place: PlaceName | undefined): PlaceName | null =>
  place && (place.name_en || place.name_ar) ? { name_en: place.name_en, name_ar: place.name_ar } : null;

/** Converts an order of either kind into a sale. */
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
    // A registered order has its day in a separate field.
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
