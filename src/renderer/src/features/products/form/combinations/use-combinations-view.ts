import { useState } from 'react';

const views = ['cards', 'grid'] as const;
export type CombinationsView = (typeof views)[number];

const storageKey = 'combinationsView';

function readView(): CombinationsView {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return views.find((view) => view === stored) ?? 'grid';
  } catch {
    return 'grid';
  }
}

/** How combinations are shown; remembered on this PC. */
export function useCombinationsView(): [CombinationsView, (view: CombinationsView) => void] {
  const [view, setView] = useState(readView);
  const change = (next: CombinationsView): void => {
    setView(next);
    try {
      window.localStorage.setItem(storageKey, next);
    } catch {
      // Full or forbidden storage only costs the memory of this choice.
    }
  };
  return [view, change];
}
