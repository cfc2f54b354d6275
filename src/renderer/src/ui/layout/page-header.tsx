import { useEffect } from 'react';
import { create } from 'zustand';

interface PageHeaderState {
  /** Instead of the route's own title, e.g. `#10482`. */
  title: string | null;
  /** Beside the title in a pill; null hides it. */
  count: number | null;
  /** The count is of what this computer keeps, because the server cannot be reached. */
  isKept: boolean;
}

const empty: PageHeaderState = { title: null, count: null, isKept: false };

/** What the current screen adds to the shell's header. */
export const usePageHeaderState = create<PageHeaderState>(() => empty);

/** Puts a count, or a title of its own, into the header while the screen is shown; renders nothing. */
export function PageHeader({ title = null, count = null, isKept = false }: Partial<PageHeaderState>): null {
  useEffect(() => {
    usePageHeaderState.setState({ title, count, isKept });
  }, [title, count, isKept]);
  useEffect(() => () => usePageHeaderState.setState(empty), []);
  return null;
}
