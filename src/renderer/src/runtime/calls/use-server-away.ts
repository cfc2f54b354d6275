import { useRead } from './use-read';

/** Since when the server has not been reached, ISO; null while it is, or before the first answer. */
export function useServerAway(): string | null {
  const { data } = useRead('connection.read', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY });
  return data?.state === 'unreachable' && data.apiRoot !== null ? data.since : null;
}
