import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ListKind } from '@shared/domain/printing/printable';
import { create } from 'zustand';

interface ListRequest {
  document: ListKind;
  orders: readonly OrderRef[];
}

/** The requested document for many orders; the screen of orders shows its dialog. */
export const useListRequest = create<{ request: ListRequest | null }>(() => ({ request: null }));

export const listRequest = {
  ask: (request: ListRequest): void => useListRequest.setState({ request }),
  done: (): void => useListRequest.setState({ request: null }),
};
