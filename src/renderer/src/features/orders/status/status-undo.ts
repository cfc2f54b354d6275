import { ask } from '@renderer/runtime/calls/bridge';
import type { Undoable, UndoableRecord } from '@renderer/runtime/calls/undo/undoable';
import { i18n } from '@renderer/runtime/texts/i18n';
import { isolate } from '@renderer/ui/text/isolate';
import { toLanguage } from '@shared/domain/language';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { orderKinds } from '../order-kinds';
import type { OrderRow } from '../order-row';
import { readOrder } from '../read-order';
import { writeStatusToCache } from './order-status-cache';
import { toStatusText } from './status-intro';

const isSettable = (status: string): status is OrderStatus => orderStatuses.some((known) => known === status);

/** Each order gets back what it had, as long as it still has what was set; null when nothing was changed. `before`: by the id of the order. */
export function toStatusUndo(
  client: QueryClient,
  orders: readonly OrderRow[],
  before: ReadonlyMap<number, string>,
  status: OrderStatus,
): Undoable | null {
  const changed = orders.filter(({ id }) => before.has(id));
  const [only] = changed;
  if (!only) return null;
  return {
    text: (t) =>
      changed.length === 1
        ? t('orders.undo.one', { id: only.id, was: toStatusText(before.get(only.id) ?? '', t), status: toStatusText(status, t) })
        : t('orders.undo.many', { count: changed.length, status: toStatusText(status, t) }),
    records: changed.map((order) => toRecord(client, order, before.get(order.id) ?? '', status)),
    calls: [...new Set(changed.map(({ kind }) => orderKinds[kind].changeStatus))],
  };
}

function toRecord(client: QueryClient, order: OrderRow, was: string, made: OrderStatus): UndoableRecord {
  const { kind, id } = order;
  return {
    name: isolate(`#${id}`, toLanguage(i18n.language)),
    async putBack() {
      if (!isSettable(was)) return 'impossible';
      const now = await readOrder(order);
      if (!now) return 'gone';
      if (now.status !== made) {
        writeStatusToCache(client, order, now.status);
        return 'moved';
      }
      const answer = await ask(orderKinds[kind].changeStatus, { params: { id }, body: { status: was } });
      if (answer.ok) writeStatusToCache(client, order, was);
      return answer;
    },
  };
}
