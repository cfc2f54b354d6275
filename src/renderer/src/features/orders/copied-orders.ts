import { copyRowsAction } from '@renderer/ui/list/copy-rows';
import type { BulkAction } from '@renderer/ui/list/list-definition';
import { toPhoneText } from '@shared/domain/phone';
import { toPlace, toPlaceText } from './order-address';
import type { OrderRow } from './order-row';
import { toPaymentText } from './payment-method';
import { toStatusText } from './status/status-intro';

const heads = ['order', 'name', 'phone', 'total', 'payment', 'date', 'status', 'address'] as const;

/** Orders as lines for a spreadsheet. */
export const copyOrders: BulkAction<OrderRow> = copyRowsAction({
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
