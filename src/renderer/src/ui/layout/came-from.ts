import { isRecord } from '@shared/domain/is-record';
import { useLocation } from 'react-router-dom';

/** The record from which somebody went on to another one: where the crumb leads back to. */
export interface CameFrom {
  title: string;
  to: string;
  state: unknown;
}

/** Navigation state with the way back to a record; what that one came from is left behind. */
export function withCameFrom<State extends object>(state: State, { title, to, state: own }: CameFrom): State & { cameFrom: CameFrom } {
  const { cameFrom: _left, ...plain } = { cameFrom: undefined, ...(own as object) };
  return { ...state, cameFrom: { title, to, state: plain } };
}

/** Null where the screen was opened from its list, or by its address. */
export function useCameFrom(): CameFrom | null {
  const { state } = useLocation();
  if (!isRecord(state)) return null;
  const { cameFrom } = state as { cameFrom: Partial<CameFrom> | null };
  return typeof cameFrom?.title === 'string' && typeof cameFrom.to === 'string' ? (cameFrom as CameFrom) : null;
}
