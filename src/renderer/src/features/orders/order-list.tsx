import { ArrowSwap20Regular, DocumentRegular, LocationRegular, PrintRegular, ReceiptRegular, SaveRegular } from '@fluentui/react-icons';
import { earliestOrderDay } from '@renderer/parts/orders/order-days';
import { OrdersPrintMenu } from '@renderer/parts/printing/orders-print-menu';
import type { Print } from '@renderer/parts/printing/use-print';
import { toOrderSearch } from '@renderer/rules/search-text';
import { copyRowsAction } from '@renderer/ui/list/bulk/copy-rows';
import type { BulkAction, ListDefinition, ListName, ListRowAction, ListWhole } from '@renderer/ui/list/list-definition';
import type { ListState } from '@renderer/ui/list/state/list-state';
import { ageRanges, moneyRanges, nameKnown } from '@renderer/ui/list/whole/conditions';
import { toPresetRange } from '@shared/domain/lists/day-ranges';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { canChangeOrderStatus, canPrintInBulk } from '@shared/domain/permissions';
import { toPhoneText } from '@shared/domain/phone';
import { type OrderRow, toOrderRow, toPaymentText, toStatusText } from '@shared/lists/orders';
import { ArrivalPill } from './arrivals/arrival-pill';
import { toPlace, toPlaceText } from './order-address';
import { orderColumns } from './order-columns';
import { openAddress, openStatus } from './order-dialogs';
import { orderKinds, toOrderRef } from './order-kinds';
import { toOrderLink } from './order-navigation';
import { orderPickers } from './order-pickers';
import { readOrder } from './read-order';

const heads = ['order', 'name', 'phone', 'total', 'payment', 'date', 'status', 'address'] as const;

/** Orders as lines for a spreadsheet. */
const copyOrders: BulkAction<OrderRow> = copyRowsAction({
  head: ({ t }) => heads.map((key) => t(`orders.columns.${key}`)),
  cells: (order, { t, format, language }) => [
    String(order.id),
    order.customer.name,
    toPhoneText(order.customer.phone),
    format.amount(order.totalFils),
    toPaymentText(order.paymentMethod, t),
    order.createdAt && format.date(order.createdAt),
    toStatusText(order.status, t),
    toPlaceText(toPlace(order.dialogAddress, language, t), t),
  ],
});

function toOrderInput({ page, search, dates }: ListState) {
  return { query: { page, ...(search && { search }), ...(dates && { startDate: dates.from, endDate: dates.to }) } };
}

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
  copyOrders,
];

const orderWhole: ListWhole<OrderRow> = {
  toScope: ({ dates }) => (dates ? { startDate: dates.from, endDate: dates.to } : {}),
  conditions: [
    { key: 'status', label: (t) => t('orders.columns.status'), valueName: toStatusText },
    { key: 'payment', label: (t) => t('orders.columns.payment'), valueName: toPaymentText },
    {
      key: 'place',
      label: (t) => t('orders.places'),
      noneText: (t) => t('orders.noGovernorate'),
      tree: { noneText: (t) => t('orders.noArea'), searchText: (t) => t('orders.searchPlaces') },
    },
    { key: 'governorate', label: (t) => t('orders.address.governorate'), noneText: (t) => t('orders.noGovernorate'), isOld: true },
    { key: 'area', label: (t) => t('orders.address.area'), noneText: (t) => t('orders.noArea'), isOld: true },
    {
      key: 'printed',
      label: (t) => t('orders.printedHere'),
      valueName: nameKnown(['yes', 'no'], (value, t) => t(`orders.printed.${value}`)),
    },
    {
      key: 'customer',
      label: (t) => t('orders.customerIs.title'),
      noneText: (t) => t('orders.customerIs.none'),
      valueName: nameKnown(['fresh', 'returning'], (value, t) => t(`orders.customerIs.${value}`)),
      isOld: true,
    },
    { key: 'product', label: (t) => t('orders.product'), noneText: (t) => t('orders.noProduct'), isRare: true },
    { key: 'total', label: (t) => t('orders.columns.total'), ranges: moneyRanges([10, 25, 50, 100]), isRare: true },
    {
      key: 'hour',
      label: (t) => t('orders.hour'),
      valueName: (value, t) => t('orders.hourOf', { hour: Number(value) }),
      noneText: (t) => t('orders.noHour'),
      isRare: true,
    },
    { key: 'age', label: (t) => t('orders.age'), ranges: ageRanges, isRare: true },
  ],
  amount: ({ totalFils }) => totalFils,
  isCanceled,
  parts: {
    row: (t) => t('orders.parts.row'),
    part: (t) => t('orders.parts.part'),
    note: (t) => t('orders.parts.note'),
    columns: [
      { key: 'orderShipping', label: (t) => t('orders.parts.shipping') },
      { key: 'lineCode', label: (t) => t('orders.parts.code') },
      { key: 'lineProduct', label: (t) => t('orders.product') },
      { key: 'lineVariants', label: (t) => t('orders.parts.variants') },
      { key: 'lineExtras', label: (t) => t('orders.parts.extras') },
      { key: 'lineQuantity', label: (t) => t('orders.parts.quantity') },
      { key: 'linePrice', label: (t) => t('orders.parts.price') },
      { key: 'lineTotal', label: (t) => t('orders.parts.total') },
    ],
    replaced: ['product'],
  },
};

type SharedList = Omit<ListDefinition<ListName, OrderRow, Print>, 'call' | 'toInput' | 'toRow' | 'grouping' | 'whole' | 'file'> & {
  whole: ListWhole<OrderRow>;
};

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
    whole: orderWhole,
    above: (head) => <ArrivalPill kind={kind} {...head} />,
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
  toRow: (order) => toOrderRow('order', order),
};

/** checklist GOR-01 to GOR-08, OP-81, OP-82 */
export const guestOrderList: ListDefinition<'guestOrders.list', OrderRow, Print> = {
  ...toSharedList('guestOrder'),
  call: 'guestOrders.list',
  toInput: toOrderInput,
  toRow: (order) => toOrderRow('guestOrder', order),
};
