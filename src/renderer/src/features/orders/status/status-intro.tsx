import { isKnownOrderStatus } from '@shared/domain/orders/order-status';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { OrderRow } from '../order-row';

/** The word for a status; one that nobody knows stays as the server wrote it. */
export function toStatusText(status: string, t: Translate): string {
  return isKnownOrderStatus(status) ? t(`vocabulary.orderStatus.${status}`) : status || t('common.none');
}

/** Names the order and its present status, or says how many orders are meant. */
export function StatusIntro({ orders }: { orders: readonly OrderRow[] }): ReactElement {
  const { t } = useTranslation();
  const [order] = orders;
  if (!order || orders.length > 1) return <span>{t('orders.statusDialog.many', { count: orders.length })}</span>;
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
