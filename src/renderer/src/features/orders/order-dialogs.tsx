import { lazyWithProps } from '@renderer/runtime/lazy-component';
import type { SelectionChange } from '@renderer/ui/list/list-definition';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import type { OrderRow } from '@shared/lists/orders';

const StatusDialog = lazyWithProps(() => import('./status/status-dialog'), 'StatusDialog');
const AddressDialog = lazyWithProps(() => import('./address-dialog'), 'AddressDialog');

type Opener = Pick<ListContext, 'open'>;

/**
 * Opens the status dialog. The selection stays, with the orders' new statuses, because the next step usually applies to the same orders.
 */
export function openStatus(orders: readonly OrderRow[], { open }: Opener, selection?: SelectionChange<OrderRow>): void {
  open((close) => <StatusDialog orders={orders} onClose={close} onChanged={(changed) => selection?.replace(changed)} />);
}

export function openAddress(order: OrderRow, { open }: Opener): void {
  open((close) => <AddressDialog order={order} onClose={close} />);
}
