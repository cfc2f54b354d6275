import { create } from 'zustand';

/** State of the About dialog; `doesCheck`: it checks for a new version on open. */
export const useAbout = create<{ isOpen: boolean; doesCheck: boolean }>(() => ({ isOpen: false, doesCheck: false }));

export const about = {
  open: ({ doesCheck = false } = {}): void => useAbout.setState({ isOpen: true, doesCheck }),
  close: (): void => useAbout.setState({ isOpen: false }),
};
