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

/** What this computer keeps of a list, shown because the server cannot be reached. */
export interface OfflinePage {
  /** Since when it has not answered; ISO. */
  awaySince: string;
  /** When the server showed the oldest and the newest of the rows; null without rows. */
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

/** `isLooking`: whether something is kept is not known yet. */
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
    // Older rows stay on screen, and nothing else says that they are older.
    if (isAway && data?.keptItems === 0 && hasOwn && error) notify.failure(error.failure);
  }, [isAway, data?.keptItems, hasOwn, error]);
  return {
    isLooking: isAway && isPending,
    kept: isKept ? { awaySince, asOf: toSpan(data.seenAt), value: data, isStale: isPlaceholderData } : null,
  };
}

/** Another screen has found the server away, or back: this one sees for itself. */
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

/** While it is asked again after a failure, nothing has changed yet. */
function useHasFailed({ error, isFetching }: Asked['own']): boolean {
  const before = useRef(false);
  const hasFailed = error ? isServerAway(error.failure) : isFetching && before.current;
  before.current = hasFailed;
  return hasFailed;
}

/** A gateway that answers for the server leaves the connection as it is: then the time counts from the first failure. */
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
