import type { GuestOrder, Order } from '@shared/contract/orders';
import type { Api } from '../api/api-client';
import type { KeptOrderStore, SeenOrder } from './kept-orders';

const ofOrder = (row: Order): SeenOrder => ({ kind: 'order', row });
const ofGuestOrder = (row: GuestOrder): SeenOrder => ({ kind: 'guestOrder', row });

/** Whatever asks the server, and what it answers after a change of the status. */
export function keepSeenOrders(api: Pick<Api, 'onAnswer'>, kept: Pick<KeptOrderStore, 'note'>): void {
  api.onAnswer('orders.list', ({ rows }) => kept.note(rows.map(ofOrder)));
  api.onAnswer('guestOrders.list', ({ rows }) => kept.note(rows.map(ofGuestOrder)));
  api.onAnswer('orders.changeStatus', (row) => row && kept.note([ofOrder(row)]));
  api.onAnswer('guestOrders.changeStatus', (row) => row && kept.note([ofGuestOrder(row)]));
}
