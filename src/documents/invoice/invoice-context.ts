import { type OrderDocumentContext, type OrderDocumentProps, toDocumentContext } from '../parts/order-document';

export interface InvoiceProps extends OrderDocumentProps {
  /** Shows a note when items and subtotal don't match. For screens only, never on paper. */
  showDifference?: boolean;
}

/** Data for every part of an invoice. */
export interface InvoiceContext extends InvoiceProps, OrderDocumentContext {
  /** Thermal roll: pure black, no pictures. */
  isReceipt: boolean;
  /** Too narrow for a column of amounts. */
  isNarrow: boolean;
}

export function toInvoiceContext(props: InvoiceProps): InvoiceContext {
  const { paper } = props;
  return { ...toDocumentContext(props), isReceipt: paper === '80mm', isNarrow: paper === '80mm' || paper === '4x6in' };
}
