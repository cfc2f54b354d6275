import { toFailureError } from '@renderer/runtime/calls/bridge';
import { type Failure, failed, ok, type Result } from '@shared/contract/result';
import type { OrderRow } from '@shared/lists/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOrder } from '../read-order';
import { writeStatusToCache } from './order-status-cache';

/** An order whose status someone else has changed since it was shown. */
export interface MovedOrder {
  was: string;
  now: string;
}

export interface StatusCheck {
  /** The orders as currently known. */
  orders: readonly OrderRow[];
  /** By the order's id. */
  moved: ReadonlyMap<number, MovedOrder>;
  isChecking: boolean;
  /** Why the status of a single order couldn't be loaded when the dialog opened. */
  failure: Failure | null;
  /** Updates an order with the status that the main process loaded just before a write. */
  take(order: OrderRow, now: string): void;
}

/** Compares the orders' statuses with the server: a single order is loaded when the dialog opens, several when they are written. */
export function useStatusCheck(given: readonly OrderRow[], onMoved: (order: OrderRow) => void): StatusCheck {
  const client = useQueryClient();
  const [orders, setOrders] = useState(given);
  const [moved, setMoved] = useState<ReadonlyMap<number, MovedOrder>>(new Map());
  const [first] = useState(given.length === 1 ? given[0] : undefined);
  const [isChecking, setChecking] = useState(first !== undefined);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function readStatus(order: OrderRow): Promise<Result<string>> {
    try {
      const found = await readOrder(order);
      if (found && found.status !== order.status) take(order, found.status);
      return ok(found?.status ?? order.status);
    } catch (error) {
      const { code, ...details } = toFailureError(error).failure;
      return failed(code, details);
    }
  }

  function take(order: OrderRow, now: string): void {
    writeStatusToCache(client, order, now);
    setMoved((before) => new Map([...before, [order.id, { was: order.status, now }]]));
    setOrders((before) => before.map((one) => (one.id === order.id ? { ...one, status: now } : one)));
    // If the dialog was closed, the user may be at another order.
    if (isShown.current) onMoved({ ...order, status: now });
  }

  const readFirst = useEffectEvent(async (order: OrderRow) => {
    const result = await readStatus(order);
    setChecking(false);
    setFailure(result.ok ? null : result.error);
  });
  useEffect(() => {
    if (first) void readFirst(first);
  }, [first]);

  return { orders, moved, isChecking, failure, take };
}
