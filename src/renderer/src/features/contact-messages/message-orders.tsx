import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useToday } from '@renderer/runtime/state/today';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CustomerNote } from '@renderer/shared-components/notes/customer-note';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import { toOrderLink, toOrdersOf } from '@renderer/shared-components/orders/order-links';
import type { PhoneOrders } from '@renderer/shared-components/orders/phone-orders';
import { usePhoneOrders } from '@renderer/shared-components/orders/use-phone-orders';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { hairline } from '@renderer/ui/layout/hairline';
import { atEnd, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { DateText } from '@renderer/ui/text/date-text';
import { Money } from '@renderer/ui/text/money';
import { TextLink } from '@renderer/ui/text/text-link';
import { smallQuietText, smallQuietWords, strongText, truncatedText } from '@renderer/ui/text/text-styles';
import { toDatePart } from '@shared/domain/dates';
import { inLanguage } from '@shared/domain/language';
import { toPhoneDigits } from '@shared/domain/phone';
import type { OrderRow } from '@shared/lists/orders';
import { type ReactElement, useId } from 'react';

const useStyles = makeStyles({
  root: {
    ...stack.gap4,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { ...wrappingRow, alignItems: 'baseline', gap: '0 12px' },
  title: { ...strongText, margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  sum: { ...smallQuietWords, ...wrappingRow, gap: '0 4px' },
  links: { ...wrappingRow, gap: '0 12px', ...atEnd, fontSize: tokens.fontSizeBase200 },
  note: { ...smallQuietText, margin: 0 },
  button: { alignSelf: 'flex-start', marginInlineStart: '-8px' },
  list: { ...plainList, maxBlockSize: '216px', overflowY: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: '72px 108px minmax(0, 1fr) auto minmax(104px, auto)',
    alignItems: 'center',
    columnGap: '12px',
    minBlockSize: '40px',
    '&:not(:first-child)': hairline.blockStart,
    '@media (max-width: 719.98px)': { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
  },
  products: { ...truncatedText, '@media (max-width: 719.98px)': { display: 'none' } },
  total: { textAlign: 'end', '@media (max-width: 719.98px)': { gridColumnStart: 3 } },
});

/** Shows the orders of a sender's phone, of both kinds; renders nothing without a phone, or without permission for orders. */
export function MessageOrders({ phone }: { phone: string }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const titleId = useId();
  const read = usePhoneOrders({ customer: { phone } });
  if (!read || read.failure?.code === 'forbidden') return null;
  const { found, isReading, failed, failure, partly, hidden, readAgain } = read;
  const isWhole = failed.length === 0 && partly === null;
  const [only] = hidden.length === 1 ? (['order', 'guestOrder'] as const).filter((kind) => !hidden.includes(kind)) : [];
  return (
    <section className={styles.root} aria-labelledby={titleId} aria-busy={isReading}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {t('contactMessages.orders.title')}
        </h3>
        {!isReading && found && found.rows.length > 0 && <Summary phone={phone} found={found} isWhole={isWhole} />}
      </div>
      {isReading && <SkeletonBar width="60%" />}
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
      {!isReading && isWhole && found?.rows.length === 0 && <p className={styles.note}>{t('contactMessages.orders.none')}</p>}
      {found && found.rows.length > 0 && (
        <ul className={styles.list} aria-labelledby={titleId}>
          {found.rows.map((order) => (
            <OrderLine key={`${order.kind} ${order.id}`} order={order} />
          ))}
        </ul>
      )}
      {only && <p className={styles.note}>{t(`customerCard.only.${only}`)}</p>}
      <CustomerNote phone={phone} />
    </section>
  );
}

/** Shows `3 orders, 96.400 KWD without canceled ones`, and links to the lists that have them. */
function Summary({ phone, found, isWhole }: { phone: string; found: PhoneOrders; isWhole: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const today = useToday();
  const { rows, counts, canceled, totalFils } = found;
  const toList = (list: 'orders.list' | 'guestOrders.list'): string =>
    `${toOrdersOf(list, earliestOrderDay, today)}&${new URLSearchParams({ search: toPhoneDigits(phone) ?? phone })}`;
  return (
    <>
      {isWhole && (
        <span className={styles.sum}>
          {t('contactMessages.orders.counted', { count: rows.length })}
          <Money fils={totalFils} />
          {canceled > 0 && t('contactMessages.orders.withoutCanceled', { count: canceled })}
        </span>
      )}
      <span className={styles.links}>
        {counts.order > 0 && <TextLink to={toList('orders.list')}>{t('contactMessages.orders.show.order')}</TextLink>}
        {counts.guestOrder > 0 && <TextLink to={toList('guestOrders.list')}>{t('contactMessages.orders.show.guestOrder')}</TextLink>}
      </span>
    </>
  );
}

function OrderLine({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const { to, state } = toOrderLink('details', order);
  return (
    <li className={styles.line}>
      <TextLink to={to} state={state}>
        <bdi>{t('orders.number', { id: order.id })}</bdi>
      </TextLink>
      <DateText iso={toDatePart(order.createdAt)} />
      <bdi className={styles.products}>{order.lines.map((line) => inLanguage(language, 'name', line)).join(t('forms.separator'))}</bdi>
      <StatusBadge status={order.status} t={t} />
      <span className={styles.total}>
        <Money fils={order.totalFils} />
      </span>
    </li>
  );
}
