import { noteUndo } from '@renderer/runtime/calls/undo/undo';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import { sessionMark } from '@renderer/runtime/state/session-mark';
import { i18n } from '@renderer/runtime/texts/i18n';
import { type BulkOutcome, writeEach } from '@renderer/ui/list/bulk/write-each';
import type { Failure } from '@shared/contract/result';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { QueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { writeStatusToCache } from '../order-status-cache';
import { toStatusWrite } from '../status-write';
import { savingOrders } from './saving-orders';

/** Results of the print that follows a save: the queued sheets, and a failure. */
export interface Followed {
  sheets: number;
  failure: Failure | null;
}

interface StatusSave {
  client: QueryClient;
  /** The order as the user saw it. */
  order: OrderRow;
  status: OrderStatus;
  /** Opens the order, with the status dialog if the result is unknown. */
  open(order: OrderRow, isAsking: boolean): void;
  onSaved?(order: OrderRow): void;
  /** The server has another status than the user saw. */
  onRead?(order: OrderRow, now: string): void;
  /**
   * Set if the user moves on, so that the success message names the order. Called once the server has the status, in the order in which
   * orders were saved; not for an order that someone else has set.
   */
  follow?(order: OrderRow): Promise<Followed>;
}

interface Written {
  saved: OrderRow;
  undoing: ReturnType<typeof noteUndo> | null;
}

/** Prints in the order of the key presses, independent of the order of the responses. */
const followInTurn = pLimit(1);

/**
 * Saves the status of one order in the background; the order shows that it is being saved. It is loaded first, and not changed if its
 * status differs from what the user saw. A failure is shown as a message that names the order and opens it.
 */
export async function saveStatus(save: StatusSave): Promise<void> {
  if (savingOrders.has(save.order)) return;
  const mark = sessionMark();
  const sent = send(save, mark);
  const finish = async (): Promise<void> => finishSave(save, await sent, mark);
  await (save.follow ? followInTurn(finish) : finish());
}

/** Sends the status. Returns whether the server has it, and its undo; null if nothing was written. */
async function send({ client, order, status, open, onSaved, onRead }: StatusSave, mark: number): Promise<Written | null> {
  savingOrders.put(order, status);
  let known = order.status;
  const write = toStatusWrite(client, status, {
    orders: [order],
    onRead(row, now) {
      known = now;
      writeStatusToCache(client, row, now);
      onRead?.(row, now);
    },
  });
  const { signal } = new AbortController();
  const outcome = await writeEach(write, [order], { client, signal, onProgress: () => undefined });
  savingOrders.remove(order);
  // Don't show the result to another user.
  if (mark !== sessionMark()) return null;
  const saved = { ...order, status };
  if (outcome.written.length + outcome.unchanged.length > 0) onSaved?.(saved);
  if (outcome.written.length === 0) {
    tellLeft(outcome, status, (isAsking) => open({ ...order, status: known }, isAsking));
    return null;
  }
  const made = write.toUndo?.(outcome.written);
  return { saved, undoing: made ? noteUndo(client, made) : null };
}

async function finishSave({ status, open, follow }: StatusSave, written: Written | null, mark: number): Promise<void> {
  if (!written) return;
  const { saved, undoing } = written;
  if (mark !== sessionMark()) return;
  const followed = await follow?.(saved);
  if (mark !== sessionMark()) return;
  notify.success(toSuccessText(saved, followed), undoing?.action, undoing?.about, toShared(status, followed?.sheets ?? 0));
  if (followed?.failure) {
    const reason = toFailureText(followed.failure, i18n.t);
    notify.warning(
      i18n.t('orders.saving.notPrinted', { id: saved.id, reason }),
      toOpening(saved, () => open(saved, false)),
    );
  }
}

const toOpening = ({ id }: OrderRow, run: () => void) => ({ label: i18n.t('orders.saving.open', { id }), run });

function toSuccessText({ id }: OrderRow, followed: Followed | undefined): string {
  if (!followed) return i18n.t('orders.statusUpdated');
  return followed.sheets > 0
    ? i18n.t('orders.saving.savedAndPrinted', { id, count: followed.sheets })
    : i18n.t('orders.saving.saved', { id });
}

/** Merges messages of orders that were set to one status, such as `44 orders, 88 sheets sent to print`. */
function toShared(status: OrderStatus, sheets: number): Parameters<typeof notify.success>[3] {
  return {
    kind: `order ${status}`,
    amounts: { orders: 1, sheets },
    toText({ orders = 0, sheets: all = 0 }) {
      const text = i18n.t('orders.statusUpdatedMany', { count: orders });
      return all > 0 ? i18n.t('orders.saving.printedTogether', { text, count: all }) : text;
    },
  };
}

function tellLeft(
  { failed, changedBySomeone, unchanged }: BulkOutcome<OrderRow>,
  wanted: OrderStatus,
  open: (isAsking: boolean) => void,
): void {
  const status = toStatusText(wanted, i18n.t);
  const toAsking = (order: OrderRow) => toOpening(order, () => open(true));
  for (const order of unchanged)
    notify.warning(
      i18n.t('orders.saving.already', { id: order.id, status }),
      toOpening(order, () => open(false)),
    );
  for (const order of changedBySomeone) notify.warning(i18n.t('orders.saving.moved', { id: order.id, status }), toAsking(order));
  for (const { row, failure } of failed) {
    const reason = toFailureText(failure, i18n.t);
    notify.warning(i18n.t('orders.saving.failed', { id: row.id, status, reason }), toAsking(row));
  }
}
