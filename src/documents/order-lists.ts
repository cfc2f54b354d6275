import type { ListKind } from '@shared/domain/printing/printable';
import type { OrderListDocument } from './parts/order-list-document';
import { pickList } from './pick-list/pick-list-document';

export const orderLists: Record<ListKind, OrderListDocument> = { pickList };
