import { ArrowSwap20Regular, DocumentRegular, LocationRegular, PrintRegular, ReceiptRegular, SaveRegular } from '@fluentui/react-icons';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import { toOrderLink } from '@renderer/shared-components/orders/order-links';
import { OrdersPrintMenu } from '@renderer/shared-components/printing/orders-print-menu';
import type { Print } from '@renderer/shared-components/printing/use-print';
import { copyRowsAction } from '@renderer/ui/list/bulk/copy-rows';
import type { BulkAction, ListDefinition, ListName, ListRowAction } from '@renderer/ui/list/list-definition';
import type { ListState } from '@renderer/ui/list/state/list-state';
import { toOrderSearch } from '@renderer/validation/search-text';
import { toPresetRange } from '@shared/domain/lists/day-ranges';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { canChangeOrderStatus, canPrintInBulk } from '@shared/domain/permissions';
import { guestOrders, type OrderRow, orders, toOrderRow } from '@shared/lists/orders';
import { NewOrdersPill } from './new-orders/new-orders-pill';
import { orderColumns } from './order-columns';
import { openAddress, openStatus } from './order-dialogs';
import { orderKinds, toOrderRef } from './order-kinds';
import { orderPickers } from './order-pickers';
import { readOrder } from './read-order';

function toOrderInput({ page, search, dates }: ListState) {
  return { query: { page, ...(search && { search }), ...(dates && { startDate: dates.from, endDate: dates.to }) } };
}

const toScope = ({ dates }: ListState) => (dates ? { startDate: dates.from, endDate: dates.to } : {});

const rowActions: readonly ListRowAction<OrderRow, Print>[] = [
  {
    key: 'print',
    label: (t) => t('orders.action.print'),
    icon: <PrintRegular />,
    isInline: true,
    run: (order, { tools }) => void tools.printOrders([toOrderRef(order)]),
  },
  ...(['details', 'invoice'] as const).map(
    (page): ListRowAction<OrderRow, Print> => ({
      key: page,
      opensRow: page === 'details',
      label: (t) => t(`orders.action.${page}`),
      icon: page === 'details' ? <DocumentRegular /> : <ReceiptRegular />,
      run: (order, { go }) => {
        const { to, state } = toOrderLink(page, order);
        go(to, state);
      },
    }),
  ),
  {
    key: 'pdf',
    label: (t) => t('orders.action.savePdf'),
    icon: <SaveRegular />,
    run: (order, { tools }) => void tools.savePdf([toOrderRef(order)]),
  },
  { key: 'address', label: (t) => t('orders.action.address'), icon: <LocationRegular />, run: openAddress },
  {
    key: 'status',
    label: (t) => t('orders.action.changeStatus'),
    icon: <ArrowSwap20Regular />,
    need: canChangeOrderStatus,
    needsServer: true,
    run: (order, list) => openStatus([order], list),
  },
];

const bulkActions: readonly BulkAction<OrderRow, Print>[] = [
  {
    key: 'print',
    label: (t, count) => t('orders.printOrders', { count }),
    icon: <PrintRegular />,
    isPrint: true,
    isPrimary: true,
    need: canPrintInBulk,
    run: (orders, { tools }) => void tools.printOrders(orders.map(toOrderRef)),
    more: ({ rows, ...menu }) => <OrdersPrintMenu {...menu} hasLists orders={rows.map(toOrderRef)} />,
    moreLabel: (t) => t('printMenu.more'),
  },
  {
    key: 'status',
    label: (t) => t('orders.action.changeStatus'),
    icon: <ArrowSwap20Regular />,
    need: canChangeOrderStatus,
    needsServer: true,
    run: openStatus,
  },
  {
    key: 'pdf',
    label: (t) => t('orders.action.savePdf'),
    icon: <SaveRegular />,
    need: canPrintInBulk,
    run: (orders, { tools }) => void tools.savePdf(orders.map(toOrderRef)),
  },
  copyRowsAction({ list: orders, texts: 'orders.list', columns: orderColumns }),
];

type SharedList = Omit<ListDefinition<ListName, OrderRow, Print>, 'call' | 'toInput' | 'toRow' | 'grouping' | 'list' | 'toScope' | 'file'>;

function toSharedList(kind: OrderKind): SharedList {
  const { path, texts, title, defaultDates } = orderKinds[kind];
  return {
    id: path,
    title,
    texts,
    isSearchable: true,
    toSearch: (typed) => toOrderSearch(typed, kind),
    toKept: ({ page, search, dates }) => ({
      kind,
      page,
      ...(search && { search }),
      ...(dates && { startDate: dates.from, endDate: dates.to }),
    }),
    rowName: ({ id }) => `#${id}`,
    rowLink: (order) => toOrderLink('details', order),
    readRow: (id) => readOrder({ kind, id: Number(id) }),
    dates: { defaults: (today) => toPresetRange(defaultDates, today, earliestOrderDay), earliest: earliestOrderDay },
    columns: orderColumns,
    besideTitle: (head) => <NewOrdersPill kind={kind} {...head} />,
    picker: orderPickers[kind],
    rowActions,
    bulkActions,
  };
}

/** checklist ORD-01 to ORD-08, OP-81, OP-82 */
export const orderList: ListDefinition<'orders.list', OrderRow, Print> = {
  ...toSharedList('order'),
  call: 'orders.list',
  toInput: toOrderInput,
  list: orders,
  toScope,
  toRow: (order) => toOrderRow('order', order),
};

/** checklist GOR-01 to GOR-08, OP-81, OP-82 */
export const guestOrderList: ListDefinition<'guestOrders.list', OrderRow, Print> = {
  ...toSharedList('guestOrder'),
  call: 'guestOrders.list',
  toInput: toOrderInput,
  list: guestOrders,
  toScope,
  toRow: (order) => toOrderRow('guestOrder', order),
};
