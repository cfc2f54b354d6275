import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderLink } from '@renderer/shared-components/orders/order-links';
import type { BackLink } from '@renderer/ui/layout/back-link';
import type { OrderRow } from '@shared/lists/orders';

/** Returns the link from another record back to this order. */
export function useWayBack(order: OrderRow): BackLink {
  const t = useTexts();
  return { title: t('orders.number', { id: order.id }), ...toOrderLink('details', order) };
}
