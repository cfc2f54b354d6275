import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { noteOwnBatch } from '@renderer/shared-components/printing/queue/own-batches';
import { isModalOpen } from '@renderer/ui/controls/key-owner';
import type { RecordPager } from '@renderer/ui/list/record-pager/use-record-pager';
import { toOrderKey } from '@shared/domain/orders/order-key';
import { type OrderStatus, toFollowingStatus } from '@shared/domain/orders/order-status';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toOrderRef } from '../order-kinds';
import { type Followed, saveStatus } from '../status/saving/save-status';
import { savingOrders } from '../status/saving/saving-orders';
import { useOpenOrder } from '../use-open-order';

/** While the goods are still in the house. */
const printedWith: ReadonlySet<string> = new Set(['process', 'shipped'] satisfies OrderStatus[]);
const nothing: Followed = { sheets: 0, failure: null };

/**
 * What one press on *Print* prints, as far as this computer has a printer for it and has not printed it before: nobody asked for a copy.
 * Never rejects.
 */
async function printFollowing(order: OrderRow): Promise<Followed> {
  if (!printedWith.has(order.status)) return nothing;
  const orders = [toOrderRef(order)];
  const settings = await ask('printing.readSettings', undefined);
  if (!settings.ok) return { ...nothing, failure: settings.error };
  const { pressed, routes } = settings.value;
  const before = await ask('printing.printedBefore', { orders });
  // Where it cannot be told, the copies carry their mark all the same.
  const printed = new Set(before.ok ? before.value.flatMap(({ documents }) => documents) : []);
  const documents = pressed.filter((document) => routes[document].printer !== null && !printed.has(document));
  if (documents.length === 0) return nothing;
  const queued = await ask('printing.enqueue', { orders, documents });
  if (queued.ok) {
    noteOwnBatch(queued.value.batchId);
    return { sheets: queued.value.jobIds.length, failure: null };
  }
  // Decided for this computer: there is nothing that its person could do about it with every order.
  return queued.error.code === 'printingForbidden' ? nothing : { ...nothing, failure: queued.error };
}

interface DoneNextOptions {
  order: OrderRow;
  walk: RecordPager<OrderRow> | null;
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
 * no status to follow, or that someone else has taken out of the list, is passed over. A key that is held down does it once, and after the
 * last order it does nothing until another one is opened.
 */
export function useDoneNext({ order, walk, onGo, isOffered }: DoneNextOptions): DoneNext {
  const t = useTexts();
  const client = useQueryClient();
  const open = useOpenOrder();
  const following = walk?.hasLeft ? null : toFollowingStatus(order);
  const key = toOrderKey(order);
  /** The order that was done while the next one was still read. */
  const [waitsAt, setWaitsAt] = useState<string | null>(null);

  function goOn(): void {
    if (walk?.next) {
      walk.next.remember();
      onGo(walk.next.row);
    } else if (walk?.isLast) walk.end();
    else if (walk) {
      setWaitsAt(key);
      walk.readOn();
    }
  }
  const goOnLate = useEffectEvent(() => {
    setWaitsAt(null);
    goOn();
  });
  const canGoOn = walk !== null && (walk.next !== null || walk.isLast);
  useEffect(() => {
    if (canGoOn && waitsAt === key) goOnLate();
  }, [canGoOn, waitsAt, key]);

  function run(): void {
    // What was done here is done once, however often the key is pressed.
    if (walk?.isEnded) return;
    if (walk && waitsAt === key) {
      walk.readOn();
      return;
    }
    if (savingOrders.has(order)) {
      notify.info(t('orders.saving.stillSaving', { id: order.id }));
      return;
    }
    const status = toStatusText(order.status, t);
    if (following) void saveStatus({ client, order, status: following, open, follow: printFollowing });
    else notify.info(t(walk?.hasLeft ? 'orders.doneNext.left' : 'orders.doneNext.nothing', { id: order.id, status }));
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
