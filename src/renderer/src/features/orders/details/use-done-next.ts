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

/** Statuses before delivery, in which the goods are still here. */
const printedWith: ReadonlySet<string> = new Set(['process', 'shipped'] satisfies OrderStatus[]);
const nothing: Followed = { sheets: 0, failure: null };

/**
 * Prints the documents of one press on *Print* that have a printer and weren't printed before, so that no copies are made. Never rejects.
 */
async function printFollowing(order: OrderRow): Promise<Followed> {
  if (!printedWith.has(order.status)) return nothing;
  const orders = [toOrderRef(order)];
  const settings = await ask('printing.readSettings', undefined);
  if (!settings.ok) return { ...nothing, failure: settings.error };
  const { pressed, routes } = settings.value;
  const before = await ask('printing.printedBefore', { orders });
  // If it fails, copies are still marked as such.
  const printed = new Set(before.ok ? before.value.flatMap(({ documents }) => documents) : []);
  const documents = pressed.filter((document) => routes[document].printer !== null && !printed.has(document));
  if (documents.length === 0) return nothing;
  const queued = await ask('printing.enqueue', { orders, documents });
  if (queued.ok) {
    noteOwnBatch(queued.value.batchId);
    return { sheets: queued.value.jobIds.length, failure: null };
  }
  // The policy of this computer; users can't do anything about it for each order.
  return queued.error.code === 'printingForbidden' ? nothing : { ...nothing, failure: queued.error };
}

interface DoneNextOptions {
  order: OrderRow;
  walk: RecordPager<OrderRow> | null;
  onGo(order: OrderRow): void;
  isOffered: boolean;
}

interface DoneNext {
  /** The next status; null if there is none. */
  following: OrderStatus | null;
  run(): void;
}

/**
 * Completes an order: it gets the next status, its documents are printed, and the next order opens at once; also with F9. An order without
 * a next status, or that someone else has removed from the list, is skipped. A held key does it only once. After the last order, it is
 * disabled until another order is opened.
 */
export function useDoneNext({ order, walk, onGo, isOffered }: DoneNextOptions): DoneNext {
  const t = useTexts();
  const client = useQueryClient();
  const open = useOpenOrder();
  const following = walk?.hasLeft ? null : toFollowingStatus(order);
  const key = toOrderKey(order);
  /** Key of the order that was completed while the next one was still loading. */
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
    // Each order is completed once, however often the key is pressed.
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
