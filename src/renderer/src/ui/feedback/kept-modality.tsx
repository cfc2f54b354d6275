import type { ComponentType, ReactElement } from 'react';
import { create } from 'zustand';

/** What keeps Fluent's focus manager alive, once something has loaded it. */
export const useModalityKeeper = create<{ Keeper: ComponentType | null }>(() => ({ Keeper: null }));

/** Beside every screen: a dialog hands its keeper over with its own first commit, and it stays when the dialog goes. */
export function KeptModality(): ReactElement | null {
  const Keeper = useModalityKeeper((state) => state.Keeper);
  return Keeper && <Keeper />;
}
