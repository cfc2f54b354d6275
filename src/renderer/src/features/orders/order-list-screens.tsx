import { PrintQueueButton } from '@renderer/parts/printing/queue/print-queue-button';
import { usePrint } from '@renderer/parts/printing/use-print';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import type { ReactElement } from 'react';
import { PrintListHost } from './lists/print-list-host';
import { guestOrderList, orderList } from './order-list';

/** `/orders` */
export function OrdersScreen(): ReactElement {
  return (
    <>
      <ListScreen definition={orderList} tools={usePrint()} toolbar={<PrintQueueButton isIconOnly={useIsNarrow()} />} />
      <PrintListHost />
    </>
  );
}

/** `/orders-guest` */
export function GuestOrdersScreen(): ReactElement {
  return (
    <>
      <ListScreen definition={guestOrderList} tools={usePrint()} toolbar={<PrintQueueButton isIconOnly={useIsNarrow()} />} />
      <PrintListHost />
    </>
  );
}
