import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronUp16Regular } from '@fluentui/react-icons';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toOrderLink } from '@renderer/shared-components/orders/order-links';
import type { PhoneOrders } from '@renderer/shared-components/orders/phone-orders';
import { type PhoneOrdersRead, usePhoneOrders } from '@renderer/shared-components/orders/use-phone-orders';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { withBackLink } from '@renderer/ui/layout/back-link';
import { hairline } from '@renderer/ui/layout/hairline';
import { noShrink, plainList, stack } from '@renderer/ui/layout/layout-styles';
import { DateText } from '@renderer/ui/text/date-text';
import { Money } from '@renderer/ui/text/money';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import { toDatePart } from '@shared/domain/dates';
import type { Translate } from '@shared/i18n/translate';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Fact, Facts } from '../../facts';
import { useWayBack } from './use-way-back';

const useOrderLinkLineStyles = makeStyles({
  list: { ...stack.gap8, ...plainList },
  scrolled: { maxBlockSize: '320px', overflowY: 'auto', paddingInlineEnd: '8px' },
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' },
  what: smallQuietText,
});

interface LinkProps {
  /** The order that the back link leads to. */
  from: OrderRow;
  order: OrderRow;
}

/** Shows the order's number as a link. */
function OrderLink({ from, order }: LinkProps): ReactElement {
  const t = useTexts();
  const wayBack = useWayBack(from);
  const { to, state } = toOrderLink('details', order);
  return (
    <TextLink to={to} state={withBackLink(state, wayBack)}>
      <bdi>{t('orders.number', { id: order.id })}</bdi>
    </TextLink>
  );
}

/** Shows `#10470, 19 Nov 2026`. */
function OrderLinkLine({ from, order }: LinkProps): ReactElement {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <OrderLink from={from} order={order} />
      {order.createdAt && `${t('forms.separator')}${format.date(toDatePart(order.createdAt))}`}
    </>
  );
}

/** Maximum number of rows without a scroll bar. */
const mostUnscrolled = 7;

/** Lists orders with day, status, and amount. */
function PhoneOrdersList({ from, orders }: { from: OrderRow; orders: readonly OrderRow[] }): ReactElement {
  const styles = useOrderLinkLineStyles();
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

const useStyles = makeStyles({
  // As high as the usual content, so that nothing moves when it is loaded.
  root: { ...stack.gap4, minBlockSize: 'calc(4lh + 78px)', marginBlockStart: '12px', paddingBlockStart: '12px', ...hairline.blockStart },
  title: { ...strongText, margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  note: { ...smallQuietText, margin: 0 },
  // Aligns its text with the others.
  button: { ...noShrink, alignSelf: 'flex-start', marginInlineStart: '-8px' },
});

/** Shows the other orders of the phone, of both kinds; renders nothing for an order without a phone. Reserves its height while loading. */
export function PhoneOrdersPart({ order }: { order: OrderRow }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const titleId = useId();
  const read = usePhoneOrders(order);
  if (!read) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId} aria-busy={read.isReading}>
      <h3 id={titleId} className={styles.title}>
        {t('customerCard.title')}
      </h3>
      <Content order={order} read={read} />
    </section>
  );
}

function Content({ order, read }: { order: OrderRow; read: PhoneOrdersRead }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { found, isReading, hidden, failed, failure, partly, readAgain } = read;
  if (isReading) return <Skeleton />;
  const isWhole = failed.length === 0 && partly === null;
  const [only] = hidden.length === 1 ? (['order', 'guestOrder'] as const).filter((kind) => !hidden.includes(kind)) : [];
  return (
    <>
      {failure && (
        <>
          <p className={styles.note} role="status">
            {t(`customerCard.failed.${failed.length > 1 ? 'both' : (failed[0] ?? 'both')}`)} <bdi>{toFailureText(failure, t)}</bdi>
          </p>
          <Button className={styles.button} appearance="subtle" size="small" onClick={readAgain}>
            {t('common.retry')}
          </Button>
        </>
      )}
      {partly && <p className={styles.note}>{t('customerCard.partly', partly)}</p>}
      {found && found.rows.length > 0 && <Found order={order} found={found} isWhole={isWhole} />}
      {found?.rows.length === 0 && isWhole && (
        <>
          <span>{t(only ? 'customerCard.none' : 'customerCard.first')}</span>
          {!only && <p className={styles.note}>{t('customerCard.searched')}</p>}
        </>
      )}
      {only && <p className={styles.note}>{t(`customerCard.only.${only}`)}</p>}
    </>
  );
}

function Skeleton(): ReactElement {
  const t = useTexts();
  const bar = (width: string): ReactNode => <SkeletonBar width={width} isAtEnd />;
  return (
    <Facts>
      <Fact name={t('customerCard.counted')}>{bar('24px')}</Fact>
      <Fact name={t('customerCard.total')}>{bar('96px')}</Fact>
      <Fact name={t('customerCard.last')}>{bar('120px')}</Fact>
    </Facts>
  );
}

/** `isWhole`: no order is missing, so they can be counted and summed. */
function Found({ order, found, isWhole }: { order: OrderRow; found: PhoneOrders; isWhole: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const listId = useId();
  const [isShown, setShown] = useState(false);
  const { rows } = found;
  const [last] = rows;
  return (
    <>
      {isWhole && last && (
        <>
          <Facts>
            <Fact name={t('customerCard.counted')}>{format.number(rows.length)}</Fact>
            <Fact name={t('customerCard.total')}>
              <Money fils={found.totalFils} />
            </Fact>
            <Fact name={t('customerCard.last')}>
              <OrderLinkLine from={order} order={last} />
            </Fact>
          </Facts>
          <p className={styles.note}>{toCountedText(found, t)}</p>
        </>
      )}
      {(rows.length > 1 || !isWhole) && (
        <>
          <Button
            className={styles.button}
            appearance="subtle"
            size="small"
            icon={isShown ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
            aria-expanded={isShown}
            aria-controls={listId}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'customerCard.hide' : 'customerCard.show', { count: rows.length })}
          </Button>
          <div id={listId}>{isShown && <PhoneOrdersList from={order} orders={rows} />}</div>
        </>
      )}
    </>
  );
}

/** Returns `5 registered orders · 2 guest orders · 1 canceled, not in the total`. */
function toCountedText({ counts, canceled }: PhoneOrders, t: Translate): string {
  return [
    ...(counts.order > 0 ? [t('customerCard.registered', { count: counts.order })] : []),
    ...(counts.guestOrder > 0 ? [t('customerCard.guest', { count: counts.guestOrder })] : []),
    ...(canceled > 0 ? [t('customerCard.canceled', { count: canceled })] : []),
  ].join(' · ');
}
