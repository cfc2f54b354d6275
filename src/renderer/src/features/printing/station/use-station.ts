import { useRead } from '@renderer/runtime/calls/use-read';
import { usePermission } from '@renderer/runtime/state/use-permission';
import type { StationState, StationView } from '@shared/contract/printing/station';
import { canPrintInBulk } from '@shared/domain/permissions';

/** Kept fresh by `station.changed`. */
const keptFresh = { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY } as const;

const toState = ({ state }: StationView): StationState => state;

/** The state alone, so that nothing else is drawn again with every sheet; undefined until it is known and for those who may not print in bulk. */
export function useStationState(isWanted = true): StationState | undefined {
  const isAllowed = usePermission(canPrintInBulk);
  const { data } = useRead('station.read', undefined, { ...keptFresh, enabled: isAllowed && isWanted, select: toState });
  return isAllowed && isWanted ? data : undefined;
}

/** All that is known of the station of this computer; undefined until it is, and for those who may not print in bulk. */
export function useStation(): StationView | undefined {
  const isAllowed = usePermission(canPrintInBulk);
  const { data } = useRead('station.read', undefined, { ...keptFresh, enabled: isAllowed });
  return isAllowed ? data : undefined;
}
