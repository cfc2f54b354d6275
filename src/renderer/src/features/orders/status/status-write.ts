import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import type { BulkWrite } from '@renderer/ui/list/bulk/write-each';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { OrderRow } from '@shared/lists/orders';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import { writeStatusToCache } from './order-status-cache';
import { toStatusRecord } from './status-record';
import { toStatusUndo } from './status-undo';

interface StatusWriteOptions {
  orders: readonly OrderRow[];
  /** The server has another status than the user saw. */
  onRead(order: OrderRow, now: string): void;
}

/**
 * Gives each of the orders, of either kind, the same status; lists show it before they are loaded again. Each is read first: one that no longer has the
 * status that the user saw is left as it is. One that someone else has given the status already is no success of this write.
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
