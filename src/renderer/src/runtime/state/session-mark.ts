import { ownerOf, type PhasedState } from './session-phase';
import { useSession } from './session-store';

let mark = 0;

const idOf = (state: PhasedState): number | null => ownerOf(state)?.id ?? null;

useSession.subscribe((now, before) => {
  if (idOf(before) !== null && idOf(before) !== idOf(now)) mark += 1;
});

/** Returns a number that changes with the user, and stays the same when a user continues after a suspension. */
export function sessionMark(): number {
  return mark;
}
