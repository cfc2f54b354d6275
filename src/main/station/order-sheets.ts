import type { StationOrder } from '@shared/contract/printing/station';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import { documentKinds } from '@shared/domain/printing/printable';
import type { StationPrinting } from '../printing/printing-port';

export type StationSheet = ReturnType<StationPrinting['journal']['stationSheets']>[number];

export interface OrderSheets {
  order: OrderRef;
  /** Sheets, oldest first. */
  sheets: StationSheet[];
  latest: StationSheet;
  /** Time of the last change of any sheet (ISO). */
  at: string;
}

/** Groups sheets by order; both sheets and orders are latest first. */
export function groupByOrder(sheets: readonly StationSheet[]): OrderSheets[] {
  const groups = Map.groupBy(sheets, ({ order }) => (order ? toOrderKey(order) : ''));
  return [...groups.values()].flatMap((own) => {
    const [latest] = own;
    if (!latest?.order) return [];
    const at = own.reduce((last, { changedAt }) => (changedAt > last ? changedAt : last), '');
    return [{ order: latest.order, sheets: own.toReversed(), latest, at }];
  });
}

export const noArea: StationOrder['area'] = { name_en: '', name_ar: '' };

export function toStationOrder({ order, latest }: OrderSheets, areaOf: StationPrinting['areaOf']): StationOrder {
  return { order, customer: latest.customer, area: areaOf(latest.id) ?? noArea };
}

/** Returns undefined for a sheet without an order. */
export function toDocument({ document }: StationSheet): DocumentKind | undefined {
  return documentKinds.find((kind) => kind === document);
}
