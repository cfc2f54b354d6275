import type { RecordWrite } from '@shared/contract/desktop/record-writes';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { OrderRow } from '@shared/lists/orders';
import { orderKinds } from '../order-kinds';

/** Sets the status of an order that still has the status that was seen; one that has the wanted status by then needs no request. */
export function toStatusRecord({ kind, id }: Pick<OrderRow, 'kind' | 'id'>, seen: string, status: OrderStatus): RecordWrite {
  const { list, changeStatus } = orderKinds[kind];
  return {
    name: `#${id}`,
    call: changeStatus,
    input: { params: { id }, body: { status } },
    seen: { id, list, searches: [{ query: { page: 1, search: String(id) } }], fields: { status: seen } },
    wanted: { status },
  };
}
