import type { Undoable, UndoableRecord } from '@renderer/runtime/calls/undo/undoable';
import { i18n } from '@renderer/runtime/texts/i18n';
import { isolate } from '@renderer/ui/text/isolate';
import { toLanguage } from '@shared/domain/language';
import { canSetOrderStatus, type OrderStatus } from '@shared/domain/orders/order-status';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import { writeStatusToCache } from './order-status-cache';
import { toStatusRecord } from './status-record';

/** Each order gets back what it had, as long as it still has what was set; null when nothing was changed. `orders`: with the statuses of before. */
export function toStatusUndo(client: QueryClient, orders: readonly OrderRow[], status: OrderStatus): Undoable | null {
  const changed = orders.filter((order) => order.status !== status);
  const [only] = changed;
  if (!only) return null;
  return {
    text: (t) =>
      changed.length === 1
        ? t('orders.undo.one', { id: only.id, was: toStatusText(only.status, t), status: toStatusText(status, t) })
        : t('orders.undo.many', { count: changed.length, status: toStatusText(status, t) }),
    records: changed.map((order) => toRecord(client, order, status)),
    calls: [...new Set(changed.map(({ kind }) => orderKinds[kind].changeStatus))],
  };
}

function toRecord(client: QueryClient, order: OrderRow, made: OrderStatus): UndoableRecord {
  const { id, status: was } = order;
  return {
    name: isolate(`#${id}`, toLanguage(i18n.language)),
    write: canSetOrderStatus(was) ? toStatusRecord(order, made, was) : null,
    onWritten: () => writeStatusToCache(client, order, was),
    onRead: ({ status: now }) => writeStatusToCache(client, order, String(now)),
  };
}
