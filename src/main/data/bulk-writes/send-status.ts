import type { Api } from '@main/server/api/api-client';
import type { Result } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { OrderStatus } from '@shared/domain/orders/order-status';

export function sendStatus(api: Pick<Api, 'call'>, { kind, id }: OrderRef, status: OrderStatus): Promise<Result<unknown>> {
  const input = { params: { id }, body: { status } };
  return kind === 'order' ? api.call('orders.changeStatus', input) : api.call('guestOrders.changeStatus', input);
}
