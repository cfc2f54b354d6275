import type { SeenOrder } from '@main/data/offline/offline-orders';
import type { Handlers } from '@main/system/ports/handlers';
import type { FullListName } from '@shared/domain/lists/full-list';

type Shown = Handlers<'fullLists.view' | 'fullLists.rows'>;

const kinds: Partial<Record<FullListName, SeenOrder['kind']>> = { 'orders.list': 'order', 'guestOrders.list': 'guestOrder' };

/** Notes for printing how orders of full lists look on screen, and when those lists were loaded. */
export function withListedOrders<Served extends Shown>(
  served: Served,
  note: (orders: readonly SeenOrder[], seenAt: number) => void,
): Served {
  const readAt = new Map<FullListName, number>();

  function noteRows(list: FullListName, rows: readonly unknown[]): void {
    const kind = kinds[list];
    const seenAt = readAt.get(list);
    // Rows of these lists have the same shape as those of their own calls.
    if (kind && seenAt !== undefined)
      note(
        rows.map((row) => ({ kind, row }) as SeenOrder),
        seenAt,
      );
  }

  return {
    ...served,
    async 'fullLists.view'(...asked: Parameters<Shown['fullLists.view']>) {
      const answer = await served['fullLists.view'](...asked);
      if (answer.readAt !== null) readAt.set(asked[0].list, Date.parse(answer.readAt));
      noteRows(asked[0].list, answer.rows);
      return answer;
    },
    async 'fullLists.rows'(...asked: Parameters<Shown['fullLists.rows']>) {
      const answer = await served['fullLists.rows'](...asked);
      noteRows(asked[0].list, answer.rows);
      return answer;
    },
  };
}
