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
import type { Translate } from '@shared/i18n/translate';
import type { OrderRow } from '@shared/lists/orders';
import { type ReactElement, useEffect, useState } from 'react';

const useStyles = makeStyles({ pill: { borderRadius: tokens.borderRadiusCircular, whiteSpace: 'nowrap' } });

const melody = [660, 880];

interface ArrivalPillProps extends ListHead<OrderRow> {
  kind: OrderKind;
}

/** A button such as `2 new orders` beside the title, which shows them on a press; the rows don't move automatically. */
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
    <div role="status">
      <Button
        className={styles.pill}
        size="small"
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

/** Returns how often new orders are looked for, such as `30 seconds`. */
export function toIntervalText(seconds: number, t: Translate): string {
  if (seconds === 0) return t('arrivals.never');
  return seconds < 60 ? t('arrivals.seconds', { count: seconds }) : t('arrivals.minutes', { count: seconds / 60 });
}

/** Orders without a date match any range. */
function isInDates({ createdAt }: ArrivedOrder, dates: ArrivalPillProps['state']['dates']): boolean {
  const moment = toMoment(createdAt);
  if (!dates || Number.isNaN(moment.getTime())) return true;
  const day = toKuwaitDay(moment);
  return day >= dates.from && day <= dates.to;
}
