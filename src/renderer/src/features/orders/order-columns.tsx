import { dateColumn, moneyColumn, phoneColumn, textColumn } from '@renderer/ui/list/columns/value-columns';
import type { ListColumn } from '@renderer/ui/list/list-definition';
import { toDatePart } from '@shared/domain/dates';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import { AddressCell } from './address-cell';
import { openAddress, openStatus } from './order-dialogs';
import type { OrderRow } from './order-row';
import { PaymentMethod } from './payment-method';
import { StatusCell } from './status/status-cell';

/** The columns of both lists (OP-82). Where there is no room for all, the address goes first; what is left is never cut. */
export const orderColumns: readonly ListColumn<OrderRow>[] = [
  { key: 'order', width: 96, narrowWidth: 84, isLink: true, cell: ({ id }, { t }) => <bdi dir="ltr">{t('orders.number', { id })}</bdi> },
  textColumn('name', ({ customer }) => customer.name, { minWidth: 136 }),
  phoneColumn(({ customer }) => customer.phone, { hideOrder: 1, narrowWidth: 124 }),
  moneyColumn('total', ({ totalFils }) => totalFils, { narrowWidth: 140 }),
  { key: 'payment', width: 88, hideOrder: 3, cell: ({ paymentMethod }, { t }) => <PaymentMethod method={paymentMethod} t={t} /> },
  dateColumn('date', ({ createdAt }) => createdAt && toDatePart(createdAt), { hideOrder: 2 }),
  {
    key: 'status',
    width: 144,
    narrowWidth: 136,
    isStateful: true,
    cell: (order, list) => (
      <StatusCell
        order={order}
        t={list.t}
        canChange={list.can(canChangeOrderStatus) && !list.isServerAway}
        onOpen={() => openStatus([order], list)}
      />
    ),
  },
  {
    key: 'address',
    width: 140,
    hideOrder: 4,
    tone: 'muted',
    cell: (order, list) => <AddressCell order={order} list={list} onOpen={() => openAddress(order, list)} />,
  },
];
