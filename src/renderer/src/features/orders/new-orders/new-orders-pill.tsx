import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { playNotes } from '@renderer/runtime/sounds/play-notes';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ListHead } from '@renderer/ui/list/list-definition';
import type { ArrivedOrder } from '@shared/contract/shop/new-orders';
import { toKuwaitDay, toMoment } from '@shared/domain/dates';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';
import { type ReactElement, useEffect, useState } from 'react';

const useStyles = makeStyles({
  // Without a height, so that nothing moves when it appears.
  place: { position: 'relative', height: 0, zIndex: 3, display: 'flex', justifyContent: 'center' },
  pill: { position: 'absolute', insetBlockStart: '50px', borderRadius: tokens.borderRadiusCircular, boxShadow: tokens.shadow8 },
});

const melody = [660, 880];

interface ArrivalPillProps extends ListHead<OrderRow> {
  kind: OrderKind;
}

/** A button such as `2 new orders` above the list, which shows them on a press; the rows don't move automatically. */
export function NewOrdersPill({ kind, rows, state, showFirst }: ArrivalPillProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const [came, setCame] = useState<readonly ArrivedOrder[]>([]);
  const { data: settings } = useRead('newOrders.readSettings', undefined, { failure: 'inPlace' });
  useEffect(() => {
    const look = (): void => void ask('newOrders.check', undefined);
    void ask('newOrders.watch', { kind });
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('focus', look);
      void ask('newOrders.watch', { kind: null });
    };
  }, [kind]);
  useEvent('newOrders.arrived', (arrivals) => {
    if (arrivals.kind !== kind) return;
    setCame((known) => [...arrivals.orders, ...known]);
    if (settings?.sound) playNotes(melody);
  });
  // Orders that were on screen once are no longer new, on any page or view.
  const seen = new Set(rows.map(({ id }) => id));
  if (came.some(({ id }) => seen.has(id))) setCame(came.filter(({ id }) => !seen.has(id)));
  const news = came.filter((order) => isInDates(order, state.dates));
  const isAllSeen = came.length === 0;
  useEffect(() => {
    if (isAllSeen) void ask('newOrders.markSeen', undefined);
  }, [isAllSeen]);
  if (news.length === 0) return null;
  return (
    <div className={styles.place} role="status">
      <Button
        className={styles.pill}
        appearance="primary"
        icon={<ArrowUpRegular />}
        onClick={() => {
          setCame([]);
          showFirst();
        }}
      >
        {t(`shell.news.${kind}`, { count: news.length })}
      </Button>
    </div>
  );
}

/** Orders without a date match any range. */
function isInDates({ createdAt }: ArrivedOrder, dates: ArrivalPillProps['state']['dates']): boolean {
  const moment = toMoment(createdAt);
  if (!dates || Number.isNaN(moment.getTime())) return true;
  const day = toKuwaitDay(moment);
  return day >= dates.from && day <= dates.to;
}
