import type { SalesKind } from '@shared/domain/printing/printable';
import type { SheetProps } from '../printable-document';
import { type DocumentTools, toDocumentContext } from './order-document';

/** What every document over what was sold is drawn from; no name of a customer is in it. */
export type SalesDocumentProps = SheetProps<SalesKind>;

/** Made once per document and passed down, because documents have no hooks. */
export type SalesContext = SalesDocumentProps &
  DocumentTools & {
    /** A roll: black only. */
    isNarrow: boolean;
  };

export function toSalesContext(props: SalesDocumentProps): SalesContext {
  return { ...toDocumentContext(props), isNarrow: props.paper === '80mm' };
}
