import type { ProductLabelProps } from '@documents/product-label/product-label';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { Loader } from '@renderer/ui/feedback/loader';
import { type ReactElement, Suspense } from 'react';

const LoadedLabel = lazyWithProps(() => import('./product-label-loaded'), 'LoadedLabel');

/** The label of a product as it will come out; goes into a `SheetFrame`. */
export function ProductLabelSheet(props: ProductLabelProps): ReactElement {
  return (
    <Suspense fallback={<Loader />}>
      <LoadedLabel {...props} />
    </Suspense>
  );
}
