import { ask, toFailureError } from '@renderer/runtime/calls/bridge';
import { invalidateAfter } from '@renderer/runtime/calls/invalidation';
import { playNotes } from '@renderer/runtime/sounds/play-notes';
import type { Failure } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { readOrderCode } from '@shared/domain/orders/order-code';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { canSetOrderStatus, isBeforeStatus, isCanceled, type OrderStatus } from '@shared/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { orderKinds } from '../order-kinds';
import { readOrder } from '../read-order';
import { writeStatusToCache } from '../status/order-status-cache';

type ShippingOutcome =
  | 'shipped'
  | 'undone'
  | 'notPacked'
  | 'canceled'
  | 'already'
  | 'twice'
  | 'unknown'
  | 'foreign'
  | 'offline'
  | 'failed'
  | 'moved';

/** The result of one scan. */
export interface Scan {
  id: number;
  /** Time of the result, by the page's clock (ms). */
  atMs: number;
  /** Null for a code of no order. */
  order: OrderRef | null;
  code: string;
  customer: string;
  outcome: ShippingOutcome;
  /** The order's status before it was shipped, or as it was found; '' if it wasn't loaded. */
  was: string;
  failure: Failure | null;
}

export type ShippingTone = 'good' | 'warning' | 'bad';

export function toTone(outcome: ShippingOutcome): ShippingTone {
  if (outcome === 'shipped' || outcome === 'undone') return 'good';
  return outcome === 'notPacked' || outcome === 'twice' || outcome === 'already' ? 'warning' : 'bad';
}

/** Frequencies in hertz; distinguishable without looking: rising, the same twice, falling. */
const melodies: Record<ShippingTone, readonly number[]> = { good: [660, 990], warning: [440, 440], bad: [330, 220, 165] };
const shippedStatus: OrderStatus = 'shipped';

type Found = Omit<Scan, 'id' | 'atMs' | 'code' | 'order'>;

/** Milliseconds within which a second scan confirms shipping an order that wasn't packed; a later one needs another confirmation. */
const answerMs = 2 * 60_000;

export interface Shipping {
  /** Newest first. */
  scans: readonly Scan[];
  isReading: boolean;
  take(code: string): void;
  /** Restores the order's previous status, unless someone else has changed it since. */
  undo(scan: Scan): void;
  /** Ships an order that wasn't packed yet. */
  shipAnyway(scan: Scan): void;
}

const toFound = (outcome: ShippingOutcome, more: Partial<Found> = {}): Found => ({
  outcome,
  customer: '',
  was: '',
  failure: null,
  ...more,
});
const toFailed = (failure: Failure): Found => toFound(isServerAway(failure) ? 'offline' : 'failed', { failure });

/**
 * Handles scans of parcels one after the other; each order is loaded before anything is written. `onLate` gets problems that occur after
 * the screen was closed.
 */
export function useShipping(onLate: (scan: Scan) => void): Shipping {
  const client = useQueryClient();
  const { scans, isReading, lastOf, inTurn } = useScanLine(onLate);

  async function write(order: OrderRef, status: OrderStatus): Promise<Failure | null> {
    const call = orderKinds[order.kind].changeStatus;
    const result = await ask(call, { params: { id: order.id }, body: { status } });
    if (!result.ok) return result.error;
    writeStatusToCache(client, order, status);
    void invalidateAfter(client, call);
    return null;
  }

  async function ship(order: OrderRef, isSure: boolean): Promise<Found> {
    const before = lastOf(order);
    const found = await readOrder(order);
    if (!found) return toFound('unknown');
    const { status: was, customer } = found;
    const facts = { was, customer: customer.name };
    if (isCanceled(found)) return toFound('canceled', facts);
    if (was === shippedStatus && before && ['shipped', 'twice'].includes(before.outcome)) return toFound('twice', facts);
    if (!isBeforeStatus(found, shippedStatus)) return toFound('already', facts);
    const isAnswered = before?.outcome === 'notPacked' && performance.now() - before.atMs < answerMs;
    if (was !== 'process' && !isSure && !isAnswered) return toFound('notPacked', facts);
    const failure = await write(order, shippedStatus);
    return failure ? { ...toFailed(failure), ...facts } : toFound('shipped', facts);
  }

  async function putBack({ order, was, customer }: Scan): Promise<Found> {
    const found = order && (await readOrder(order));
    if (!order || !found) return toFound('unknown', { customer });
    if (found.status !== shippedStatus || !canSetOrderStatus(was)) return toFound('moved', { customer, was: found.status });
    const failure = await write(order, was);
    return failure ? { ...toFailed(failure), customer, was } : toFound('undone', { customer, was });
  }

  return {
    scans,
    isReading,
    take(code) {
      const order = readOrderCode(code);
      inTurn(order, code.trim(), () => (order ? ship(order, false) : Promise.resolve(toFound('foreign'))));
    },
    undo: (scan) => inTurn(scan.order, scan.code, () => putBack(scan)),
    shipAnyway({ order, code }) {
      if (order) inTurn(order, code, () => ship(order, true));
    },
  };
}

interface ScanLine extends Pick<Shipping, 'scans' | 'isReading'> {
  /** Returns the latest result for this order. */
  lastOf(order: OrderRef): Scan | undefined;
  inTurn(order: OrderRef | null, code: string, work: () => Promise<Found>): void;
}

/** Runs everything one after the other, so that two scans of one order never overlap. */
function useScanLine(onLate: (scan: Scan) => void): ScanLine {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [waiting, setWaiting] = useState(0);
  const all = useRef<readonly Scan[]>([]);
  const isShown = useRef(true);
  const lastId = useRef(0);
  const line = useRef(Promise.resolve());
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    scans,
    isReading: waiting > 0,
    lastOf: (order) => all.current.find((scan) => scan.order && toOrderKey(scan.order) === toOrderKey(order)),
    inTurn(order, code, work) {
      setWaiting((count) => count + 1);
      line.current = line.current.then(async () => {
        const found = await work().catch((error: unknown) => toFailed(toFailureError(error).failure));
        if (!isShown.current) {
          // The parcel leaves anyway, so the problem must be reported elsewhere.
          if (toTone(found.outcome) !== 'good') onLate({ id: 0, atMs: 0, order, code, ...found });
          return;
        }
        lastId.current += 1;
        playNotes(melodies[toTone(found.outcome)]);
        setWaiting((count) => count - 1);
        all.current = [{ id: lastId.current, atMs: performance.now(), order, code, ...found }, ...all.current];
        setScans(all.current);
      });
    },
  };
}
