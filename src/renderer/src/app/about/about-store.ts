import { create } from 'zustand';

/** Whether the dialog about the app is open, and whether it asks for a new version at once. */
export const useAbout = create<{ isOpen: boolean; doesCheck: boolean }>(() => ({ isOpen: false, doesCheck: false }));

export const about = {
  open: ({ doesCheck = false } = {}): void => useAbout.setState({ isOpen: true, doesCheck }),
  close: (): void => useAbout.setState({ isOpen: false }),
};
