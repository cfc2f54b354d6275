import type { SalesKind } from '@shared/domain/printing/printable';
import type { SheetProps } from '../printable-document';
import { type DocumentTools, toDocumentContext } from './order-document';

/** Props of every document about sales; it has no names of customers. */
export type SalesDocumentProps = SheetProps<SalesKind>;

/** Created once per document and passed down, because documents have no hooks. */
export type SalesContext = SalesDocumentProps &
  DocumentTools & {
    /** A roll: black only. */
    isNarrow: boolean;
  };

export function toSalesContext(props: SalesDocumentProps): SalesContext {
  return { ...toDocumentContext(props), isNarrow: props.paper === '80mm' };
}
