import { isRecord } from '@shared/domain/is-record';
import { useLocation } from 'react-router-dom';

/** The record from which the user opened another record; the breadcrumb leads back there. */
export interface BackLink {
  title: string;
  to: string;
  state: unknown;
}

/** Returns navigation state with a link back to a record, without that record's own back link. */
export function withBackLink<State extends object>(state: State, { title, to, state: own }: BackLink): State & { cameFrom: BackLink } {
  const { cameFrom: _left, ...plain } = { cameFrom: undefined, ...(own as object) };
  return { ...state, cameFrom: { title, to, state: plain } };
}

/** Null if the screen was opened from its list or by its address. */
export function useBackLink(): BackLink | null {
  const { state } = useLocation();
  if (!isRecord(state)) return null;
  const { cameFrom } = state as { cameFrom: Partial<BackLink> | null };
  return typeof cameFrom?.title === 'string' && typeof cameFrom.to === 'string' ? (cameFrom as BackLink) : null;
}
