import type { Language } from '@shared/domain/language';
import { toPhoneText } from '@shared/domain/phone';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { toPlace, toPlaceText } from './order-address';
import type { OrderRow } from './order-row';
import { toPaymentText } from './payment-method';
import { toStatusText } from './status/status-intro';

/** Orders as lines of tab-separated columns with a head, ready for a spreadsheet. */
export function toRowsText(orders: readonly OrderRow[], words: { t: Translate; format: Formatter; language: Language }): string {
  const { t, format, language } = words;
  const keys = ['order', 'name', 'phone', 'total', 'payment', 'date', 'status', 'address'] as const;
  const head = keys.map((key) => t(`orders.columns.${key}`));
  const rows = orders.map((order) => [
    String(order.id),
    order.customer.name,
    toPhoneText(order.customer.phone),
    format.amount(order.totalFils),
    toPaymentText(order.paymentMethod, t),
    order.createdAt && format.date(order.createdAt),
    toStatusText(order.status, t),
    toPlaceText(toPlace(order.dialogAddress, language, t), t),
  ]);
  return [head, ...rows].map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}
