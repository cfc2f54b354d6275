import type { ComponentType, ReactElement } from 'react';
import { create } from 'zustand';

/** The component that keeps Fluent's focus manager mounted, once the first dialog has loaded it. */
export const useInertPageKeeper = create<{ Keeper: ComponentType | null }>(() => ({ Keeper: null }));

/** Rendered next to every screen. The first dialog registers its keeper here when it is mounted, so that the keeper survives the dialog. */
export function KeepPageInert(): ReactElement | null {
  const Keeper = useInertPageKeeper((state) => state.Keeper);
  return Keeper && <Keeper />;
}
