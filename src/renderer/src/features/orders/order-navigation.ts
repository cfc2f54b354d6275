import type { OrderState } from '@renderer/shared-components/orders/order-links';
import { isRecord } from '@shared/domain/is-record';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';
import { useLocation } from 'react-router-dom';

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
