import { type ReactElement, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

interface PageHeaderState {
  /** Replaces the route's title, such as `#10482`. */
  title: string | null;
  /** Shown in a pill beside the title; null hides it. */
  count: number | null;
  /** Copied by a button beside the title, which `copyLabel` names; null hides it. */
  copyText: string | null;
  copyLabel: string;
  /** The count is of the records stored on this computer, because the server can't be reached. */
  isKept: boolean;
}

const empty: PageHeaderState = { title: null, count: null, copyText: null, copyLabel: '', isKept: false };

/** The current screen's additions to the shell's header. */
export const usePageHeaderState = create<PageHeaderState>(() => empty);

/** Sets the header's additions while the screen is shown; renders nothing. */
export function PageHeader(shown: Partial<PageHeaderState>): null {
  const { title, count, copyText, copyLabel, isKept } = { ...empty, ...shown };
  useEffect(() => {
    usePageHeaderState.setState({ title, count, copyText, copyLabel, isKept });
  }, [title, count, copyText, copyLabel, isKept]);
  useEffect(() => () => usePageHeaderState.setState(empty), []);
  return null;
}

const useTitlePlace = create<{ place: HTMLElement | null }>(() => ({ place: null }));
const setPlace = (place: HTMLElement | null): void => useTitlePlace.setState({ place });

/** The place in the header that `BesideTitle` fills. */
export function TitlePlace({ className }: { className: string }): ReactElement {
  return <span ref={setPlace} className={className} />;
}

/** Shows its content beside the title, and at its own place in a window without a header. */
export function BesideTitle({ children }: { children: ReactNode }): ReactNode {
  const { place } = useTitlePlace();
  return place ? createPortal(children, place) : children;
}
