import { noteOwnBatch } from '@renderer/parts/printing/queue/own-batches';
import { ask } from '@renderer/runtime/calls/bridge';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { OrderRow } from '@shared/lists/orders';
import { toOrderRef } from '../../order-kinds';
import type { Followed } from './save-status';

/** While the goods are still in the house. */
const printedWith: ReadonlySet<string> = new Set(['process', 'shipped'] satisfies OrderStatus[]);
const nothing: Followed = { sheets: 0, failure: null };

/**
 * What one press on *Print* prints, as far as this computer has a printer for it and has not printed it before: nobody asked for a copy.
 * Never rejects.
 */
export async function printFollowing(order: OrderRow): Promise<Followed> {
  if (!printedWith.has(order.status)) return nothing;
  const orders = [toOrderRef(order)];
  const settings = await ask('printing.readSettings', undefined);
  if (!settings.ok) return { ...nothing, failure: settings.error };
  const { pressed, routes } = settings.value;
  const before = await ask('printing.printedBefore', { orders });
  // Where it cannot be told, the copies carry their mark all the same.
  const printed = new Set(before.ok ? before.value.flatMap(({ documents }) => documents) : []);
  const documents = pressed.filter((document) => routes[document].printer !== null && !printed.has(document));
  if (documents.length === 0) return nothing;
  const queued = await ask('printing.enqueue', { orders, documents });
  if (queued.ok) {
    noteOwnBatch(queued.value.batchId);
    return { sheets: queued.value.jobIds.length, failure: null };
  }
  // Decided for this computer: there is nothing that its person could do about it with every order.
  return queued.error.code === 'printingForbidden' ? nothing : { ...nothing, failure: queued.error };
}
