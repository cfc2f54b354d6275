import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ListKind } from '@shared/domain/printing/printable';
import { create } from 'zustand';

interface ListRequest {
  document: ListKind;
  orders: readonly OrderRef[];
}

/** A document over many orders that a menu has asked for; the screen of the orders draws the question. */
export const useListRequest = create<{ request: ListRequest | null }>(() => ({ request: null }));

export const listRequest = {
  ask: (request: ListRequest): void => useListRequest.setState({ request }),
  done: (): void => useListRequest.setState({ request: null }),
};
