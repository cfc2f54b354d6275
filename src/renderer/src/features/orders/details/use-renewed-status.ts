import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRow } from '@shared/lists/orders';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toOrderLink } from '../order-navigation';
import { useStatusNews } from '../status/order-status-cache';

/** What the server has stands in the list, here, and in the navigation state, so that a way back shows the same everywhere. */
export function useRenewedStatus(order: OrderRow): void {
  const navigate = useNavigate();
  const { state: shown } = useLocation();
  const take = useEffectEvent((status: string) => {
    const renewed = { ...order, status };
    const { to, state } = toOrderLink('details', renewed);
    // Where one came from stays.
    void navigate(to, { state: { ...(shown as object | null), ...state }, replace: true });
  });
  const isNews = useEffectEvent(
    (latest: ReturnType<typeof useStatusNews.getState>['latest']) =>
      latest !== null && toOrderKey(latest) === toOrderKey(order) && latest.status !== order.status,
  );
  useEffect(() => useStatusNews.subscribe(({ latest }) => isNews(latest) && latest && take(latest.status)), []);
}
