import { useSession } from '@renderer/runtime/state/session-store';
import { isAllowed, type Need } from '@shared/domain/permissions';
import { useMemo } from 'react';

const nothing: readonly never[] = [];

/** Those of the items that the signed-in admin may use; one without `need` is for everyone. */
export function useAllowed<Item extends { need?: Need }>(items: readonly Item[] = nothing): readonly Item[] {
  const roles = useSession((state) => state.roles);
  return useMemo(() => items.filter(({ need }) => need === undefined || isAllowed(need, roles)), [items, roles]);
}
