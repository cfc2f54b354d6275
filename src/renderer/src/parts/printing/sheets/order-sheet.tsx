import '@documents/invoice/invoice-styles';
import { Invoice } from '@documents/invoice/invoice';
import type { OrderDocumentProps } from '@documents/parts/order-document';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { Loader } from '@renderer/ui/feedback/loader';
import type { DocumentKind } from '@shared/domain/printing/printable';
import { type ReactElement, Suspense } from 'react';

// What draws codes is larger than the invoice, and only the warehouse asks for it.
const AnyDocument = lazyWithProps(() => import('./any-document'), 'AnyDocument');

/** A document of an order as it will come out; goes into a `SheetFrame`. */
export function OrderSheet({ document, ...props }: OrderDocumentProps & { document: DocumentKind }): ReactElement {
  if (document === 'invoice') return <Invoice {...props} showDifference />;
  return (
    <Suspense fallback={<Loader />}>
      <AnyDocument document={document} {...props} />
    </Suspense>
  );
}
