import { ask } from '@renderer/runtime/calls/bridge';
import { invalidateAfter } from '@renderer/runtime/calls/invalidation';
import { notify } from '@renderer/runtime/notices/notify';
import type { Failure } from '@shared/contract/result';
import type { OrderStatus } from '@shared/domain/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import type { OrderRow } from '../order-row';
import { writeStatusToCache } from './order-status-cache';

/** The server has no call for many orders: this many requests run at a time. */
const lanes = 4;

export interface StatusChangeProgress {
  done: number;
  total: number;
}

export interface StatusChangeOutcome {
  changed: OrderRow[];
  failed: { order: OrderRow; failure: Failure }[];
  /** Stopped by the person or by the end of the session before their turn came. */
  untouched: OrderRow[];
}

interface StatusChange {
  client: QueryClient;
  orders: readonly OrderRow[];
  status: OrderStatus;
  signal: AbortSignal;
  onProgress(progress: StatusChangeProgress): void;
}

/** Changes many orders one by one, keeps what failed, and reads the lists again once at the end. Never rejects. */
export async function changeStatuses({ client, orders, status, signal, onProgress }: StatusChange): Promise<StatusChangeOutcome> {
  const outcome: StatusChangeOutcome = { changed: [], failed: [], untouched: [] };
  const waiting = [...orders];
  let isSessionOver = false;

  const work = async (): Promise<void> => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      if (signal.aborted || isSessionOver) {
        outcome.untouched.push(order);
        continue;
      }
      const result = await ask(orderKinds[order.kind].changeStatus, { params: { id: order.id }, body: { status } });
      if (result.ok) {
        outcome.changed.push(order);
        writeStatusToCache(client, order, status);
      } else {
        isSessionOver ||= result.error.code === 'sessionEnded';
        outcome.failed.push({ order, failure: result.error });
      }
      onProgress({ done: outcome.changed.length + outcome.failed.length, total: orders.length });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));

  const ended = outcome.failed.find(({ failure }) => failure.code === 'sessionEnded');
  if (ended) notify.failure(ended.failure);
  for (const kind of new Set(orders.map((order) => order.kind))) void invalidateAfter(client, orderKinds[kind].changeStatus);
  return outcome;
}
