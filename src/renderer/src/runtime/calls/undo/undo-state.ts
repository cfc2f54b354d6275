import { ownerOf } from '@renderer/runtime/state/session-phase';
import { isSignedIn, useSession } from '@renderer/runtime/state/session-store';
import { toKuwaitDay } from '@shared/domain/dates';
import { create } from 'zustand';
import type { UndoEntry } from './undoable';

/** Maximum number of changes that are stored. */
const mostEntries = 50;

interface UndoState {
  /** Newest first. */
  entries: readonly UndoEntry[];
  /** The list of changes is open. */
  isShown: boolean;
}

/** Today's changes that can be undone. They belong to the user who made them, and are dropped with the session. */
export const useUndo = create<UndoState>(() => ({ entries: [], isShown: false }));

// However the session ends; after a suspension, the same user still has them.
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
  /** Newest first. */
  find: (matters: readonly string[]): UndoEntry[] => useUndo.getState().entries.filter(({ id }) => matters.includes(toUndoKey(id))),
  /** A message of an ended session may be pressed on the sign-in screen; it must not open the list for the next user. */
  show: (): void => useUndo.setState(({ isShown }) => ({ isShown: isShown || isSignedIn(useSession.getState()) })),
  hide: (): void => useUndo.setState({ isShown: false }),
};

/** Returns the key that connects a change with its messages. */
export function toUndoKey(id: number): string {
  return `undo ${id}`;
}
