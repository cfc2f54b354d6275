import { create } from 'zustand';

/** What the first screen after a sign-in offers: the path of the screen that this account used last; null if none is known. */
type WayOn = { kind: 'none' } | { kind: 'asking' } | { kind: 'offered'; last: string | null };

export const useWayOn = create<{ offer: WayOn }>(() => ({ offer: { kind: 'none' } }));

const set = (offer: WayOn): void => useWayOn.setState({ offer });

export const wayOn = {
  /** A sign-in has started; until `offer` or `drop`, the shown screen isn't recorded as the last one. */
  ask: (): void => set({ kind: 'asking' }),
  offer: (last: string | null): void => set({ kind: 'offered', last }),
  drop: (): void => set({ kind: 'none' }),
};
