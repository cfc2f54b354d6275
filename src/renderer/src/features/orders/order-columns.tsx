import { makeStyles } from '@fluentui/react-components';
import { PaymentMethod } from '@renderer/shared-components/orders/payment-method';
import { RowPrintMark } from '@renderer/shared-components/printing/marks/print-mark';
import type { ListColumn } from '@renderer/ui/list/list-definition';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { CellButton } from '@renderer/ui/table/cell-button';
import { NearDate } from '@renderer/ui/text/date-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import { type OrderRow, toPaymentText, toStatusText } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { NoteMark } from './noted-orders';
import { toPlace, toPlaceText } from './order-address';
import { openAddress, openStatus } from './order-dialogs';
import { StatusCell } from './status/status-cell';

const useStyles = makeStyles({
  mark: { marginInlineStart: '6px' },
  // The area is truncated, the block isn't.
  place: {
    display: 'flex',
    minWidth: 0,
    whiteSpace: 'pre',
    '& > bdi:first-child': { overflow: 'clip', textOverflow: 'ellipsis', minWidth: 0 },
  },
});

interface AddressCellProps {
  order: OrderRow;
  list: Pick<ListContext, 't' | 'language'>;
  onOpen(): void;
}

/** Shows the short place; a press opens the whole address (checklist GOR-07). */
function AddressCell({ order, list: { t, language }, onOpen }: AddressCellProps): ReactElement {
  const styles = useStyles();
  const place = toPlace(order.dialogAddress, language, t);
  const label = t('orders.addressOf', { id: order.id, address: toPlaceText(place, t) });
  return (
    <CellButton isMuted label={label} onClick={onOpen}>
      {place.area && place.block ? (
        <span className={styles.place}>
          <IsolatedValues>{t('orders.placeParts', { ...place })}</IsolatedValues>
        </span>
      ) : (
        <bdi>{toPlaceText(place, t)}</bdi>
      )}
    </CellButton>
  );
}

function OrderNumber({ order, t }: { order: OrderRow } & Pick<ListContext, 't'>): ReactElement {
  const styles = useStyles();
  return (
    <>
      <bdi dir="ltr">{t('orders.number', { id: order.id })}</bdi>
      <RowPrintMark key={order.id} order={order} className={styles.mark} />
      <NoteMark order={order} />
    </>
  );
}

/**
 * The columns of both lists (OP-82). All fit beside the expanded sidebar at 1440 px. Without enough room, the address is hidden first;
 * other columns are never truncated.
 */
export const orderColumns: readonly ListColumn<OrderRow>[] = [
  { key: 'order', width: 96, isLink: true, cell: (order, { t }) => <OrderNumber order={order} t={t} /> },
  { key: 'name', minWidth: 136 },
  { key: 'phone', hideOrder: 1, narrowWidth: 124 },
  { key: 'total', width: 148, narrowWidth: 140 },
  {
    key: 'payment',
    width: 88,
    hideOrder: 3,
    cell: ({ paymentMethod }, { t }) => <PaymentMethod method={paymentMethod} t={t} />,
    text: ({ paymentMethod }, { t }) => toPaymentText(paymentMethod, t),
  },
  {
    key: 'date',
    hideOrder: 2,
    cell: ({ createdAt }) => <NearDate iso={createdAt} />,
    text: ({ createdAt }, { format }) => createdAt && format.date(createdAt),
  },
  {
    key: 'status',
    width: 136,
    isStateful: true,
    cell: (order, list) => (
      <StatusCell
        order={order}
        t={list.t}
        canChange={list.can(canChangeOrderStatus) && !list.isServerAway}
        onOpen={() => openStatus([order], list)}
      />
    ),
    text: ({ status }, { t }) => toStatusText(status, t),
  },
  {
    key: 'address',
    width: 'rest',
    hideOrder: 4,
    tone: 'muted',
    cell: (order, list) => <AddressCell order={order} list={list} onOpen={() => openAddress(order, list)} />,
    text: ({ dialogAddress }, { t, language }) => toPlaceText(toPlace(dialogAddress, language, t), t),
  },
];
