import { listRequest, useListRequest } from '@renderer/parts/printing/lists/list-request';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { type ReactElement, Suspense, useEffect } from 'react';

const ListDialog = lazyWithProps(() => import('./list-dialog'), 'ListDialog');

/** Where the question stands that comes before a document over many orders. */
export function PrintListHost(): ReactElement | null {
  const request = useListRequest((state) => state.request);
  // What was asked on one screen is not asked again on the next.
  useEffect(() => listRequest.done, []);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <ListDialog {...request} onClose={listRequest.done} />
    </Suspense>
  );
}
