import { useRead } from '@renderer/runtime/calls/use-read';
import { usePermission } from '@renderer/runtime/state/use-permission';
import type { StationState, StationView } from '@shared/contract/printing/station';
import { canPrintInBulk } from '@shared/domain/permissions';

/** Updated by `station.changed`. */
const keptFresh = { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY } as const;

const toState = ({ state }: StationView): StationState => state;

/**
 * Returns the state only, so that the caller doesn't render on every sheet; undefined before it is loaded, and without permission to print
 * in bulk.
 */
export function useStationState(isWanted = true): StationState | undefined {
  const isAllowed = usePermission(canPrintInBulk);
  const { data } = useRead('station.read', undefined, { ...keptFresh, enabled: isAllowed && isWanted, select: toState });
  return isAllowed && isWanted ? data : undefined;
}

/** Returns the view of this computer's station; undefined before it is loaded, and without permission to print in bulk. */
export function useStation(): StationView | undefined {
  const isAllowed = usePermission(canPrintInBulk);
  const { data } = useRead('station.read', undefined, { ...keptFresh, enabled: isAllowed });
  return isAllowed ? data : undefined;
}
