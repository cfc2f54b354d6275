import { needsOf } from '@renderer/runtime/calls/call-facts';

/** Of the call that changes an admin the roles have a need too, whose holders change nothing else (checklist ADM-12, features/rules). */
export const needOfAdminForm = needsOf('admins.add');
