import type { Api } from '@main/server/api/api-client';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import type { OfflineOrderStore, SeenOrder } from './offline-orders';

const ofOrder = (row: Order): SeenOrder => ({ kind: 'order', row });
const ofGuestOrder = (row: GuestOrder): SeenOrder => ({ kind: 'guestOrder', row });

/**
 * Stores orders from lists that pages show, and from responses to changes of their status. A station's own requests (`isUnseen`) aren't
 * stored, because it loads pages day and night.
 */
export function recordSeenOrders(api: Pick<Api, 'onAnswer'>, kept: Pick<OfflineOrderStore, 'note'>): void {
  api.onAnswer('orders.list', ({ rows }, _input, { isUnseen }) => isUnseen || kept.note(rows.map(ofOrder)));
  api.onAnswer('guestOrders.list', ({ rows }, _input, { isUnseen }) => isUnseen || kept.note(rows.map(ofGuestOrder)));
  api.onAnswer('orders.changeStatus', (row, _input, { isUnseen }) => isUnseen || (row && kept.note([ofOrder(row)])));
  api.onAnswer('guestOrders.changeStatus', (row, _input, { isUnseen }) => isUnseen || (row && kept.note([ofGuestOrder(row)])));
}
