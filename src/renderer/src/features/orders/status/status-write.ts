import { ask } from '@renderer/runtime/calls/bridge';
import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import type { BulkWrite } from '@renderer/ui/list/bulk/write-each';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import type { OrderRow } from '../order-row';
import { writeStatusToCache } from './order-status-cache';
import { toStatusUndo } from './status-undo';
import type { StatusCheck } from './use-status-check';

/**
 * Gives each of the orders, of either kind, the same status; lists show it before they are read again. Each is read first: one that is not
 * any more what the user was shown is held, and nothing is written over what someone else has done. One that someone else has given the status
 * already is no success of this write: nothing follows from it here.
 */
export function toStatusWrite(
  client: QueryClient,
  { orders, read }: Pick<StatusCheck, 'orders' | 'read'>,
  status: OrderStatus,
): BulkWrite<OrderRow> {
  /** What the orders had before this write, by their ids; one that had the status already was not changed by it. */
  const before = new Map<number, string>();
  return {
    async send(order) {
      const { kind, id } = order;
      const now = await read(order);
      if (!now.ok) return now;
      if (now.value === order.status) {
        const answer = await ask(orderKinds[kind].changeStatus, { params: { id }, body: { status } });
        if (answer.ok && now.value !== status) before.set(id, now.value);
        return answer;
      }
      return now.value === status ? 'already' : 'held';
    },
    calls: [...new Set(orders.map(({ kind }) => orderKinds[kind].changeStatus))],
    toUndo: (accepted) => toStatusUndo(client, accepted, before, status),
    onAccepted(order) {
      noteFirstSteps(['status']);
      writeStatusToCache(client, order, status);
    },
  };
}
