import type { OrderListProps } from '@documents/parts/order-list-document';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { Loader } from '@renderer/ui/feedback/loader';
import type { ListKind } from '@shared/domain/printing/printable';
import { type ReactElement, Suspense } from 'react';

const AnyList = lazyWithProps(() => import('./any-list'), 'AnyList');

/** A document over many orders as it will come out; goes into a `SheetFrame`. */
export function ListSheet(props: OrderListProps & { document: ListKind }): ReactElement {
  return (
    <Suspense fallback={<Loader />}>
      <AnyList {...props} />
    </Suspense>
  );
}
