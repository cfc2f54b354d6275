import '@documents/invoice/invoice-styles';
import { Invoice } from '@documents/invoice/invoice';
import type { SheetProps } from '@documents/printable-document';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { Loader } from '@renderer/ui/feedback/loader';
import type { Printable } from '@shared/domain/printing/printable';
import { type ReactElement, Suspense } from 'react';

// Documents with codes need more code than the invoice, and only the warehouse uses them.
const AnySheet = lazyWithProps(() => import('./any-sheet'), 'AnySheet');

/** Renders a document as it will be printed; put it in a `SheetFrame`. */
export function Sheet<Kind extends Printable>({ document, ...props }: SheetProps<Kind> & { document: Kind }): ReactElement {
  const sheet = props as unknown as SheetProps<Printable>;
  if (document === 'invoice' && 'snapshot' in sheet) return <Invoice {...sheet} showDifference />;
  return (
    <Suspense fallback={<Loader />}>
      <AnySheet document={document} {...sheet} />
    </Suspense>
  );
}
