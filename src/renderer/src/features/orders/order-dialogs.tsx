import { lazyWithProps } from '@renderer/runtime/lazy-named';
import type { ListContext } from '@renderer/ui/list/list-context';
import type { OrderRow } from './order-row';

const StatusDialog = lazyWithProps(() => import('./status/status-dialog'), 'StatusDialog');
const AddressDialog = lazyWithProps(() => import('./address-dialog'), 'AddressDialog');

type Opener = Pick<ListContext, 'open'>;

/** `deselect` takes the changed ones out of the selection. */
export function openStatus(orders: readonly OrderRow[], { open }: Opener, deselect?: (orders: readonly OrderRow[]) => void): void {
  open((close) => <StatusDialog orders={orders} onClose={close} onChanged={(changed) => deselect?.(changed)} />);
}

export function openAddress(order: OrderRow, { open }: Opener): void {
  open((close) => <AddressDialog order={order} onClose={close} />);
}
