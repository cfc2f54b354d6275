import { toOrderLink } from '@renderer/shared-components/orders/order-links';
import type { OrderRow } from '@shared/lists/orders';
import { useNavigate } from 'react-router-dom';

/** Opens an order's details from any screen; `isAsking` also opens the status dialog. */
export function useOpenOrder(): (order: OrderRow, isAsking: boolean) => void {
  const navigate = useNavigate();
  return (order, isAsking) => {
    const { to, state } = toOrderLink('details', order);
    void navigate(to, { state: isAsking ? { ...state, asksStatus: true } : state });
  };
}
