import { ownerOf, type PhasedState } from './session-phase';
import { useSession } from './session-store';

let mark = 0;

const idOf = (state: PhasedState): number | null => ownerOf(state)?.id ?? null;

useSession.subscribe((now, before) => {
  if (idOf(before) !== null && idOf(before) !== idOf(now)) mark += 1;
});

/** Another one for each person's session; the same while somebody goes on after a suspension. */
export function sessionMark(): number {
  return mark;
}
