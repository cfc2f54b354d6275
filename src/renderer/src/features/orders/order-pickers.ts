import { createListPicker, type ListPicker } from '@renderer/ui/list/list-picker';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { OrderRow } from '@shared/lists/orders';

/** Lets the scanner select orders in their lists. */
export const orderPickers: Record<OrderKind, ListPicker<OrderRow>> = { order: createListPicker(), guestOrder: createListPicker() };
