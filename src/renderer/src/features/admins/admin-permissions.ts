import { needsOf } from '@renderer/runtime/calls/call-facts';

/** The call that changes an admin has a need for roles too, whose admins change nothing else (checklist ADM-12, features/rules). */
export const needOfAdminForm = needsOf('admins.add');
