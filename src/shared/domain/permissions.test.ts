import { describe, expect, it } from 'vitest';
import { areas, canChangeOrderStatus, isAllowed, toPermissionBadge } from './permissions';

describe('permissions', () => {
  it('[RUL-06] has five areas in a fixed order', () => {
    expect(areas).toEqual(['admin', 'rules', 'social_media', 'home', 'masterHN']);
  });

  it('[ORD-20] [RUL-15] lets holders of order or masterHN change an order’s status', () => {
    expect(isAllowed(canChangeOrderStatus, ['order'])).toBe(true);
    expect(isAllowed(canChangeOrderStatus, ['home', 'masterHN'])).toBe(true);
    expect(isAllowed(canChangeOrderStatus, ['admin', 'rules', 'home'])).toBe(false);
  });

  it('grants nothing for unknown roles and everything that needs no role', () => {
    expect(isAllowed(['admin'], ['Admin', 'root'])).toBe(false);
    expect(isAllowed('signedIn', [])).toBe(true);
  });

  it('[ADM-09] [ADM-10] [ADM-11] counts the five areas in the badge, and order not', () => {
    expect(toPermissionBadge([...areas])).toBe('full');
    expect(toPermissionBadge(['order'])).toBe('none');
    expect(toPermissionBadge([])).toBe('none');
    expect(toPermissionBadge(['home', 'order'])).toBe('some');
  });
});
