import type { OrderListDocument } from '../parts/order-list-document';
import { sumCash } from './driver-groups';
import { DriverSheet } from './driver-sheet';

export const driverSheet: OrderListDocument = {
  Component: DriverSheet,
  mustShow: ({ name, orders, format }) => [name, format.amount(sumCash(orders)), ...orders.slice(0, 1).map(({ id }) => String(id))],
};
