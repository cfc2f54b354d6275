import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { i18n, startI18n } from '@renderer/runtime/texts/i18n';
import { isAllowed } from '@shared/domain/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../../tests/support/texts';
import { stepItem, toScreenItems } from './command-items';

const name = (key: string): string => i18n.t(`navigation.${key}` as 'navigation.orders');
beforeEach(() => {
  startI18n('en');
  addAllTexts();
});

describe('screens in the command box', () => {
  it('are found by their name in either language and any spelling', () => {
    for (const search of ['guest', 'GUEST', 'الزوار', 'زوار']) {
      expect(
        toScreenItems(search, name).map(({ to }) => to),
        search,
      ).toEqual(['/orders-guest']);
    }
    expect(toScreenItems('', name).map(({ to }) => to)).toContain('/admins');
  });

  it('are found also where no entry of the sidebar leads to them', () => {
    const targets = (search: string): string[] => toScreenItems(search, name).map(({ to }) => to);
    expect(targets('bulk update history')).toEqual(['/masterHN/products/writings']);
    expect(targets('drafts')).toEqual(['/settings/drafts']);
    const found = (held: readonly string[]): number => toScreenItems('bulk update history', name, (need) => isAllowed(need, held)).length;
    expect([found(['home']), found(['masterHN'])]).toEqual([0, 1]);
  });

  it('never lead to a screen that needs something handed over', () => {
    const targets = toScreenItems('', name).map(({ to }) => to);
    expect(targets.filter((to) => /details|invoice|error|:/.test(to))).toEqual([]);
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('leave out what needs a permission that is not held', () => {
    const open = (held: readonly string[]) => toScreenItems('print', name, (need) => isAllowed(need, held)).map(({ to }) => to);
    expect(open(['order'])).toEqual(expect.arrayContaining(['/printing/station', '/settings/printing']));
    expect(open(['home'])).toEqual(['/settings/printing']);
  });

  it('say to which group they belong', () => {
    expect(toScreenItems('guest orders', name)[0]).toMatchObject({ label: inEnglish('navigation.guestOrders'), detail: 'Shop' });
  });

  it('are walked through over both ends', () => {
    const items = toScreenItems('', name);
    const [first, last] = [items[0], items.at(-1)];
    expect(stepItem(items, last?.id, 1)).toBe(first);
    expect(stepItem(items, first?.id, -1)).toBe(last);
    expect(stepItem(items, undefined, 1)).toBe(first);
    expect(stepItem([], undefined, 1)).toBeUndefined();
  });
});
