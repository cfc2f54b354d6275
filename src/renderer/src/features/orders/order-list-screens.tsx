import { PrintQueueButton } from '@renderer/parts/printing/print-queue-button';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import { type ReactElement, useMemo } from 'react';
import { toGuestOrderList, toOrderList } from './order-list';
import { useOrderListActions } from './use-order-list-actions';

/** `/orders` */
export function OrdersScreen(): ReactElement {
  const { actions, dialogs } = useOrderListActions();
  const definition = useMemo(() => toOrderList(actions), [actions]);
  return (
    <ListScreen definition={definition} toolbar={<PrintQueueButton isIconOnly={useIsNarrow()} />}>
      {dialogs}
    </ListScreen>
  );
}

/** `/orders-guest` */
export function GuestOrdersScreen(): ReactElement {
  const { actions, dialogs } = useOrderListActions();
  const definition = useMemo(() => toGuestOrderList(actions), [actions]);
  return (
    <ListScreen definition={definition} toolbar={<PrintQueueButton isIconOnly={useIsNarrow()} />}>
      {dialogs}
    </ListScreen>
  );
}
