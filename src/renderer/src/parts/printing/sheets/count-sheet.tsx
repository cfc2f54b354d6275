import type { CountSheetProps } from '@documents/count-sheet/count-sheet';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { Loader } from '@renderer/ui/feedback/loader';
import { type ReactElement, Suspense } from 'react';

const LoadedCount = lazyWithProps(() => import('./count-sheet-loaded'), 'LoadedCount');

/** A sheet to count by as it will come out; goes into a `SheetFrame`. */
export function CountSheet(props: CountSheetProps): ReactElement {
  return (
    <Suspense fallback={<Loader />}>
      <LoadedCount {...props} />
    </Suspense>
  );
}
