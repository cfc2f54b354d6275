import { isRecord } from '@shared/domain/is-record';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';
import { useLocation } from 'react-router-dom';

/** Route of each list; the routes of details and invoice start with it. */
export const orderPaths = { order: 'orders', guestOrder: 'orders-guest' } as const satisfies Record<OrderKind, string>;

interface OrderState {
  order: OrderRow;
}

export interface OrderLink {
  to: string;
  state: OrderState;
}

/** Returns a link to an order's details or invoice, which show the order in the navigation state without a read (checklist GOR-19). */
export function toOrderLink(page: 'details' | 'invoice', order: OrderRow): OrderLink {
  return { to: `/${orderPaths[order.kind]}/${page}`, state: { order } };
}

function isOrderState(state: unknown, kind: OrderKind): state is OrderState {
  if (!isRecord(state)) return false;
  const { order } = state as { order: Partial<OrderRow> | null };
  return order?.kind === kind && typeof order.id === 'number' && Array.isArray(order.lines) && Array.isArray(order.payments);
}

/** Returns the order in the navigation state; null if the page was opened without one, such as after a reload (OP-40). */
export function useOrderState(kind: OrderKind): OrderRow | null {
  const { state } = useLocation();
  return isOrderState(state, kind) ? state.order : null;
}
