import { ask } from '@renderer/runtime/calls/bridge';
import type { BulkWrite } from '@renderer/ui/list/bulk/write-each';
import type { OrderStatus } from '@shared/domain/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import type { OrderRow } from '../order-row';
import { writeStatusToCache } from './order-status-cache';

/** Gives each of the orders, of either kind, the same status; lists show it before they are read again. */
export function toStatusWrite(client: QueryClient, orders: readonly OrderRow[], status: OrderStatus): BulkWrite<OrderRow> {
  return {
    send: ({ kind, id }) => ask(orderKinds[kind].changeStatus, { params: { id }, body: { status } }),
    calls: [...new Set(orders.map(({ kind }) => orderKinds[kind].changeStatus))],
    onAccepted: (order) => writeStatusToCache(client, order, status),
  };
}
