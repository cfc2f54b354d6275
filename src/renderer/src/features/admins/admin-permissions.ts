import type { Need } from '@shared/domain/permissions';

/** Who may add, edit, delete and block admins (checklist ADM-04, ADM-12 to ADM-14). */
export const canManageAdmins = ['admin'] as const satisfies Need;
