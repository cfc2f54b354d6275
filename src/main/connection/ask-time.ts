import type { Api } from '../api/api-client';
import type { Endpoint } from '../api/endpoint';

/** Has the server in use answer anything, for the date of the answer; nobody has to be signed in. Waits until it is known which server that is. */
export function createTimeQuestion({ endpoint, api }: { endpoint: Endpoint; api: Pick<Api, 'call'> }): () => Promise<void> {
  const { promise: isChosen, resolve } = Promise.withResolvers<void>();
  endpoint.onChanged(() => resolve());
  return async () => {
    await isChosen;
    const at = endpoint.target();
    // As a probe does: a refusal is the expected answer.
    if (at) await api.call('admins.list', { query: { page: 1 } }, { at });
  };
}
