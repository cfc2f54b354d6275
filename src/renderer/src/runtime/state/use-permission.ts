import { isAllowed, type Need } from '@shared/domain/permissions';
import { useSession } from './session-store';

/** Whether the signed-in admin may do what `need` guards; follows a change of the roles at once. */
export function usePermission(need: Need): boolean {
  return useSession((state) => isAllowed(need, state.roles));
}
