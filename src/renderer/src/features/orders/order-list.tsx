import {
  ArrowSwap20Regular,
  Copy20Regular,
  DocumentRegular,
  EyeRegular,
  LocationRegular,
  PrintRegular,
  SaveRegular,
} from '@fluentui/react-icons';
import type { BulkAction, ListDefinition, ListName, ListRowAction } from '@renderer/ui/list/list-definition';
import type { ListState } from '@renderer/ui/list/list-state';
import type { OrderKind } from '@shared/contract/printing';
import { canChangeOrderStatus, canPrintInBulk } from '@shared/domain/permissions';
import { type OrderCellActions, toOrderColumns } from './order-columns';
import { earliestOrderDay, orderKinds } from './order-kinds';
import { toOrderLink } from './order-navigation';
import { type OrderRow, toOrderRow } from './order-row';

/** What the list needs from its screen; every function must be stable. */
export interface OrderListActions extends OrderCellActions {
  print(orders: readonly OrderRow[]): void;
  savePdf(orders: readonly OrderRow[]): void;
  go(page: 'details' | 'invoice', order: OrderRow): void;
  /** Takes the changed ones out of the selection. */
  changeStatuses(orders: readonly OrderRow[], deselect: (orders: readonly OrderRow[]) => void): void;
  copy(orders: readonly OrderRow[]): void;
}

function toOrderInput({ page, search, dates }: ListState) {
  return { query: { page, ...(search && { search }), ...(dates && { startDate: dates.from, endDate: dates.to }) } };
}

function toRowActions(actions: OrderListActions): readonly ListRowAction<OrderRow>[] {
  return [
    { key: 'print', label: (t) => t('orders.action.print'), icon: <PrintRegular />, isInline: true, run: (row) => actions.print([row]) },
    { key: 'details', label: (t) => t('orders.action.details'), icon: <EyeRegular />, run: (row) => actions.go('details', row) },
    { key: 'invoice', label: (t) => t('orders.action.invoice'), icon: <DocumentRegular />, run: (row) => actions.go('invoice', row) },
    { key: 'pdf', label: (t) => t('orders.action.savePdf'), icon: <SaveRegular />, run: (row) => actions.savePdf([row]) },
    { key: 'address', label: (t) => t('orders.action.address'), icon: <LocationRegular />, run: actions.openAddress },
    {
      key: 'status',
      label: (t) => t('orders.action.changeStatus'),
      icon: <ArrowSwap20Regular />,
      need: canChangeOrderStatus,
      run: actions.openStatus,
    },
  ];
}

function toBulkActions(actions: OrderListActions): readonly BulkAction<OrderRow>[] {
  return [
    {
      key: 'print',
      label: (t, count) => t('orders.printInvoices', { count }),
      icon: <PrintRegular />,
      isPrimary: true,
      need: canPrintInBulk,
      run: actions.print,
    },
    {
      key: 'status',
      label: (t) => t('orders.action.changeStatus'),
      icon: <ArrowSwap20Regular />,
      need: canChangeOrderStatus,
      run: actions.changeStatuses,
    },
    { key: 'pdf', label: (t) => t('orders.action.savePdf'), icon: <SaveRegular />, need: canPrintInBulk, run: actions.savePdf },
    { key: 'copy', label: (t) => t('orders.action.copyRows'), icon: <Copy20Regular />, run: actions.copy },
  ];
}

type SharedList = Omit<ListDefinition<ListName, OrderRow>, 'call' | 'toInput' | 'toRow'>;

function toSharedList(kind: OrderKind, actions: OrderListActions): SharedList {
  const { path, texts, title, defaultDates } = orderKinds[kind];
  return {
    id: path,
    rowId: (row) => row.id,
    rowLink: (row) => toOrderLink('details', row),
    texts: {
      label: (t) => t(`navigation.${title}`),
      row: (t, row) => t('orders.row', { id: String(row.id) }),
      searchPlaceholder: (t) => t('orders.searchPlaceholder'),
      emptyTitle: (t) => t(`orders.${texts}.emptyTitle`),
      emptyHint: (t) => t(`orders.${texts}.emptyHint`),
      errorTitle: (t) => t(`orders.${texts}.errorTitle`),
      selected: (t, count) => t('orders.selected', { count }),
    },
    dates: { defaults: defaultDates, earliest: earliestOrderDay },
    columns: toOrderColumns(actions),
    rowActions: toRowActions(actions),
    bulkActions: toBulkActions(actions),
  };
}

/** checklist ORD-01 to ORD-08, OP-81, OP-82 */
export function toOrderList(actions: OrderListActions): ListDefinition<'orders.list', OrderRow> {
  return { ...toSharedList('order', actions), call: 'orders.list', toInput: toOrderInput, toRow: (row) => toOrderRow('order', row) };
}

/** checklist GOR-01 to GOR-08, OP-81, OP-82 */
export function toGuestOrderList(actions: OrderListActions): ListDefinition<'guestOrders.list', OrderRow> {
  return {
    ...toSharedList('guestOrder', actions),
    call: 'guestOrders.list',
    toInput: toOrderInput,
    toRow: (row) => toOrderRow('guestOrder', row),
  };
}
