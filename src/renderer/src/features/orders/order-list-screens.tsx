import { ShippingButton } from '@renderer/parts/orders/shipping-button';
import { PrintQueueButton } from '@renderer/parts/printing/queue/print-queue-button';
import { usePrint } from '@renderer/parts/printing/use-print';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { ReactElement } from 'react';
import { ArrivalButton } from './arrivals/arrival-button';
import { PrintListHost } from './lists/print-list-host';
import { guestOrderList, orderList } from './order-list';

function OrderTools(): ReactElement {
  return (
    <>
      <ArrivalButton />
      <ShippingButton />
      <PrintQueueButton />
    </>
  );
}

/** `/orders` */
export function OrdersScreen(): ReactElement {
  return (
    <>
      <ListScreen definition={orderList} tools={usePrint()} toolbar={<OrderTools />} />
      <PrintListHost />
    </>
  );
}

/** `/orders-guest` */
export function GuestOrdersScreen(): ReactElement {
  return (
    <>
      <ListScreen definition={guestOrderList} tools={usePrint()} toolbar={<OrderTools />} />
      <PrintListHost />
    </>
  );
}
