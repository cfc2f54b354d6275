import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isModalOpen } from '@renderer/ui/controls/taken-keys';
import type { ListWalk } from '@renderer/ui/list/walk/use-list-walk';
import { type OrderStatus, toFollowingStatus } from '@shared/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderRow } from '../order-row';
import { printFollowing } from '../status/saving/print-following';
import { toStatusRead } from '../status/saving/read-status';
import { saveStatus } from '../status/saving/save-status';
import { savingOrders } from '../status/saving/saving-orders';
import { toStatusText } from '../status/status-intro';
import { useOpenOrder } from '../use-open-order';

interface DoneNextOptions {
  order: OrderRow;
  walk: ListWalk<OrderRow> | null;
  onGo(order: OrderRow): void;
  isOffered: boolean;
}

interface DoneNext {
  /** What the order becomes; null where nothing follows. */
  following: OrderStatus | null;
  run(): void;
}

/**
 * One order is done: it gets the status that follows, its papers are printed, and the next one is there at once; also by F9. One that has
 * no status to follow is passed over. A key that is held down does it once.
 */
export function useDoneNext({ order, walk, onGo, isOffered }: DoneNextOptions): DoneNext {
  const t = useTexts();
  const client = useQueryClient();
  const open = useOpenOrder();
  const following = toFollowingStatus(order);
  /** The order that was done while the page with the next one was still read. */
  const [waitsAt, setWaitsAt] = useState<number | null>(null);

  function goOn(): void {
    if (!walk) return;
    if (walk.next) {
      walk.next.remember();
      onGo(walk.next.row);
    } else if (walk.at >= walk.total) notify.info(t('orders.doneNext.last'));
    else setWaitsAt(order.id);
  }
  const goOnLate = useEffectEvent(() => {
    setWaitsAt(null);
    goOn();
  });
  const isThere = walk?.next != null;
  useEffect(() => {
    if (isThere && waitsAt === order.id) goOnLate();
  }, [isThere, waitsAt, order.id]);

  function run(): void {
    if (savingOrders.has(order)) {
      notify.info(t('orders.saving.stillSaving', { id: order.id }));
      return;
    }
    if (following) void saveStatus({ client, order, status: following, read: toStatusRead(client), open, follow: printFollowing });
    else notify.info(t('orders.doneNext.nothing', { id: order.id, status: toStatusText(order.status, t) }));
    goOn();
  }

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'F9' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isModalOpen()) return;
    event.preventDefault();
    if (isOffered && !event.repeat) run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return { following, run };
}
