import { type OrderDocumentContext, type OrderDocumentProps, toDocumentContext } from '../parts/order-document';

export interface InvoiceProps extends OrderDocumentProps {
  /** Tells when the items and the subtotal disagree. For screens: paper never shows it. */
  showDifference?: boolean;
}

/** What every part of an invoice needs. */
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
