import type { OrderRow } from '@shared/lists/orders';
import { useNavigate } from 'react-router-dom';
import { toOrderLink } from './order-navigation';

/** Goes to the details of an order from wherever one is by then; `isAsking` opens the question for its status there. */
export function useOpenOrder(): (order: OrderRow, isAsking: boolean) => void {
  const navigate = useNavigate();
  return (order, isAsking) => {
    const { to, state } = toOrderLink('details', order);
    void navigate(to, { state: isAsking ? { ...state, asksStatus: true } : state });
  };
}
