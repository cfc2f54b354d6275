import type { Api } from '../api/api-client';
import type { Endpoint } from '../api/endpoint';

/** Has the server in use respond, for the date of its response; nobody has to be signed in. Waits until it is known which server that is. */
export function createTimeQuestion({ endpoint, api }: { endpoint: Endpoint; api: Pick<Api, 'touch'> }): () => Promise<void> {
  const { promise: isChosen, resolve } = Promise.withResolvers<void>();
  endpoint.onChanged(() => resolve());
  return async () => {
    await isChosen;
    await api.touch();
  };
}
