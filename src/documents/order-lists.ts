import type { ListKind } from '@shared/domain/printing/printable';
import { driverSheet } from './driver-sheet/driver-sheet-document';
import type { OrderListDocument } from './parts/order-list-document';
import { pickList } from './pick-list/pick-list-document';

export const orderLists: Record<ListKind, OrderListDocument> = { pickList, driverSheet };
