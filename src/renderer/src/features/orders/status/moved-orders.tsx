import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { Translate } from '@shared/i18n/translate';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import type { MovedOrder, StatusCheck } from './use-status-check';

/** Shows that the dialog's order has a different status than when it was shown. */
export function MovedOrderBar({ was, now }: MovedOrder): ReactElement {
  const t = useTexts();
  return (
    <MessageBar intent="warning" layout="multiline" politeness="assertive">
      <MessageBarBody>
        <MessageBarTitle>{t('orders.statusDialog.movedTitle')}</MessageBarTitle>
        {t('orders.statusDialog.movedText', { was: toStatusText(was, t), now: toStatusText(now, t) })}
      </MessageBarBody>
    </MessageBar>
  );
}

/** Reports the orders that weren't changed because their status had changed meanwhile, and offers to change them anyway. */
export function toMovedReport(count: number, moved: StatusCheck['moved'], status: OrderStatus, t: Translate) {
  return {
    question: t('orders.statusDialog.held', { count, status: toStatusText(status, t) }),
    why: ({ id }: OrderRow): string => toMovedText(moved.get(id), t),
  };
}

function toMovedText(moved: MovedOrder | undefined, t: Translate): string {
  return moved ? t('orders.statusDialog.moved', { was: toStatusText(moved.was, t), now: toStatusText(moved.now, t) }) : '';
}
