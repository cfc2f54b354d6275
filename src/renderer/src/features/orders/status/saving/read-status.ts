import { toFailureError } from '@renderer/runtime/calls/bridge';
import { failed, ok, type Result } from '@shared/contract/result';
import type { OrderRow } from '@shared/lists/orders';
import type { QueryClient } from '@tanstack/react-query';
import { readOrder } from '../../read-order';
import { writeStatusToCache } from '../order-status-cache';

/** Reads the status that the server has now; one that is another than the person has seen stands in the lists at once. */
export function toStatusRead(client: QueryClient): (order: OrderRow) => Promise<Result<string>> {
  return async (order) => {
    try {
      const found = await readOrder(order);
      if (found && found.status !== order.status) writeStatusToCache(client, order, found.status);
      return ok(found?.status ?? order.status);
    } catch (error) {
      const { code, ...details } = toFailureError(error).failure;
      return failed(code, details);
    }
  };
}
