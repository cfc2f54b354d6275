import type { QueueChange, QueueView } from '@shared/contract/printing/printing';
import { withQueueChange } from '@shared/contract/printing/queue-change';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../reads';

const queueKey = readKey('printing.queue', undefined);

/** Stores the queue's state, unless an event has set a newer one meanwhile. */
export function keepQueue(client: QueryClient, view: QueueView): void {
  client.setQueryData<QueueView>(queueKey, (known) => (known && known.revision > view.revision ? known : view));
}

/** Applies a change of the queue. If it isn't based on the cached revision, the whole queue is loaded again. */
export function takeQueueChange(client: QueryClient, change: QueueChange): void {
  const known = client.getQueryData<QueueView>(queueKey);
  if (change.from === null) client.setQueryData<QueueView>(queueKey, withQueueChange(null, change));
  else if (known?.revision === change.from) client.setQueryData<QueueView>(queueKey, withQueueChange(known, change));
  else if (!known || known.revision < change.revision) void readAgain(client);
}

/** Waits for a running read first, because its response may be older than the event. */
async function readAgain(client: QueryClient): Promise<void> {
  await client
    .getQueryCache()
    .find({ queryKey: queueKey })
    ?.promise?.catch(() => undefined);
  await client.invalidateQueries({ queryKey: queueKey });
}
