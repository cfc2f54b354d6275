import type { Digits } from '@shared/contract/desktop/session';
import type { ListedGoods, ListOptions } from '@shared/contract/printing/print-requests';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import { toOrderCode } from '@shared/domain/orders/order-code';
import type { Paper } from '@shared/domain/printing/printable';
import type { Formatter } from '@shared/i18n/format';
import type { ReactNode } from 'react';
import { type DocumentHead, type DocumentTools, toDocumentContext } from './order-document';

/** What every document over many orders is drawn from. */
export interface OrderListProps {
  /** `PICK-1122-174105`: what the sheet is called in the queue. */
  name: string;
  /** In the order in which they were ticked; none of them canceled. */
  orders: readonly OrderSnapshot[];
  /** Products that the catalogue does not know by their names are left out. */
  goods: readonly ListedGoods[];
  options: ListOptions;
  language: Language;
  /** What stands in the head; empty values are left out. */
  profile: DocumentHead;
  paper: Paper;
  /** 0 for the first print; n marks the sheet as the n-th copy. */
  copyMark: number;
  digits?: Digits;
  /** The address that shows a picture of the server, or null when it cannot be had: a placeholder is drawn then. */
  pictureUrl: (url: string) => string | null;
  /** ISO. */
  madeAt: string;
  /** The person who printed it; '' for nobody. */
  madeBy: string;
  /** As of when the oldest order is, ISO, where the server could not be reached; left out for what is fresh. */
  asOf?: string | undefined;
  /** The shop's own logo; the mark stands there without one. */
  logoUrl?: string | null;
}

/** What a sheet says, before it is drawn. */
export type OrderListWords = Pick<OrderListProps, 'name' | 'orders' | 'language'> & { format: Formatter };

/** How one document over many orders is drawn; what else there is to know of it stands in `printableFacts` and `listFacts`. */
export interface OrderListDocument {
  Component: (props: OrderListProps) => ReactNode;
  /** Text without which a window has drawn nothing: its name, sums, a first line. */
  mustShow(words: OrderListWords): string[];
}

/** Made once per document and passed down, because documents have no hooks. */
export interface OrderListContext extends OrderListProps, DocumentTools {
  /** A roll: black only, no pictures. */
  isNarrow: boolean;
  /** `#10482`; with the letter of its kind where both kinds are on the sheet, because they share numbers. */
  orderName(order: Pick<OrderSnapshot, 'kind' | 'id'>): string;
}

export function toListContext(props: OrderListProps): OrderListContext {
  const { orders, paper } = props;
  const isMixed = new Set(orders.map(({ kind }) => kind)).size > 1;
  return {
    ...toDocumentContext(props),
    isNarrow: paper === '80mm',
    orderName: (order) => (isMixed ? toOrderCode(order) : `#${order.id}`),
  };
}
