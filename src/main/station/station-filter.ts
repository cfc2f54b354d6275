import type { StationSettings } from '@shared/contract/printing/station';
import { paymentTypes, toPaymentType } from '@shared/domain/orders/payment-type';
import { isSamePlace } from '@shared/domain/orders/place-name';
import { fallsTo } from '@shared/domain/printing/station-sharing';
import type { ListedOrder } from './lists/listed-order';

/** The settings that select the orders of this station. */
export type OrderChoice = Pick<StationSettings, 'kinds' | 'paymentTypes' | 'governorates' | 'sharing'>;

function isPaidSo(method: string, wanted: StationSettings['paymentTypes']): boolean {
  const type = toPaymentType(method);
  return type ? wanted.includes(type) : wanted.length === paymentTypes.length;
}

function isThere({ snapshot }: ListedOrder, wanted: StationSettings['governorates']): boolean {
  if (!wanted) return true;
  const governorate = snapshot.address?.governorate;
  return governorate !== undefined && wanted.some((one) => isSamePlace(one, governorate));
}

/** Whether this station prints the order, apart from its status, because that changes. */
export function matchesStation(order: ListedOrder, { kinds, paymentTypes: paid, governorates, sharing }: OrderChoice): boolean {
  if (!kinds.includes(order.kind) || !isPaidSo(order.snapshot.paymentMethod, paid) || !isThere(order, governorates)) return false;
  return sharing.kind !== 'number' || fallsTo(order, sharing.of) === sharing.number;
}
