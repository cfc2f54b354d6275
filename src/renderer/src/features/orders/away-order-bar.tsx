import { useRead } from '@renderer/runtime/calls/use-read';
import { useServerAway } from '@renderer/runtime/calls/use-server-away';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AwayBar, toSpanText } from '@renderer/ui/feedback/away-bar';
import type { OrderRow } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { orderKinds } from './order-kinds';
import { useSeenAt } from './use-seen-at';

/**
 * Shown above an order while the server can't be reached, with the age of the order's data. It repeats the read, so that it disappears when
 * the server is back.
 */
export function AwayOrderBar({ order }: { order: OrderRow }): ReactElement | null {
  const since = useServerAway();
  return since === null ? null : <Bar order={order} since={since} />;
}

function Bar({ order, since }: { order: OrderRow; since: string }): ReactElement {
  const { kind, id } = order;
  const t = useTexts();
  const format = useFormat();
  const own = useRead(orderKinds[kind].list, { query: { page: 1, search: String(id) } }, { failure: 'inPlace', standIn: true });
  const seenAt = useSeenAt(order);
  const shown = seenAt === undefined ? null : t('offline.shownOrder', { time: toSpanText({ from: seenAt, to: seenAt }, t, format) });
  return (
    <AwayBar since={since} shown={shown} isTrying={own.isFetching} onTry={() => void own.refetch()}>
      {t('offline.order')}
    </AwayBar>
  );
}
