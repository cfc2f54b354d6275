import type { FailurePlace } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import type { FailureError } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { type DefaultError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toFailureError } from './bridge';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: FailureError;
    queryMeta: { failure: FailureHandling; standIn?: boolean };
    mutationMeta: { failure: FailureHandling; place: FailurePlace };
  }
}

/**
 * Who shows a failure: `present`: the failure presenter. `inPlace`: the calling component. `auto` (reads): the presenter, if older data
 * stays on screen, else the component's error state.
 */
export type FailureHandling = 'present' | 'inPlace' | 'auto';

const staleMs = 5_000;

/**
 * The only cache of server state. Retries are done in the main process. Network detection is off, because a server on this computer can be
 * reached offline.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error: DefaultError, query) {
        const { failure } = toFailureError(error);
        const handling = query.meta?.failure ?? 'auto';
        const hasStandIn = query.meta?.standIn === true && isServerAway(failure);
        const shownInPlace = handling === 'inPlace' || hasStandIn || (handling === 'auto' && query.state.data === undefined);
        if (!shownInPlace || failure.code === 'sessionEnded') notify.failure(failure);
      },
    }),
    mutationCache: new MutationCache({
      onError(error: DefaultError, _input, _context, mutation) {
        const { failure } = toFailureError(error);
        if (mutation.meta?.failure !== 'inPlace' || failure.code === 'sessionEnded') notify.failure(failure, mutation.meta?.place);
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: staleMs, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
