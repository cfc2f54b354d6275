import type { SeenOrder } from '@main/data/offline/kept-orders';
import type { Handlers } from '@main/system/ports/handlers';
import type { WholeListName } from '@shared/domain/lists/whole-list';

type Shown = Handlers<'wholeLists.view' | 'wholeLists.rows'>;

const kinds: Partial<Record<WholeListName, SeenOrder['kind']>> = { 'orders.list': 'order', 'guestOrders.list': 'guestOrder' };

/** Lets printing know what orders of lists that were read whole look like on screen, and as of when. */
export function withListedOrders<Served extends Shown>(
  served: Served,
  note: (orders: readonly SeenOrder[], seenAt: number) => void,
): Served {
  const readAt = new Map<WholeListName, number>();

  function noteRows(list: WholeListName, rows: readonly unknown[]): void {
    const kind = kinds[list];
    const seenAt = readAt.get(list);
    // Rows of these lists are as their own calls answer with them.
    if (kind && seenAt !== undefined)
      note(
        rows.map((row) => ({ kind, row }) as SeenOrder),
        seenAt,
      );
  }

  return {
    ...served,
    async 'wholeLists.view'(...asked: Parameters<Shown['wholeLists.view']>) {
      const answer = await served['wholeLists.view'](...asked);
      if (answer.readAt !== null) readAt.set(asked[0].list, Date.parse(answer.readAt));
      noteRows(asked[0].list, answer.rows);
      return answer;
    },
    async 'wholeLists.rows'(...asked: Parameters<Shown['wholeLists.rows']>) {
      const answer = await served['wholeLists.rows'](...asked);
      noteRows(asked[0].list, answer.rows);
      return answer;
    },
  };
}
