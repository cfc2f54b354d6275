import type { SalesDocumentProps } from '@documents/parts/sales-document';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { Loader } from '@renderer/ui/feedback/loader';
import type { SalesKind } from '@shared/domain/printing/printable';
import { type ReactElement, Suspense } from 'react';

const AnySales = lazyWithProps(() => import('./any-sales'), 'AnySales');

/** A document over what was sold as it will come out; goes into a `SheetFrame`. */
export function SalesSheet(props: SalesDocumentProps & { document: SalesKind }): ReactElement {
  return (
    <Suspense fallback={<Loader />}>
      <AnySales {...props} />
    </Suspense>
  );
}
