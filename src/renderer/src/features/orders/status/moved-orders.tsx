import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import type { OrderRow } from '../order-row';
import { toStatusText } from './status-intro';
import type { MovedOrder, StatusCheck } from './use-status-check';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px', maxHeight: '168px', overflowY: 'auto' },
  line: { display: 'block' },
});

/** The one order of the dialog has moved on since it was shown. */
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

interface MovedOrdersProps {
  orders: readonly OrderRow[];
  moved: StatusCheck['moved'];
  status: OrderStatus;
}

/** Which orders were left as they are, because they have moved on, and whether they are meant all the same. */
export function MovedOrders({ orders, moved, status }: MovedOrdersProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const question = t('orders.statusDialog.held', { count: orders.length, status: toStatusText(status, t) });
  return (
    <>
      <span className={styles.line}>{question}</span>
      <ul className={styles.list} {...(orders.length > 4 && { tabIndex: 0, 'aria-label': t('orders.statusDialog.movedTitle') })}>
        {orders.map(({ id }) => (
          <li key={id}>
            <bdi>{t('orders.number', { id })}</bdi>: {toMovedText(moved.get(id), t)}
          </li>
        ))}
      </ul>
    </>
  );
}

function toMovedText(moved: MovedOrder | undefined, t: Translate): string {
  return moved ? t('orders.statusDialog.moved', { was: toStatusText(moved.was, t), now: toStatusText(moved.now, t) }) : '';
}
