import { Button, makeStyles } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useServerAway } from '@renderer/runtime/calls/use-server-away';
import { useShownRecord } from '@renderer/runtime/calls/window-kind';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderPaths, toOrderLink } from '@renderer/shared-components/orders/order-links';
import { PrintMarkInWords } from '@renderer/shared-components/printing/marks/print-mark';
import { useOrderMarks } from '@renderer/shared-components/printing/marks/use-order-marks';
import { PrintButton } from '@renderer/shared-components/printing/print-button';
import { usePreviewCommand } from '@renderer/shared-components/printing/use-preview-command';
import { usePrint } from '@renderer/shared-components/printing/use-print';
import { HintArea } from '@renderer/ui/controls/hint-area';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { handLeftList } from '@renderer/ui/list/record-pager/passed-list';
import { RecordPagerBar } from '@renderer/ui/list/record-pager/record-pager-bar';
import { useRecordPager } from '@renderer/ui/list/record-pager/use-record-pager';
import { useListReturn } from '@renderer/ui/list/state/use-list-return';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import { quietText, visuallyHidden } from '@renderer/ui/text/text-styles';
import { isRecord } from '@shared/domain/is-record';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import type { DocumentKind } from '@shared/domain/printing/printable';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import { type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toOrderRef } from '../order-kinds';
import { guestOrderList, orderList } from '../order-list';
import { useStatusNews } from '../status/order-status-cache';
import { StatusCell } from '../status/status-cell';
import { useDoneNext } from './use-done-next';

/**
 * Whether this computer has sent every document of one press on *Print* that has a printer. Also true until that is known, so that the
 * buttons of an order that was printed don't change after it opens.
 */
function useIsPrinted(order: OrderRef): boolean {
  const marks = useOrderMarks(order);
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  if (!marks || !settings) return true;
  const { pressed, routes } = settings;
  const isSent = (document: DocumentKind): boolean =>
    marks.some((mark) => mark.document === document && (mark.state === 'printed' || mark.state === 'waiting'));
  return pressed.every((document) => routes[document].printer === null || isSent(document));
}

/** Updates the status in the list, here, and in the navigation state, so that the back button shows the same everywhere. */
function useRenewedStatus(order: OrderRow): void {
  const navigate = useNavigate();
  const { state: shown } = useLocation();
  const take = useEffectEvent((status: string) => {
    const renewed = { ...order, status };
    const { to, state } = toOrderLink('details', renewed);
    // Retains the origin in the navigation state.
    void navigate(to, { state: { ...(shown as object | null), ...state }, replace: true });
  });
  const isNews = useEffectEvent(
    (latest: ReturnType<typeof useStatusNews.getState>['latest']) =>
      latest !== null && toOrderKey(latest) === toOrderKey(order) && latest.status !== order.status,
  );
  useEffect(() => useStatusNews.subscribe(({ latest }) => isNews(latest) && latest && take(latest.status)), []);
}

const StatusDialog = lazyWithProps(() => import('../status/status-dialog'), 'StatusDialog');

const useStyles = makeStyles({
  bar: { ...wrappingRow, alignItems: 'center', gap: '8px 12px', marginBlockEnd: '16px' },
  placed: quietText,
  told: visuallyHidden,
  key: { marginInlineStart: '8px' },
  actions: { ...wrappingRow, alignItems: 'center', gap: '8px', marginInlineStart: 'auto' },
});

