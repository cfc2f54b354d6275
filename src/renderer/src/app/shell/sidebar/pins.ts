import { useSession } from '@renderer/runtime/state/session-store';
import { create } from 'zustand';

interface PinsState {
  /** Whose pins these are; null before anybody's were read. */
  admin: number | null;
  paths: readonly string[];
}

const toStorageKey = (admin: number): string => `pinnedScreens.${admin}`;

function readPins(admin: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(toStorageKey(admin)) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((path) => typeof path === 'string');
  } catch {
    // Unreadable storage counts as none.
  }
  return [];
}

const usePinsState = create<PinsState>(() => ({ admin: null, paths: [] }));

function follow(admin: number | undefined): void {
  const state = usePinsState.getState();
  if (admin === undefined || state.admin === admin) return;
  usePinsState.setState({ admin, paths: readPins(admin) });
}

// The sidebar may be loaded after the session was.
follow(useSession.getState().auth.admin?.id);
useSession.subscribe(({ auth }) => follow(auth.admin?.id));

/** Paths of the sidebar entries that the present admin keeps at its top, in the order of pinning; remembered on this PC. */
export function usePins(): readonly string[] {
  return usePinsState(({ paths }) => paths);
}

/** Puts the entry at the top of the sidebar, as the last of those there, or takes it away. */
export function togglePin(path: string): void {
  const { admin, paths } = usePinsState.getState();
  if (admin === null) return;
  const next = paths.includes(path) ? paths.filter((pinned) => pinned !== path) : [...paths, path];
  usePinsState.setState({ paths: next });
  try {
    window.localStorage.setItem(toStorageKey(admin), JSON.stringify(next));
  } catch {
    // Full or forbidden storage only costs the memory of this choice.
  }
}
