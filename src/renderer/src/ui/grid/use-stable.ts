import { useLayoutEffect, useMemo, useState } from 'react';
import type { GridRowEnd } from './model/grid-types';

/** Returns the previous list while its content is equal. */
export function useStable<Item extends object>(items: readonly Item[]): readonly Item[] {
  const text = JSON.stringify(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what they say.
  return useMemo(() => items, [text]);
}

/** Returns a stable object, so that functions that change on each render don't render every row. */
export function useLatestEnd(rowEnd: GridRowEnd | undefined): GridRowEnd | undefined {
  const [latest] = useState<{ rowEnd: GridRowEnd | undefined }>({ rowEnd });
  useLayoutEffect(() => {
    latest.rowEnd = rowEnd;
  });
  const { heading, widthPx } = rowEnd ?? {};
  return useMemo(
    () =>
      heading === undefined || widthPx === undefined
        ? undefined
        : { heading, widthPx, label: (row) => latest.rowEnd?.label(row) ?? '', open: (id) => latest.rowEnd?.open(id) },
    [heading, widthPx, latest],
  );
}
