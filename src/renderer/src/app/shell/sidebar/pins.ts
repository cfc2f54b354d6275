import { useSession } from '@renderer/runtime/state/session-store';
import { create } from 'zustand';

interface PinsState {
  /** Id of the admin whose pins are loaded; null before the first. */
  admin: number | null;
  paths: readonly string[];
}

const toStorageKey = (admin: number): string => `pinnedScreens.${admin}`;

function readPins(admin: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(toStorageKey(admin)) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((path) => typeof path === 'string');
  } catch {
    // Unreadable storage counts as no pins.
  }
  return [];
}

const usePinsState = create<PinsState>(() => ({ admin: null, paths: [] }));

function follow(admin: number | undefined): void {
  const state = usePinsState.getState();
  if (admin === undefined || state.admin === admin) return;
  usePinsState.setState({ admin, paths: readPins(admin) });
}

// The sidebar may load after the session.
follow(useSession.getState().auth.admin?.id);
useSession.subscribe(({ auth }) => follow(auth.admin?.id));

/** Returns the paths of the entries that the current admin has pinned, in the order of pinning; stored on this computer. */
export function usePins(): readonly string[] {
  return usePinsState(({ paths }) => paths);
}

/** Pins the entry as the last one, or unpins it. */
export function togglePin(path: string): void {
  const { admin, paths } = usePinsState.getState();
  if (admin === null) return;
  const next = paths.includes(path) ? paths.filter((pinned) => pinned !== path) : [...paths, path];
  usePinsState.setState({ paths: next });
  try {
    window.localStorage.setItem(toStorageKey(admin), JSON.stringify(next));
  } catch {
    // If the storage is full or disabled, only this choice isn't remembered.
  }
}
