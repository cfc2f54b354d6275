/** The five areas of the rules page, in its order (checklist RUL-06). */
export const areas = ['admin', 'rules', 'social_media', 'home', 'masterHN'] as const;
export type Area = (typeof areas)[number];

/** `order` is a sixth role that the server may send and that is preserved, but it isn't an area of the rules page (OP-45). */
export const roles = [...areas, 'order'] as const;
export type Role = (typeof roles)[number];

/** The permission that a call needs: none, a sign-in, or at least one of the roles. */
export type Need = 'anyone' | 'signedIn' | readonly Role[];

export const canChangeOrderStatus = ['order', 'masterHN'] as const satisfies Need;
/** @alias Printing many sheets is part of working on orders, and has a name of its own. */
export const canPrintInBulk = canChangeOrderStatus;

/** `held` is the list of role names as the server sent it; unknown names grant no permission. */
export function isAllowed(need: Need, held: readonly string[]): boolean {
  if (typeof need === 'string') return true;
  return need.some((role) => held.includes(role));
}

export type PermissionBadge = 'full' | 'some' | 'none';

/** Counts the five areas only (checklist ADM-09 to ADM-11). */
export function toPermissionBadge(held: readonly string[]): PermissionBadge {
  const granted = areas.filter((area) => held.includes(area)).length;
  if (granted === areas.length) return 'full';
  return granted === 0 ? 'none' : 'some';
}