/** Shows the order's position in the list, its status, and its actions. */
export function DetailsBar({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const { printOrders } = usePrint();
  const [isChoosing, setChoosing] = useState(false);
  const orders = [toOrderRef(order)];
  useCommand('print', () => void printOrders(orders));
  const isServerAway = useServerAway() !== null;
  const mayChange = usePermission(canChangeOrderStatus) && !isServerAway;
  const invoice = toOrderLink('invoice', order);
  const openPreview = (): void => void navigate(invoice.to, { state: invoice.state });
  usePreviewCommand(openPreview);
  useRenewedStatus(order);
  useAskedStatus(order, () => setChoosing(mayChange));
  const walk = useOrderWalk(order);
  useShownRecord(toOrderLink('details', order), order.customer.name, () => handLeftList(orderPaths[order.kind], order.id));
  const go = (next: OrderRow): void => {
    const { to, state } = toOrderLink('details', next);
    void navigate(to, { state, replace: true });
  };
  const { following, run } = useDoneNext({ order, walk, onGo: go, isOffered: mayChange });
  const goBack = useListReturn(orderPaths[order.kind]);
  const isPrinted = useIsPrinted(toOrderRef(order));
  return (
    <div className={styles.bar}>
      {walk && !walk.isTaking && (
        <RecordPagerBar walk={walk} labels={{ previous: t('orders.details.previous'), next: t('orders.details.next') }} onGo={go} />
      )}
      <StatusCell order={order} t={t} canChange={mayChange} onOpen={() => setChoosing(true)} />
      {order.createdAt && <span className={styles.placed}>{t('orders.details.placed', { date: format.moment(order.createdAt) })}</span>}
      <HintArea>
        <PrintMarkInWords order={order} />
      </HintArea>
      <div className={styles.actions}>
        <PrintButton orders={orders} label={t('orders.action.print')} isPrimary={!isPrinted} onPreview={openPreview} hasPdf />
        <WayOn walk={walk} following={mayChange ? following : null} isPrimary={isPrinted} onRun={run} onBack={goBack} />
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <StatusDialog orders={[order]} onChanged={() => undefined} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface WayOnProps {
  walk: ReturnType<typeof useOrderWalk>;
  /** The status that follows; null if there is none or it can't be changed. */
  following: ReturnType<typeof useDoneNext>['following'];
  isPrimary: boolean;
  onRun(): void;
  onBack(): void;
}

/** Leads to the next order with its key, or back to the list after the last one. */
function WayOn({ walk, following, isPrimary, onRun, onBack }: WayOnProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <>
      {walk?.isEnded && <DoneButton action={t('orders.doneNext.ended', { at: walk.at, total: walk.total })} isEnded onClick={onBack} />}
      {!walk?.isEnded && following && (
        <DoneButton
          action={t(walk && !walk.isLast ? 'orders.doneNext.next' : 'orders.doneNext.only', { status: toStatusText(following, t) })}
          isPrimary={isPrimary}
          onClick={onRun}
        />
      )}
      <span role="status" className={styles.told}>
        {walk?.isEnded && t('orders.doneNext.spent')}
      </span>
    </>
  );
}

interface DoneButtonProps {
  action: string;
  /** After the last order, it leads back to the list; its key does nothing then. */
  isEnded?: boolean;
  isPrimary?: boolean;
  onClick: () => void;
}

/** Ignores the second click of a double-click and a held key, because they would apply to the next order. */
function DoneButton({ action, isEnded = false, isPrimary = true, onClick }: DoneButtonProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Button
      appearance={isPrimary ? 'primary' : 'secondary'}
      icon={<CheckmarkRegular />}
      title={isEnded ? t('orders.doneNext.spent') : t('forms.titleOf', { title: action, name: 'F9' })}
      {...(!isEnded && { 'aria-keyshortcuts': 'F9' })}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && onClick()}
    >
      {action}
      {!isEnded && (
        <span className={styles.key} aria-hidden>
          <KeyCaps caps={['F9']} isOnButton />
        </span>
      )}
    </Button>
  );
}

function useOrderWalk(order: OrderRow) {
  const registered = useRecordPager(orderList, order.kind === 'order' ? order.id : null);
  const guests = useRecordPager(guestOrderList, order.kind === 'guestOrder' ? order.id : null);
  return registered ?? guests;
}

/** Opens the status dialog once if the navigation state requests it, and not again on the way back. */
function useAskedStatus(order: OrderRow, ask: () => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isAsked = isRecord(state) && 'asksStatus' in state;
  const take = useEffectEvent(() => {
    const { asksStatus: _taken, ...rest } = state as { asksStatus: true };
    void navigate(toOrderLink('details', order).to, { state: rest, replace: true });
    ask();
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
