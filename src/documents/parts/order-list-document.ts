import type { SheetData } from '@shared/contract/printing/printed-sheet';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { type ListKind, listFacts } from '@shared/domain/printing/printable';
import type { SheetProps } from '../printable-document';
import { type DocumentTools, toDocumentContext, toLinePictures } from './order-document';
import { sampleList } from './sample-list';

/** Props of every document over many orders. */
export type OrderListProps = SheetProps<ListKind>;

/** Created once per document and passed down, because documents have no hooks. */
export type OrderListContext = OrderListProps &
  DocumentTools & {
    /** A roll: black only, no pictures. */
    isNarrow: boolean;
    /** Returns `#10482`, with the letter of its kind if both kinds are on the sheet, because they share numbers. */
    orderName(order: Pick<OrderSnapshot, 'kind' | 'id'>): string;
  };

export function toListContext(props: OrderListProps): OrderListContext {
  const { orders, paper } = props;
  const isMixed = new Set(orders.map(({ kind }) => kind)).size > 1;
  return {
    ...toDocumentContext(props),
    isNarrow: paper === '80mm',
    orderName: (order) => (isMixed ? toOrderCode(order) : `#${order.id}`),
  };
}

export const toListPictures = ({ orders, options }: SheetData<ListKind>): string[] =>
  options.parts.includes('pictures') ? orders.flatMap(toLinePictures) : [];

/** Returns a list of sample orders with the default options. */
export function toSampleList(list: ListKind): SheetData<ListKind> {
  const { sortings, initialParts } = listFacts[list];
  return { ...sampleList, options: { sorting: sortings[0] ?? 'category', parts: [...initialParts] } };
}
