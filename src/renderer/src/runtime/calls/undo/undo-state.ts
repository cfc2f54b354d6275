import { ownerOf } from '@renderer/runtime/state/session-phase';
import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import { toKuwaitDay } from '@shared/domain/dates';
import { create } from 'zustand';
import type { UndoEntry } from './undoable';

/** What is older is forgotten. */
const mostEntries = 50;

interface UndoState {
  /** The newest first. */
  entries: readonly UndoEntry[];
  /** The list of them is open. */
  isShown: boolean;
}

/** Changes of today that can be taken back. They belong to whoever made them: with the person they go, and nobody after sees them. */
export const useUndo = create<UndoState>(() => ({ entries: [], isShown: false }));

// Whichever way somebody's session ends; who goes on after a suspension finds them again.
useSession.subscribe((now, before) => {
  const idOf = (state: typeof now): number | null => ownerOf(state)?.id ?? null;
  if (idOf(before) !== idOf(now)) useUndo.setState({ entries: [], isShown: false });
});

export function isOfToday({ at }: Pick<UndoEntry, 'at'>, now = new Date()): boolean {
  return toKuwaitDay(new Date(at)) === toKuwaitDay(now);
}

export const undoState = {
  put: (entry: UndoEntry): void =>
    useUndo.setState(({ entries }) => ({ entries: [entry, ...entries.filter((one) => isOfToday(one))].slice(0, mostEntries) })),
  change: (id: number, changes: Partial<UndoEntry>): void =>
    useUndo.setState(({ entries }) => ({ entries: entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)) })),
  /** The newest first. */
  find: (matters: readonly string[]): UndoEntry[] => useUndo.getState().entries.filter(({ id }) => matters.includes(toUndoKey(id))),
  /** A toast of an ended session may be pressed on the sign-in screen: nothing opens for whoever signs in there. */
  show: (): void => useUndo.setState(({ isShown }) => ({ isShown: isShown || isSignedIn(useSession.getState()) })),
  hide: (): void => useUndo.setState({ isShown: false }),
};

/** What the toast of a change is about. */
export function toUndoKey(id: number): string {
  return `undo ${id}`;
}
