import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { stack } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { sectionTitle } from '@renderer/ui/text/paragraph-styles';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { AddressFacts } from '../address-facts';
import { AwayOrderBar } from '../away-order-bar';
import { CopyAddress } from '../copy-address';
import { orderPaths, useOrderState } from '../order-navigation';
import { ChangedElsewhere } from './changed-elsewhere';
import { CustomerCard } from './customer/customer-card';
import { DetailsBar } from './details-bar';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';
import { PaymentCard } from './payment-card';
import { PrintedCard } from './printed-card';

const useStyles = makeStyles({
  away: { ':not(:empty)': { marginBlockEnd: '12px' } },
  // Its icon stands on the edge of the words above.
  copy: { marginBlockStart: '8px', marginInlineStart: '-8px' },
  page: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '16px',
    '@media (max-width: 999.98px)': { flexDirection: 'column', alignItems: 'stretch' },
  },
  lines: { flexGrow: 1 },
  title: { ...sectionTitle, padding: '12px 16px' },
  empty: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground3 },
  side: {
    ...stack.gap16,
    width: '272px',
    flexShrink: 0,
    // Under the lines, two beside each other where they have the room.
    '@media (max-width: 999.98px)': {
      width: 'auto',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
      alignItems: 'start',
    },
  },
});

/** `/orders/details` */
export function OrderDetailsScreen(): ReactElement {
  return <DetailsOf kind="order" />;
}

/** `/orders-guest/details` */
export function GuestOrderDetailsScreen(): ReactElement {
  return <DetailsOf kind="guestOrder" />;
}

/** Shows what the navigation state holds and reads nothing of the order; without it, the list (checklist GOR-19, OP-40). */
function DetailsOf({ kind }: { kind: OrderKind }): ReactElement {
  const order = useOrderState(kind);
  return order ? <OrderDetails order={order} /> : <Navigate to={`/${orderPaths[kind]}`} replace />;
}

function OrderDetails({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('orders.number', { id: String(order.id) })} />
      <div className={styles.away}>
        <AwayOrderBar order={order} />
      </div>
      <DetailsBar order={order} />
      <ChangedElsewhere order={order} />
      <div className={styles.page}>
        <Card as="section" className={styles.lines} aria-label={t('orders.details.title')}>
          <h2 className={styles.title}>{t('orders.details.title')}</h2>
          {order.lines.length > 0 ? <OrderLines lines={order.lines} /> : <p className={styles.empty}>{t('orders.details.noLines')}</p>}
          <OrderTotals order={order} />
        </Card>
        <div className={styles.side}>
          <CustomerCard key={toOrderKey(order)} order={order} />
          <TitledCard title={t('orders.details.address')}>
            {order.dialogAddress ? (
              <>
                <AddressFacts address={order.dialogAddress} />
                <CopyAddress address={order.dialogAddress} appearance="subtle" size="small" className={styles.copy} />
              </>
            ) : (
              t('orders.addressDialog.none')
            )}
          </TitledCard>
          <PaymentCard order={order} />
          <PrintedCard order={order} />
        </div>
      </div>
    </>
  );
}
