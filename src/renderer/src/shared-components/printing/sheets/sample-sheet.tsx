import type { SheetLook } from '@documents/printable-document';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { Loader } from '@renderer/ui/feedback/loader';
import type { Printable } from '@shared/domain/printing/printable';
import { type ReactElement, Suspense } from 'react';

type SampleProps = SheetLook & { document: Printable };

const AnySample = lazyWithProps<'AnySample', SampleProps>(() => import('./any-sheet'), 'AnySample');

/** Renders a document of sample data with the given settings; put it in a `SheetFrame`. */
export function SampleSheet(props: SampleProps): ReactElement {
  return (
    <Suspense fallback={<Loader />}>
      <AnySample {...props} />
    </Suspense>
  );
}
