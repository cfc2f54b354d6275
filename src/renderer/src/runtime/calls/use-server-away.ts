import { useRead } from './use-read';

/** Time since which the server can't be reached (ISO); null while it can, or before the first response. */
export function useServerAway(): string | null {
  const { data } = useRead('connection.read', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY });
  return data?.state === 'unreachable' && data.apiRoot !== null ? data.since : null;
}
