import type { QueueChange, QueueView } from '@shared/contract/printing/printing';
import { withQueueChange } from '@shared/contract/printing/queue-change';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../reads';

const queueKey = readKey('printing.queue', undefined);

/** Takes an answer of the main process over, unless something newer was told meanwhile. */
export function keepQueue(client: QueryClient, view: QueueView): void {
  client.setQueryData<QueueView>(queueKey, (known) => (known && known.revision > view.revision ? known : view));
}

/** What does not go on from the view that is known is read again, as a whole. */
export function takeQueueChange(client: QueryClient, change: QueueChange): void {
  const known = client.getQueryData<QueueView>(queueKey);
  if (change.from === null) client.setQueryData<QueueView>(queueKey, withQueueChange(null, change));
  else if (known?.revision === change.from) client.setQueryData<QueueView>(queueKey, withQueueChange(known, change));
  else if (!known || known.revision < change.revision) void readAgain(client);
}

/** An answer that is under way may be older than what was told. */
async function readAgain(client: QueryClient): Promise<void> {
  await client
    .getQueryCache()
    .find({ queryKey: queueKey })
    ?.promise?.catch(() => undefined);
  await client.invalidateQueries({ queryKey: queueKey });
}
