import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { CameFrom } from '@renderer/ui/layout/came-from';
import type { OrderRow } from '@shared/lists/orders';
import { toOrderLink } from '../../order-navigation';

/** What leads from another record back to this order. */
export function useWayBack(order: OrderRow): CameFrom {
  const t = useTexts();
  return { title: t('orders.number', { id: order.id }), ...toOrderLink('details', order) };
}
