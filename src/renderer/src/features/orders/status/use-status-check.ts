import { toFailureError } from '@renderer/runtime/calls/bridge';
import { type Failure, failed, ok, type Result } from '@shared/contract/result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderRow } from '../order-row';
import { readOrder } from '../read-order';
import { writeStatusToCache } from './order-status-cache';

/** What was read so short a time before is not read again. */
const freshMs = 5_000;

/** An order whose status somebody else has changed since it was shown. */
export interface MovedOrder {
  was: string;
  now: string;
}

export interface StatusCheck {
  /** As they are known by now. */
  orders: readonly OrderRow[];
  /** By the id of the order. */
  moved: ReadonlyMap<number, MovedOrder>;
  isChecking: boolean;
  /** Why the status of the one order could not be read as the dialog opened. */
  failure: Failure | null;
  /** What the server has now. An order that it does not find counts as it is known: its own answer to the write says more. */
  read(order: OrderRow): Promise<Result<string>>;
}

interface Reading {
  at: number;
  answer: Promise<Result<string>>;
}

/** The statuses of orders of one kind against the server: of one order as the dialog opens, of several when `read` is asked for them. */
export function useStatusCheck(given: readonly OrderRow[], onMoved: (order: OrderRow) => void): StatusCheck {
  const client = useQueryClient();
  const [orders, setOrders] = useState(given);
  const [moved, setMoved] = useState<ReadonlyMap<number, MovedOrder>>(new Map());
  const [first] = useState(given.length === 1 ? given[0] : undefined);
  const [isChecking, setChecking] = useState(first !== undefined);
  const [failure, setFailure] = useState<Failure | null>(null);
  const readings = useRef(new Map<number, Reading>());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function ask(order: OrderRow): Promise<Result<string>> {
    try {
      const found = await readOrder(order);
      if (found && found.status !== order.status) take(order, found.status);
      return ok(found?.status ?? order.status);
    } catch (error) {
      readings.current.delete(order.id);
      const { code, ...details } = toFailureError(error).failure;
      return failed(code, details);
    }
  }

  function take(order: OrderRow, now: string): void {
    writeStatusToCache(client, order, now);
    setMoved((before) => new Map([...before, [order.id, { was: order.status, now }]]));
    setOrders((before) => before.map((one) => (one.id === order.id ? { ...one, status: now } : one)));
    // Whoever has closed the dialog may be with another order by now.
    if (isShown.current) onMoved({ ...order, status: now });
  }

  function read(order: OrderRow): Promise<Result<string>> {
    const known = readings.current.get(order.id);
    if (known && Date.now() - known.at < freshMs) return known.answer;
    const answer = ask(order);
    readings.current.set(order.id, { at: Date.now(), answer });
    return answer;
  }

  const readFirst = useEffectEvent(async (order: OrderRow) => {
    const result = await read(order);
    setChecking(false);
    setFailure(result.ok ? null : result.error);
  });
  useEffect(() => {
    if (first) void readFirst(first);
  }, [first]);

  return { orders, moved, isChecking, failure, read };
}
