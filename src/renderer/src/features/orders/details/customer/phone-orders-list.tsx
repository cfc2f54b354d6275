import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { withCameFrom } from '@renderer/ui/layout/came-from';
import { plainList, stack } from '@renderer/ui/layout/layout-styles';
import { DateText } from '@renderer/ui/text/date-text';
import { Money } from '@renderer/ui/text/money';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import { toDatePart } from '@shared/domain/dates';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { toOrderLink } from '../../order-navigation';
import { useWayBack } from './use-way-back';

const useStyles = makeStyles({
  list: { ...stack.gap8, ...plainList },
  scrolled: { maxBlockSize: '320px', overflowY: 'auto', paddingInlineEnd: '8px' },
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' },
  what: smallQuietText,
});

interface LinkProps {
  /** From where one comes back. */
  from: OrderRow;
  order: OrderRow;
}

/** The number, which opens the order. */
function OrderLink({ from, order }: LinkProps): ReactElement {
  const t = useTexts();
  const wayBack = useWayBack(from);
  const { to, state } = toOrderLink('details', order);
  return (
    <TextLink to={to} state={withCameFrom(state, wayBack)}>
      <bdi>{t('orders.number', { id: order.id })}</bdi>
    </TextLink>
  );
}

/** `#10470, 19 Nov 2026` */
export function OrderLinkLine({ from, order }: LinkProps): ReactElement {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <OrderLink from={from} order={order} />
      {order.createdAt && `${t('forms.separator')}${format.date(toDatePart(order.createdAt))}`}
    </>
  );
}

/** So many stand below each other without a scroll bar. */
const mostUnscrolled = 7;

/** Each with its day, status and amount. */
export function PhoneOrdersList({ from, orders }: { from: OrderRow; orders: readonly OrderRow[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <ul className={mergeClasses(styles.list, orders.length > mostUnscrolled && styles.scrolled)} aria-label={t('customerCard.title')}>
      {orders.map((order) => (
        <li key={`${order.kind} ${order.id}`}>
          <div className={styles.line}>
            <OrderLink from={from} order={order} />
            <Money fils={order.totalFils} />
          </div>
          <div className={styles.what}>
            <DateText iso={toDatePart(order.createdAt)} />
            {t('forms.separator')}
            {toStatusText(order.status, t)}
            {order.kind === 'guestOrder' && `${t('forms.separator')}${t('customerCard.guestOrder')}`}
          </div>
        </li>
      ))}
    </ul>
  );
}
