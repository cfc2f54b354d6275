import { usePrint } from '@renderer/parts/printing/use-print';
import { ask } from '@renderer/runtime/calls/bridge';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { type ReactElement, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OrderListActions } from './order-list';
import { toOrderLink } from './order-navigation';
import { type OrderRow, toOrderRef } from './order-row';
import { toRowsText } from './rows-text';

const StatusDialog = lazyWithProps(() => import('./status/status-dialog'), 'StatusDialog');
const AddressDialog = lazyWithProps(() => import('./address-dialog'), 'AddressDialog');

type OpenDialog =
  | { kind: 'status'; orders: readonly OrderRow[]; deselect?: (orders: readonly OrderRow[]) => void }
  | { kind: 'address'; order: OrderRow }
  | null;

/** Actions of an order list that stay the same objects, and the dialogs that they open. */
export function useOrderListActions(): { actions: OrderListActions; dialogs: ReactElement } {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const work = useOrderWork();
  const latest = useRef(work);
  latest.current = work;
  const actions = useMemo<OrderListActions>(
    () => ({
      openStatus: (order) => setDialog({ kind: 'status', orders: [order] }),
      openAddress: (order) => setDialog({ kind: 'address', order }),
      changeStatuses: (orders, deselect) => setDialog({ kind: 'status', orders, deselect }),
      print: (orders) => latest.current.print(orders),
      savePdf: (orders) => latest.current.savePdf(orders),
      copy: (orders) => latest.current.copy(orders),
      go: (page, order) => latest.current.go(page, order),
    }),
    [],
  );
  const close = (): void => setDialog(null);
  const dialogs = (
    <Suspense fallback={null}>
      {dialog?.kind === 'status' && (
        <StatusDialog orders={dialog.orders} onClose={close} onChanged={(changed) => dialog.deselect?.(changed)} />
      )}
      {dialog?.kind === 'address' && <AddressDialog order={dialog.order} onClose={close} />}
    </Suspense>
  );
  return { actions, dialogs };
}

function useOrderWork(): Pick<OrderListActions, 'print' | 'savePdf' | 'copy' | 'go'> {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const { printOrders, savePdf } = usePrint();
  const copyRows = async (orders: readonly OrderRow[]): Promise<void> => {
    const result = await ask('app.copyText', { text: toRowsText(orders, { t, format, language }) });
    if (result.ok) notify.success(t('orders.rowsCopied', { count: orders.length }));
    else notify.failure(result.error);
  };
  return {
    print: (orders) => void printOrders(orders.map(toOrderRef)),
    savePdf: (orders) => void savePdf(orders.map(toOrderRef)),
    copy: (orders) => void copyRows(orders),
    go(page, order) {
      const { to, state } = toOrderLink(page, order);
      void navigate(to, { state });
    },
  };
}
