import { useLayoutEffect, useMemo, useState } from 'react';
import type { GridRowEnd } from './model/grid-types';

/** The same list as before as long as it says the same. */
export function useStable<Item extends object>(items: readonly Item[]): readonly Item[] {
  const text = JSON.stringify(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what they say.
  return useMemo(() => items, [text]);
}

/** Functions that may change with every drawing must not draw every row. */
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
