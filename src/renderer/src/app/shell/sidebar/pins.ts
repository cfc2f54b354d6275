import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useSession } from '@renderer/runtime/state/session-store';
import { canChangeOrderStatus, isAllowed, type Need } from '@shared/domain/permissions';
import { useMemo } from 'react';
import { create } from 'zustand';

interface PinsState {
  /** Id of the admin whose pins are loaded; null before the first. */
  admin: number | null;
  /** The admin's own pins; null until the first change, while the start value is shown. */
  paths: readonly string[] | null;
}

/** Screens that are pinned at first for those who may work on them. */
const startPins: readonly { path: string; need: Need }[] = [
  { path: 'orders', need: canChangeOrderStatus },
  { path: 'orders-guest', need: canChangeOrderStatus },
  { path: 'masterHN/products', need: needsOf('products.update') },
  { path: 'masterHN/contact-us', need: needsOf('shopMessages.close') },
];

const toStartPins = (roles: readonly string[]): readonly string[] =>
  startPins.filter(({ need }) => isAllowed(need, roles)).map(({ path }) => path);

const toStorageKey = (admin: number): string => `pinnedScreens.${admin}`;

function readPins(admin: number): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(toStorageKey(admin)) ?? 'null');
    if (Array.isArray(stored)) return stored.filter((path) => typeof path === 'string');
  } catch {
    // Unreadable storage counts as no choice.
  }
  return null;
}

const usePinsState = create<PinsState>(() => ({ admin: null, paths: null }));

function follow(admin: number | undefined): void {
  const state = usePinsState.getState();
  if (admin === undefined || state.admin === admin) return;
  usePinsState.setState({ admin, paths: readPins(admin) });
}

// The sidebar may load after the session.
follow(useSession.getState().auth.admin?.id);
useSession.subscribe(({ auth }) => follow(auth.admin?.id));

/**
 * Returns the paths of the entries that the current admin has pinned, in the order of pinning; stored on this computer. At first these are
 * the screens of the admin's daily work.
 */
export function usePins(): readonly string[] {
  const paths = usePinsState((state) => state.paths);
  const roles = useSession((state) => state.roles);
  return useMemo(() => paths ?? toStartPins(roles), [paths, roles]);
}

/** Pins the entry as the last one, or unpins it. */
export function togglePin(path: string): void {
  const { admin, paths } = usePinsState.getState();
  if (admin === null) return;
  const pins = paths ?? toStartPins(useSession.getState().roles);
  const next = pins.includes(path) ? pins.filter((pinned) => pinned !== path) : [...pins, path];
  usePinsState.setState({ paths: next });
  try {
    window.localStorage.setItem(toStorageKey(admin), JSON.stringify(next));
  } catch {
    // If the storage is full or disabled, only this choice isn't remembered.
  }
}
