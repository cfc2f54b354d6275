import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons';
import { PrintMark } from '@renderer/parts/printing/marks/print-mark';
import { PrintButton } from '@renderer/parts/printing/print-button';
import { usePreviewCommand } from '@renderer/parts/printing/use-preview-command';
import { usePrint } from '@renderer/parts/printing/use-print';
import { useCommand } from '@renderer/runtime/calls/bus/use-event';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useServerAway } from '@renderer/runtime/state/use-server-away';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { CopyIconButton } from '@renderer/ui/controls/copy-icon-button';
import { HintArea } from '@renderer/ui/controls/hint-area';
import { Card } from '@renderer/ui/layout/card';
import { stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { renewTicked } from '@renderer/ui/list/state/list-memory';
import { ListWalkBar } from '@renderer/ui/list/walk/list-walk-bar';
import { useListWalk } from '@renderer/ui/list/walk/use-list-walk';
import { sectionTitle } from '@renderer/ui/text/paragraph-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { OrderKind } from '@shared/contract/printing/printing';
import { toOrderKey } from '@shared/domain/orders/order-key';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AddressFacts } from '../address-facts';
import { AwayOrderBar } from '../away-order-bar';
import { CopyAddress } from '../copy-address';
import { guestOrderList, orderList } from '../order-list';
import { orderPaths, toOrderLink, useOrderState } from '../order-navigation';
import { type OrderRow, toOrderRef } from '../order-row';
import { StatusCell } from '../status/status-cell';
import { CustomerCard } from './customer/customer-card';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';
import { PaymentCard } from './payment-card';
import { PrintedCard } from './printed-card';

const StatusDialog = lazyWithProps(() => import('../status/status-dialog'), 'StatusDialog');

const useStyles = makeStyles({
  away: { ':not(:empty)': { marginBlockEnd: '12px' } },
  bar: { ...wrappingRow, alignItems: 'center', gap: '8px', marginBlockEnd: '16px' },
  // Its icon stands on the edge of the words above.
  copy: { marginBlockStart: '8px', marginInlineStart: '-8px' },
  placed: quietText,
  actions: { ...wrappingRow, alignItems: 'center', gap: '8px', marginInlineStart: 'auto' },
  page: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '16px',
    '@media (max-width: 999.98px)': { flexDirection: 'column', alignItems: 'stretch' },
  },
  lines: { flexGrow: 1 },
  title: { ...sectionTitle, padding: '12px 16px' },
  empty: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground3 },
  side: { ...stack.gap16, width: '272px', flexShrink: 0, '@media (max-width: 999.98px)': { width: 'auto' } },
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
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('orders.number', { id: String(order.id) })} />
      <div className={styles.away}>
        <AwayOrderBar order={order} />
      </div>
      <DetailsBar order={order} />
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

function DetailsBar({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { printOrders } = usePrint();
  const [isChoosing, setChoosing] = useState(false);
  const orders = [toOrderRef(order)];
  useCommand('print', () => void printOrders(orders));
  const isServerAway = useServerAway() !== null;
  const mayChange = usePermission(canChangeOrderStatus) && !isServerAway;
  const invoice = toOrderLink('invoice', order);
  const openPreview = (): void => void navigate(invoice.to, { state: invoice.state });
  usePreviewCommand(openPreview);
  return (
    <div className={styles.bar}>
      <Walk order={order} />
      <StatusCell order={order} t={t} canChange={mayChange} onOpen={() => setChoosing(true)} />
      {order.createdAt && <span className={styles.placed}>{t('orders.details.placed', { date: format.moment(order.createdAt) })}</span>}
      <CopyIconButton text={String(order.id)} label={t('orders.details.copyNumber')} />
      <HintArea className={styles.actions}>
        <PrintMark order={order} />
        <Button icon={<DocumentRegular />} onClick={openPreview}>
          {t('orders.action.invoice')}
        </Button>
        <PrintButton orders={orders} label={t('orders.action.print')} onPreview={openPreview} hasPdf />
      </HintArea>
      {isChoosing && <ChooseStatus order={order} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function Walk({ order }: { order: OrderRow }): ReactElement | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const registered = useListWalk(orderList, order.kind === 'order' ? order.id : null);
  const guests = useListWalk(guestOrderList, order.kind === 'guestOrder' ? order.id : null);
  const walk = registered ?? guests;
  const go = (next: OrderRow): void => {
    const { to, state } = toOrderLink('details', next);
    void navigate(to, { state, replace: true });
  };
  return walk && <ListWalkBar walk={walk} labels={{ previous: t('orders.details.previous'), next: t('orders.details.next') }} onGo={go} />;
}

/** What the server has stands in the list, here, and in the navigation state, so that a way back shows the same everywhere. */
function ChooseStatus({ order, onClose }: { order: OrderRow; onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const { state: shown } = useLocation();
  const onChanged = ([changed]: readonly OrderRow[]): void => {
    const renewed = { ...order, status: changed?.status ?? order.status };
    renewTicked(orderPaths[order.kind], renewed);
    const { to, state } = toOrderLink('details', renewed);
    // Where one came from stays.
    void navigate(to, { state: { ...shown, ...state }, replace: true });
  };
  return (
    <Suspense fallback={null}>
      <StatusDialog orders={[order]} onChanged={onChanged} onClose={onClose} />
    </Suspense>
  );
}
