import { toDirection } from '@shared/domain/language';
import { toDocumentLabel } from '@shared/domain/printing/printable';
import type { ReactNode } from 'react';
import { toLinePictures } from '../parts/order-document';
import { sampleOrder } from '../parts/sample-order';
import type { PrintableDocument } from '../printable-document';
import { type InvoiceProps, toInvoiceContext } from './invoice-context';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceFoot } from './invoice-foot';
import { InvoiceGreeting, InvoiceHead } from './invoice-head';
import { InvoiceLines } from './invoice-lines';

/** One order on any paper; the same component is shown on screen and printed. Its styles are `invoice.css` and `fonts.css`. */
export function Invoice(props: InvoiceProps): ReactNode {
  const context = toInvoiceContext(props);
  const { language, paper } = props;
  return (
    <article className="doc inv" lang={language} dir={toDirection(language)} data-paper={paper}>
      <InvoiceHead {...context} />
      <InvoiceGreeting {...context} />
      <InvoiceFacts {...context} />
      <InvoiceLines {...context} />
      <InvoiceFoot {...context} />
    </article>
  );
}

export const invoice: PrintableDocument<'invoice'> = {
  Component: Invoice,
  mustShow({ snapshot, format }) {
    const [line] = snapshot.lines;
    return [toDocumentLabel('invoice', snapshot.id), format.amount(snapshot.totalFils), ...(line ? [format.amount(line.totalFils)] : [])];
  },
  pictures: ({ snapshot }) => toLinePictures(snapshot),
  sample: { snapshot: sampleOrder },
};
