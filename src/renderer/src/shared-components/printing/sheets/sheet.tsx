import '@documents/invoice/invoice-styles';
import { Invoice } from '@documents/invoice/invoice';
import type { SheetProps } from '@documents/printable-document';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { Loader } from '@renderer/ui/feedback/loader';
import type { Printable } from '@shared/domain/printing/printable';
import { type ReactElement, Suspense } from 'react';

// What draws codes is larger than the invoice, and only the warehouse asks for it.
const AnySheet = lazyWithProps(() => import('./any-sheet'), 'AnySheet');

/** A document as it will come out; goes into a `SheetFrame`. */
export function Sheet<Kind extends Printable>({ document, ...props }: SheetProps<Kind> & { document: Kind }): ReactElement {
  const sheet = props as unknown as SheetProps<Printable>;
  if (document === 'invoice' && 'snapshot' in sheet) return <Invoice {...sheet} showDifference />;
  return (
    <Suspense fallback={<Loader />}>
      <AnySheet document={document} {...sheet} />
    </Suspense>
  );
}
