import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useCurrentEntry } from '../use-current-route';

const orderPaths: Record<OrderKind, string> = { order: 'orders', guestOrder: 'orders-guest' };
const kinds: readonly OrderKind[] = ['order', 'guestOrder'];
const messageCalls: Readonly<Record<string, string>> = {
  'home/contact-us': 'homeMessages.list',
  'masterHN/contact-us': 'shopMessages.list',
};
const openMessages = Object.values(messageCalls);

interface Known {
  /** Number of new orders that came while their list wasn't on screen. */
  arrived: Record<OrderKind, number>;
  /** Number of open messages as last loaded, by the list's call. */
  open: Readonly<Record<string, number>>;
}

const nothing: Known = { arrived: { order: 0, guestOrder: 0 }, open: {} };
const useKnown = create<Known>(() => nothing);

// Another user must not see it.
onOwnerLeft(() => useKnown.setState(nothing));

const noteArrived = (kind: OrderKind, toCount: (before: number) => number): void =>
  useKnown.setState(({ arrived }) => ({ arrived: { ...arrived, [kind]: toCount(arrived[kind]) } }));

/** Updates the sidebar's badges from data that is loaded anyway. */
export function useBadgeKeeping(): void {
  const current = useCurrentEntry();
  const shown = kinds.find((kind) => orderPaths[kind] === current);
  useEvent('newOrders.arrived', ({ kind, orders }) => {
    if (kind !== shown) noteArrived(kind, (before) => before + orders.length);
  });
  useEffect(() => {
    if (shown) noteArrived(shown, () => 0);
  }, [shown]);
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        const [call, input] = query.queryKey as [string, { query?: { page?: number; status?: string } } | undefined];
        if (type !== 'updated' || !openMessages.includes(call) || input?.query?.page !== 1 || input.query.status !== 'open') return;
        const { totalItems: count } = (query.state.data ?? {}) as { totalItems?: number };
        if (count === undefined || useKnown.getState().open[call] === count) return;
        useKnown.setState(({ open }) => ({ open: { ...open, [call]: count } }));
      }),
    [client],
  );
}

export interface EntryBadge {
  count: number;
  /** The count as a text. */
  text: string;
}

/** Returns the number of new orders or open messages, without a request to the server. Null if there are none. */
export function useEntryBadge(path: string): EntryBadge | null {
  const t = useTexts();
  const kind = kinds.find((known) => orderPaths[known] === path);
  const count = useKnown(({ arrived, open }) => (kind ? arrived[kind] : (open[messageCalls[path] ?? ''] ?? 0)));
  if (count === 0) return null;
  return { count, text: kind ? t(`shell.news.${kind}`, { count }) : t('shell.openMessages', { count }) };
}
