import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';

/** Names the order and its current status, or shows the number of orders, and of those in each status. */
export function StatusIntro({ orders }: { orders: readonly OrderRow[] }): ReactElement {
  const t = useTexts();
  const [order] = orders;
  if (!order || orders.length > 1) {
    const counted = [...Map.groupBy(orders, ({ status }) => status)].sort(([, a], [, b]) => b.length - a.length);
    const parts = counted.map(([status, { length }]) => t('orders.statusDialog.part', { count: length, status: toStatusText(status, t) }));
    return <span>{t('orders.statusDialog.many', { count: orders.length, parts: parts.join(t('forms.separator')) })}</span>;
  }
  return (
    <span>
      <Trans
        i18nKey="orders.statusDialog.one"
        values={{
          id: order.id,
          name: order.customer.name || t('orders.details.noCustomer'),
          status: toStatusText(order.status, t),
        }}
        components={{ id: <bdi dir="ltr" />, name: <bdi /> }}
      />
    </span>
  );
}
