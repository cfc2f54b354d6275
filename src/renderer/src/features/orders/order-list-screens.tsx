import { AlertRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ShippingButton } from '@renderer/shared-components/orders/shipping-button';
import { listRequest, useListRequest } from '@renderer/shared-components/printing/lists/list-request';
import { PrintQueueButton } from '@renderer/shared-components/printing/queue/print-queue-button';
import { usePrint } from '@renderer/shared-components/printing/use-print';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { Tool } from '@renderer/ui/tools/tool';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { toIntervalText } from './new-orders/new-orders-pill';
import { NotedOrders } from './noted-orders';
import { guestOrderList, orderList } from './order-list';

const ListDialog = lazyWithProps(() => import('./lists/list-dialog'), 'ListDialog');

/** Shows the dialog before a document over many orders. */
function PrintListHost(): ReactElement | null {
  const request = useListRequest((state) => state.request);
  // A dialog requested on one screen must not open on the next.
  useEffect(() => listRequest.done, []);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ListDialog {...request} onClose={listRequest.done} />
    </Suspense>
  );
}

const NewOrdersDialog = lazyWithProps(() => import('./new-orders/new-orders-dialog'), 'NewOrdersDialog');

/** Opens the settings of new-order alerts. */
function NewOrdersTool(): ReactElement {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { data: settings } = useRead('newOrders.readSettings', undefined, { failure: 'inPlace' });
  return (
    <>
      <Tool
        section="list"
        icon={<AlertRegular />}
        label={t('arrivals.open')}
        value={settings && toIntervalText(settings.everySeconds, t)}
        onPress={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <NewOrdersDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function OrderTools(): ReactElement {
  return (
    <>
      <NewOrdersTool />
      <ShippingButton />
      <PrintQueueButton />
    </>
  );
}

/** `/orders` */
export function OrdersScreen(): ReactElement {
  return (
    <NotedOrders>
      <ListScreen definition={orderList} tools={usePrint()} toolbar={<OrderTools />} />
      <PrintListHost />
    </NotedOrders>
  );
}

/** `/orders-guest` */
export function GuestOrdersScreen(): ReactElement {
  return (
    <NotedOrders>
      <ListScreen definition={guestOrderList} tools={usePrint()} toolbar={<OrderTools />} />
      <PrintListHost />
    </NotedOrders>
  );
}
