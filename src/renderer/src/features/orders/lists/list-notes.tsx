import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ListDraft } from '@shared/contract/printing/print-requests';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { ReactElement } from 'react';
import type { ListDraftState } from './use-list-draft';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px', maxHeight: '96px', overflowY: 'auto' },
});

/** Notes before the sheet is printed: orders that are left out, that were on an earlier sheet, or that couldn't be loaded. */
export function ListNotes({ state, draft }: { state: ListDraftState; draft: ListDraft }): ReactElement {
  const t = useTexts();
  return (
    <>
      {draft.left.length > 0 && <LeftOrders draft={draft} />}
      {draft.earlier.length > 0 && <EarlierOrders state={state} draft={draft} />}
      {state.delivered.length > 0 && <DeliveredOrders state={state} />}
      {!draft.areGoodsKnown && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('printLists.goodsUnknown')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={state.readAgain}>{t('common.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  );
}

function LeftOrders({ draft: { left, orders } }: { draft: ListDraft }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('printLists.left', { count: left.length, total: left.length + orders.length })}</MessageBarTitle>
        <ul className={styles.list} {...(left.length > 3 && { tabIndex: 0, 'aria-label': t('printLists.leftOrders') })}>
          {left.map(({ order, customer, reason }) => (
            <li key={toOrderKey(order)}>
              <bdi>{t('orders.number', { id: order.id })}</bdi>
              {customer && (
                <>
                  {' '}
                  <bdi>{customer}</bdi>
                </>
              )}
              : {t(`printLists.reason.${reason}`)}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

function EarlierOrders({ state, draft: { earlier } }: { state: ListDraftState; draft: ListDraft }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { isWithoutEarlier, setWithoutEarlier } = state;
  const last =
    earlier
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '';
  const text = isWithoutEarlier
    ? t('printLists.leftOut', { count: earlier.length })
    : t('printLists.earlier', { count: earlier.length, when: format.dateTime(last) });
  return <Asked text={text} isLeftOut={isWithoutEarlier} onLeaveOut={setWithoutEarlier} />;
}

/** Delivered orders have nothing to collect; the user decides whether to include them. */
function DeliveredOrders({ state: { delivered, isWithoutDelivered, setWithoutDelivered } }: { state: ListDraftState }): ReactElement {
  const t = useTexts();
  const text = t(isWithoutDelivered ? 'printLists.deliveredOut' : 'printLists.delivered', { count: delivered.length });
  return <Asked text={text} isLeftOut={isWithoutDelivered} onLeaveOut={setWithoutDelivered} />;
}

interface AskedProps {
  text: string;
  isLeftOut: boolean;
  onLeaveOut(isLeftOut: boolean): void;
}

function Asked({ text, isLeftOut, onLeaveOut }: AskedProps): ReactElement {
  const t = useTexts();
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => onLeaveOut(!isLeftOut)}>{t(isLeftOut ? 'printLists.bringBack' : 'printLists.leaveOut')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
