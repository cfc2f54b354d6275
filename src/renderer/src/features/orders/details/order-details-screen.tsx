import { makeStyles, tokens } from '@fluentui/react-components';
import { toFailureError } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { StaffNote } from '@renderer/shared-components/notes/staff-note';
import { orderPaths } from '@renderer/shared-components/orders/order-links';
import { PaymentMethod } from '@renderer/shared-components/orders/payment-method';
import { ElsewhereBar } from '@renderer/ui/feedback/elsewhere-bar';
import { Card } from '@renderer/ui/layout/card';
import { stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { sectionTitle } from '@renderer/ui/text/paragraph-styles';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import { failed, ok, type Result } from '@shared/contract/result';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Payment } from '@shared/contract/shop/orders';
import { toDatePart } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AddressFacts } from '../address-facts';
import { AwayOrderBar } from '../away-order-bar';
import { CopyAddress } from '../copy-address';
import { Fact, Facts } from '../facts';
import { orderKinds, toOrderRef } from '../order-kinds';
import { useOrderState } from '../order-navigation';
import { readOrder } from '../read-order';
import { writeStatusToCache } from '../status/order-status-cache';
import { CustomerCard } from './customer/customer-card';
import { DetailsBar } from './details-bar';
import { OrderLines, OrderTotals } from './order-lines';

/** Shows the order's payment method, and the first payment's details (checklist ORD-25, GOR-22). */
function PaymentCard({ order }: { order: Pick<OrderSnapshot, 'paymentMethod' | 'payments'> }): ReactElement {
  const t = useTexts();
  const [payment] = order.payments;
  return (
    <TitledCard title={t('orders.details.payment')}>
      <Facts>
        <Fact name={t('orders.details.method')}>
          <PaymentMethod t={t} method={order.paymentMethod || (payment?.payment_type ?? '')} />
        </Fact>
        {payment && <PaymentFacts payment={payment} />}
      </Facts>
    </TitledCard>
  );
}

function PaymentFacts({ payment }: { payment: Payment }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  // KNET's date has no year.
  const paid = [payment.PostDate, payment.createdAt].find(isIsoDate) ?? payment.PostDate;
  return (
    <>
      {payment.Ref && (
        <Fact name={t('orders.details.reference')}>
          <bdi dir="ltr">{payment.Ref}</bdi>
        </Fact>
      )}
      {payment.invoice_id && (
        <Fact name={t('orders.details.invoiceNumber')}>
          <bdi dir="ltr">{payment.invoice_id}</bdi>
        </Fact>
      )}
      {paid && (
        <Fact name={t('orders.details.paid')}>
          <bdi>{isIsoDate(paid) ? format.date(toDatePart(paid)) : paid}</bdi>
        </Fact>
      )}
    </>
  );
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}

/** Loads the server's current status; if the user hasn't seen it yet, the lists show it at once. */
function toStatusRead(client: QueryClient): (order: OrderRow) => Promise<Result<string>> {
  return async (order) => {
    try {
      const found = await readOrder(order);
      if (found && found.status !== order.status) writeStatusToCache(client, order, found.status);
      return ok(found?.status ?? order.status);
    } catch (error) {
      const { code, ...details } = toFailureError(error).failure;
      return failed(code, details);
    }
  };
}

const useChangedElsewhereStyles = makeStyles({ root: { marginBlockEnd: '12px' } });

interface Change {
  order: string;
  status: string;
  isMain: boolean;
  at: string;
}

/** Loads the status again after another window has changed it, and shows a notice. */
function ChangedElsewhere({ order }: { order: OrderRow }): ReactElement | null {
  const styles = useChangedElsewhereStyles();
  const t = useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const [change, setChange] = useState<Change | null>(null);
  useEvent('calls.invalidated', ({ name, id, isMain }) => {
    if (name !== orderKinds[order.kind].changeStatus || id !== order.id) return;
    void toStatusRead(client)(order).then((answer) => {
      if (!answer.ok || answer.value === order.status) return;
      setChange({ order: toOrderKey(order), status: answer.value, isMain, at: new Date().toISOString() });
    });
  });
  // The user may have moved on to another order.
  if (change === null || change.order !== toOrderKey(order)) return null;
  const { status, isMain, at } = change;
  return (
    <div className={styles.root}>
      <ElsewhereBar onDismiss={() => setChange(null)}>
        <IsolatedValues>
          {t(isMain ? 'orders.details.changedIn.main' : 'orders.details.changedIn.other', {
            status: toStatusText(status, t),
            time: format.time(at),
          })}
        </IsolatedValues>
      </ElsewhereBar>
    </div>
  );
}

const useStyles = makeStyles({
  away: { ':not(:empty)': { marginBlockEnd: '12px' } },
  page: stack.gap16,
  head: { ...wrappingRow, alignItems: 'center', justifyContent: 'space-between', gap: '8px', padding: '12px 16px' },
  title: sectionTitle,
  empty: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground3 },
  // Three cards side by side, two with the third below in a narrow window.
  cards: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' },
  },
  fixed: { ...smallQuietText, margin: '12px 0 0' },
});

/** `/orders/details` */
export function OrderDetailsScreen(): ReactElement {
  return <DetailsOf kind="order" />;
}

/** `/orders-guest/details` */
export function GuestOrderDetailsScreen(): ReactElement {
  return <DetailsOf kind="guestOrder" />;
}

/** Shows the order in the navigation state without a read; without one, it leads to the list (checklist GOR-19, OP-40). */
function DetailsOf({ kind }: { kind: OrderKind }): ReactElement {
  const order = useOrderState(kind);
  return order ? <OrderDetails order={order} /> : <Navigate to={`/${orderPaths[kind]}`} replace />;
}

function OrderDetails({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      <PageHeader
        title={t('orders.number', { id: String(order.id) })}
        copyText={String(order.id)}
        copyLabel={t('orders.details.copyNumber')}
      />
      <div className={styles.away}>
        <AwayOrderBar order={order} />
      </div>
      <DetailsBar order={order} />
      <ChangedElsewhere order={order} />
      <div className={styles.page}>
        <Card as="section" aria-label={t('orders.details.title')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('orders.details.title')}</h2>
            <StaffNote subject={toOrderRef(order)} />
          </div>
          {order.lines.length > 0 ? <OrderLines lines={order.lines} /> : <p className={styles.empty}>{t('orders.details.noLines')}</p>}
          <OrderTotals order={order} />
        </Card>
        <div className={styles.cards}>
          <CustomerCard key={toOrderKey(order)} order={order} />
          <AddressCard order={order} />
          <PaymentCard order={order} />
        </div>
      </div>
    </>
  );
}

function AddressCard({ order: { dialogAddress: address } }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <TitledCard title={t('orders.details.address')} {...(address && { action: <CopyAddress address={address} size="small" /> })}>
      {address ? <AddressFacts address={address} /> : t('orders.addressDialog.none')}
      <p className={styles.fixed}>{t('orders.details.fixedAddress')}</p>
    </TitledCard>
  );
}
