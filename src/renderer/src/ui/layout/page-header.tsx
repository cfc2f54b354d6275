import { useEffect } from 'react';
import { create } from 'zustand';

interface PageHeaderState {
  /** Instead of the route's own title, e.g. `#10482`. */
  title: string | null;
  /** Beside the title in a pill; null hides it. */
  count: number | null;
}

const empty: PageHeaderState = { title: null, count: null };

/** What the current screen adds to the shell's header. */
export const usePageHeaderState = create<PageHeaderState>(() => empty);

/** Puts a count, or a title of its own, into the header while the screen is shown; renders nothing. */
export function PageHeader({ title = null, count = null }: Partial<PageHeaderState>): null {
  useEffect(() => {
    usePageHeaderState.setState({ title, count });
  }, [title, count]);
  useEffect(() => () => usePageHeaderState.setState(empty), []);
  return null;
}
