import type { CallInput } from '@shared/contract/call';
import type { Admin } from '@shared/contract/shop/admins';
import type { calls } from '@shared/contract/tables/registry';
import { type Area, areas } from '@shared/domain/permissions';
import { z } from 'zod';

/** True: full permission in that area. False: read-only (checklist RUL-05 to RUL-08). */
export const rulesForm = z.object({
  admin: z.boolean(),
  rules: z.boolean(),
  social_media: z.boolean(),
  home: z.boolean(),
  masterHN: z.boolean(),
});
export type RulesFormValues = z.output<typeof rulesForm> & Record<Area, boolean>;

export function toRulesForm(admin: Admin): RulesFormValues {
  const held = admin.admin_roles.map(({ role }) => role);
  return Object.fromEntries(areas.map((area) => [area, held.includes(area)])) as RulesFormValues;
}

/** The five areas as selected; the admin's other roles stay (OP-45). The rest of the record is sent unchanged (OP-44). */
export function toRulesBody(admin: Admin, values: RulesFormValues): CallInput<(typeof calls)['admins.update']>['body'] {
  const { f_name, l_name, email, phone, country_code, admin_roles } = admin;
  const others = admin_roles.map(({ role }) => role).filter((role) => !(areas as readonly string[]).includes(role));
  const granted = areas.filter((area) => values[area]);
  return { f_name, l_name, email, phone, country_code, rules: [...granted, ...others] };
}
