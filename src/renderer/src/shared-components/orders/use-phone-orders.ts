import { useRead } from '@renderer/runtime/calls/use-read';
import type { Failure, FailureError } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { toPhoneDigits } from '@shared/domain/phone';
import { type OrderRow, toOrderRow } from '@shared/lists/orders';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PhoneOrders, type PhoneOwner, toPhoneOrders } from './phone-orders';

/** Delay in milliseconds, so that a user who pages through orders doesn't load them. */
const pauseMs = 400;
/** Milliseconds that the result is cached. */
const staleMs = 60_000;
/** More results aren't the orders of one phone. */
const mostRows = 500;

interface KindRead {
  /** Undefined while loading. */
  rows: readonly OrderRow[] | undefined;
  /** Number of results on the server, if not all of them could be loaded. */
  missedOf: number | null;
  failure: Failure | null;
  isReading: boolean;
  readAgain(): void;
}

export interface PhoneOrdersRead {
  /** Orders of the kinds that could be loaded; null while there is none. */
  found: PhoneOrders | null;
  isReading: boolean;
  /** Kinds without permission. */
  hidden: readonly OrderKind[];
  failed: readonly OrderKind[];
  failure: Failure | null;
  /** How many orders of how many were loaded, if not all. */
  partly: { read: number; total: number } | null;
  readAgain(): void;
}

/** Loads the other orders of a phone, of both kinds, shortly after its owner is shown (checklist GOR-19). */
export function usePhoneOrders(owner: PhoneOwner): PhoneOrdersRead | null {
  const digits = toPhoneDigits(owner.customer.phone);
  const isDue = useIsDue(digits);
  const reads = {
    order: useKind('order', digits, isDue),
    guestOrder: useKind('guestOrder', digits, isDue),
  };
  if (digits === null) return null;
  const kinds: readonly OrderKind[] = ['order', 'guestOrder'];
  const isHidden = (kind: OrderKind): boolean => reads[kind].failure?.code === 'forbidden';
  const hidden = kinds.filter(isHidden);
  const failed = kinds.filter((kind) => reads[kind].failure !== null && (!isHidden(kind) || hidden.length === kinds.length));
  const whole = kinds.flatMap((kind) => reads[kind].rows ?? []);
  const missed = kinds.map((kind) => reads[kind]).filter(({ missedOf }) => missedOf !== null);
  return {
    found: kinds.some((kind) => reads[kind].rows) ? toPhoneOrders(owner, whole) : null,
    isReading: kinds.some((kind) => reads[kind].isReading) || (!isDue && kinds.some((kind) => !reads[kind].rows && !reads[kind].failure)),
    hidden,
    failed,
    failure: failed.map((kind) => reads[kind].failure).find((failure) => failure !== null) ?? null,
    partly:
      missed.length > 0
        ? {
            read: missed.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0),
            total: missed.reduce((sum, { missedOf }) => sum + (missedOf ?? 0), 0),
          }
        : null,
    readAgain() {
      for (const kind of failed) reads[kind].readAgain();
    },
  };
}

/** Loads one page, which is nearly always everything; otherwise all rows without a page (OP-24). */
function useKind(kind: OrderKind, digits: string | null, isDue: boolean): KindRead {
  const first = useSearch(kind, { page: 1, search: digits ?? '' }, isDue && digits !== null);
  const total = first.data?.totalItems ?? 0;
  const hasMore = first.data !== undefined && total > seenOf(first.data) && total <= mostRows;
  const rest = useSearch(kind, { search: digits ?? '' }, isDue && hasMore);
  const { data, error, isFetching, refetch } = hasMore ? rest : first;
  return {
    rows: data?.rows,
    missedOf: data && data.totalItems > data.rows.length ? data.totalItems : null,
    failure: data ? null : (error?.failure ?? null),
    isReading: isFetching && !data,
    readAgain: () => void refetch(),
  };
}

interface Answer {
  rows: readonly OrderRow[];
  unreadable: readonly unknown[];
  totalItems: number;
}

const seenOf = ({ rows, unreadable }: Answer): number => rows.length + unreadable.length;

const ofOrders = ({ rows, ...rest }: ValueOf<'orders.list'>): Answer => ({ ...rest, rows: rows.map((row) => toOrderRow('order', row)) });
const ofGuests = ({ rows, ...rest }: ValueOf<'guestOrders.list'>): Answer => ({
  ...rest,
  rows: rows.map((row) => toOrderRow('guestOrder', row)),
});

function useSearch(kind: OrderKind, query: { page?: number; search: string }, enabled: boolean): UseQueryResult<Answer, FailureError> {
  const options = { failure: 'inPlace', keepPrevious: false, staleTimeMs: staleMs } as const;
  const orders = useRead('orders.list', { query }, { ...options, enabled: enabled && kind === 'order', select: ofOrders });
  const guests = useRead('guestOrders.list', { query }, { ...options, enabled: enabled && kind === 'guestOrder', select: ofGuests });
  return kind === 'order' ? orders : guests;
}

/** Returns false for a moment after `subject` has changed. */
function useIsDue(subject: string | null): boolean {
  const [due, setDue] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDue(subject), pauseMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return due === subject;
}
