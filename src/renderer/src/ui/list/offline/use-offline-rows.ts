import { useRead } from '@renderer/runtime/calls/use-read';
import { useServerAway } from '@renderer/runtime/calls/use-server-away';
import { notify } from '@renderer/runtime/notices/notify';
import type { Span } from '@renderer/ui/feedback/away-bar';
import type { FailureError } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListState } from '../state/list-state';

/** The stored rows of a list, shown because the server can't be reached. */
export interface OfflinePage {
  /** Time since which the server hasn't responded; ISO. */
  awaySince: string;
  /** When the server returned the oldest and the newest row; null without rows. */
  asOf: Span | null;
}

interface KeptRead extends OfflinePage {
  value: ValueOf<'offline.orders'>;
  isStale: boolean;
}

interface Asked {
  /** The list's own read. */
  own: Pick<UseQueryResult<unknown, FailureError>, 'error' | 'data' | 'isFetching' | 'refetch'>;
  toInput: ((state: ListState) => InputOf<'offline.orders'>) | undefined;
  state: ListState;
}

/** `isLooking`: it isn't known yet whether rows are stored. */
export function useOfflineRows({ own, toInput, state }: Asked): { isLooking: boolean; kept: KeptRead | null } {
  const { error } = own;
  const hasOwn = own.data !== undefined;
  const unreachableSince = useServerAway();
  const hasFailed = useHasFailed(own);
  useFollowing(own, toInput !== undefined, unreachableSince !== null);
  const isAway = toInput !== undefined && (hasFailed || unreachableSince !== null);
  const awaySince = useFirst(isAway, unreachableSince);
  const input = toInput?.(state) ?? { kind: 'order', page: 1 };
  const { data, isPending, isPlaceholderData } = useRead('offline.orders', input, { enabled: isAway, failure: 'inPlace', staleTimeMs: 0 });
  const isKept = isAway && data !== undefined && data.keptItems > 0;
  useEffect(() => {
    // Older rows stay on screen, so a message has to show the failure.
    if (isAway && data?.keptItems === 0 && hasOwn && error) notify.failure(error.failure);
  }, [isAway, data?.keptItems, hasOwn, error]);
  return {
    isLooking: isAway && isPending,
    kept: isKept ? { awaySince, asOf: toSpan(data.seenAt), value: data, isStale: isPlaceholderData } : null,
  };
}

/** Repeats the list's read if another screen has found that the server went away or came back. */
function useFollowing(own: Asked['own'], hasStandIn: boolean, isUnreachable: boolean): void {
  const latest = useRef(own);
  latest.current = own;
  const seen = useRef(false);
  useEffect(() => {
    const { error, refetch } = latest.current;
    const isNews = isUnreachable !== seen.current && isUnreachable === (error === null);
    seen.current = isUnreachable;
    if (hasStandIn && isNews) void refetch({ cancelRefetch: false });
  }, [hasStandIn, isUnreachable]);
}

/** During a retry after a failure, the failure still counts. */
function useHasFailed({ error, isFetching }: Asked['own']): boolean {
  const before = useRef(false);
  const hasFailed = error ? isServerAway(error.failure) : isFetching && before.current;
  before.current = hasFailed;
  return hasFailed;
}

/**
 * Returns the start of the outage. A gateway that responds for the server doesn't change the connection's state, so the time of the first
 * failure is used.
 */
function useFirst(isAway: boolean, unreachableSince: string | null): string {
  const first = useRef<string | null>(null);
  if (!isAway) first.current = null;
  else first.current ??= new Date().toISOString();
  return unreachableSince ?? first.current ?? '';
}

function toSpan(times: readonly string[]): OfflinePage['asOf'] {
  const [from] = times.toSorted();
  const to = times.toSorted().at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}
