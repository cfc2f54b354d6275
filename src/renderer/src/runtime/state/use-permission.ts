import { isAllowed, type Need } from '@shared/domain/permissions';
import { useSession } from './session-store';

/** Whether the signed-in admin has the permission `need`; renders again when the roles change. */
export function usePermission(need: Need): boolean {
  return useSession((state) => isAllowed(need, state.roles));
}
