import { useFormat } from '@renderer/runtime/texts/use-format';
import type { Column } from '@renderer/ui/table/column';
import { Money } from '@renderer/ui/text/money';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { toDatePart } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressCell } from './address-cell';
import type { OrderRow } from './order-row';
import { PaymentMethod } from './payment-method';
import { StatusCell } from './status/status-cell';

export interface OrderCellActions {
  openStatus(order: OrderRow): void;
  openAddress(order: OrderRow): void;
}

/** The columns of both lists (OP-82). */
export function toOrderColumns({ openStatus, openAddress }: OrderCellActions): readonly Column<OrderRow>[] {
  return [
    { key: 'order', header: (t) => t('orders.columns.order'), width: 84, isLink: true, cell: (row) => <OrderNumber id={row.id} /> },
    { key: 'name', header: (t) => t('orders.columns.name'), width: 'rest', cell: (row) => <CustomerName name={row.customer.name} /> },
    {
      key: 'phone',
      header: (t) => t('orders.columns.phone'),
      width: 132,
      wideOnly: true,
      hideOrder: 1,
      cell: (row) => <PhoneText phone={row.customer.phone} />,
    },
    {
      key: 'total',
      header: (t) => t('orders.columns.total'),
      width: 124,
      narrowWidth: 124,
      align: 'end',
      cell: (row) => <Money fils={row.totalFils} />,
    },
    {
      key: 'payment',
      header: (t) => t('orders.columns.payment'),
      width: 92,
      wideOnly: true,
      hideOrder: 3,
      cell: (row) => <PaymentMethod method={row.paymentMethod} />,
    },
    {
      key: 'date',
      header: (t) => t('orders.columns.date'),
      width: 112,
      wideOnly: true,
      hideOrder: 2,
      cell: (row) => <OrderDate date={row.createdAt} />,
    },
    {
      key: 'status',
      header: (t) => t('orders.columns.status'),
      width: 140,
      cell: (row) => <StatusCell order={row} onOpen={openStatus} />,
    },
    {
      key: 'address',
      header: (t) => t('orders.columns.address'),
      width: 178,
      wideOnly: true,
      hideOrder: 4,
      tone: 'muted',
      cell: (row) => <AddressCell order={row} onOpen={openAddress} />,
    },
  ];
}

export function OrderNumber({ id }: { id: number }): ReactElement {
  const { t } = useTranslation();
  return <bdi dir="ltr">{t('orders.number', { id: id })}</bdi>;
}

function CustomerName({ name }: { name: string }): ReactElement {
  const { t } = useTranslation();
  return <bdi>{name || t('common.none')}</bdi>;
}

function OrderDate({ date }: { date: string }): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  return <bdi>{date ? format.date(toDatePart(date)) : t('common.none')}</bdi>;
}
