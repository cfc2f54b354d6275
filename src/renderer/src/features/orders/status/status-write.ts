import type { Undoable, UndoableRecord } from '@renderer/runtime/calls/undo/undoable';
import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { BulkWrite } from '@renderer/ui/list/bulk/write-each';
import { isolate } from '@renderer/ui/text/isolate';
import type { RecordWrite } from '@shared/contract/desktop/record-writes';
import { toLanguage } from '@shared/domain/language';
import { canSetOrderStatus, type OrderStatus } from '@shared/domain/orders/order-status';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import { writeStatusToCache } from './order-status-cache';

/**
 * Sets the status of an order whose status is still the one that the user saw; an order that already has the new status needs no request.
 */
function toStatusRecord({ kind, id }: Pick<OrderRow, 'kind' | 'id'>, seen: string, status: OrderStatus): RecordWrite {
  const { list, changeStatus } = orderKinds[kind];
  return {
    name: `#${id}`,
    call: changeStatus,
    input: { params: { id }, body: { status } },
    seen: { id, list, searches: [{ query: { page: 1, search: String(id) } }], fields: { status: seen } },
    wanted: { status },
  };
}

/**
 * Returns the undo: each order gets its previous status back if it still has the one that was set; null if nothing was changed. `orders`
 * have their previous statuses.
 */
function toStatusUndo(client: QueryClient, orders: readonly OrderRow[], status: OrderStatus): Undoable | null {
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

interface StatusWriteOptions {
  orders: readonly OrderRow[];
  /** The server has another status than the user saw. */
  onRead(order: OrderRow, now: string): void;
}

/**
 * Makes a bulk write that gives each order, of either kind, the same status; lists show it before they are loaded again. Each order is
 * loaded first: one that no longer has the status that the user saw isn't changed, and one that someone else has given the same status
 * doesn't count as a success.
 */
export function toStatusWrite(client: QueryClient, status: OrderStatus, { orders, onRead }: StatusWriteOptions): BulkWrite<OrderRow> {
  return {
    toWrite(order) {
      const { seen, ...write } = toStatusRecord(order, order.status, status);
      return { ...write, ...(seen && { seen: { ...seen, isOptional: true } }) };
    },
    calls: [...new Set(orders.map(({ kind }) => orderKinds[kind].changeStatus))],
    toUndo: (written) => toStatusUndo(client, written, status),
    onRead: (order, { status: now }) => onRead(order, String(now)),
    onWritten(order) {
      noteFirstSteps(['status']);
      writeStatusToCache(client, order, status);
    },
  };
}
