import { useEffect } from 'react';
import { create } from 'zustand';

interface PageHeaderState {
  /** Replaces the route's title, such as `#10482`. */
  title: string | null;
  /** Shown in a pill beside the title; null hides it. */
  count: number | null;
  /** The count is of the records stored on this computer, because the server can't be reached. */
  isKept: boolean;
}

const empty: PageHeaderState = { title: null, count: null, isKept: false };

/** The current screen's additions to the shell's header. */
export const usePageHeaderState = create<PageHeaderState>(() => empty);

/** Sets the header's count or title while the screen is shown; renders nothing. */
export function PageHeader({ title = null, count = null, isKept = false }: Partial<PageHeaderState>): null {
  useEffect(() => {
    usePageHeaderState.setState({ title, count, isKept });
  }, [title, count, isKept]);
  useEffect(() => () => usePageHeaderState.setState(empty), []);
  return null;
}
