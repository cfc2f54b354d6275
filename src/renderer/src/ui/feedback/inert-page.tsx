import type { ComponentType, ReactElement } from 'react';
import { create } from 'zustand';

/** What keeps Fluent's focus manager alive, once something has loaded it. */
export const useInertPageKeeper = create<{ Keeper: ComponentType | null }>(() => ({ Keeper: null }));

/** Beside every screen: a dialog hands its keeper over with its own first commit, and it stays when the dialog goes. */
export function KeepPageInert(): ReactElement | null {
  const Keeper = useInertPageKeeper((state) => state.Keeper);
  return Keeper && <Keeper />;
}
