import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { appRoutes } from '../../routes';
import { printingGroup, sidebarGroups, topEntries } from './sidebar-entries';

const allGroups = [printingGroup, ...sidebarGroups];

const targets = (group: string): string[] => sidebarGroups.find(({ key }) => key === group)?.entries.map(({ path }) => `/${path}`) ?? [];

/** Screens of the app's own, between those of the requirements: a new one of the shop has its path here (docs/adding.md). */
const added = ['/masterHN/sales'];

describe('sidebar', () => {
  it('[LAY-30] begins with admins and rules', () => {
    expect(topEntries.map(({ path }) => `/${path}`)).toEqual(['/admins', '/rules']);
  });

  it('[LAY-24] [LAY-30] then the home group: page, products, social, contact us, about us', () => {
    expect(sidebarGroups.map(({ key }) => key)).toEqual(['home', 'shop']);
    expect(targets('home')).toEqual(['/home/page', '/home/products', '/home/social', '/home/contact-us', '/home/about-us']);
  });

  it('[LAY-31] then the shop group in its fixed order, notifications and currency last', () => {
    const required = targets('shop').filter((path) => !added.includes(path));
    expect(required, 'the requirements fix this order; the path of a screen of the app’s own goes into `added` above').toEqual([
      '/masterHN/dashboard',
      '/masterHN/users',
      '/masterHN/categories',
      '/masterHN/products',
      '/masterHN/style-up',
      '/variant',
      '/dynamic-variant',
      '/orders',
      '/orders-guest',
      '/promo-codes',
      '/banners',
      '/delivery',
      '/social',
      '/masterHN/contact-us',
      '/payment',
      '/pages',
      '/notification',
      '/currency',
    ]);
  });

  it('has every screen to which its area gives an icon, once', () => {
    const entries = [...topEntries, ...allGroups.flatMap((group) => group.entries)].map(({ path }) => path);
    const withIcons = appRoutes.filter(({ icon }) => icon).map(({ path }) => path);
    expect(withIcons.sort()).toEqual(entries.sort());
    // Every screen without a parent or an entry of its own is one of the sidebar, or of the header's menus.
    const elsewhere = appRoutes.filter(({ path, parent, entry }) => !entries.includes(path) && !parent && !entry).map(({ path }) => path);
    expect(elsewhere).toEqual(['', 'profile', 'settings/drafts', 'settings/server-check', 'page-error-404']);
  });

  it('[LAY-01] names every entry and every route in both languages', () => {
    const keys = [...topEntries, ...allGroups, ...allGroups.flatMap((group) => group.entries)].map(({ key }) => key);
    for (const key of [...keys, ...appRoutes.map(({ title }) => title)]) {
      expect(translator('en')(`navigation.${key}`), key).not.toContain('navigation.');
      expect(translator('ar')(`navigation.${key}`), key).toMatch(/[\u0600-\u06ff]/);
    }
  });
});

it('tells the screens of the home site from their twins of the shop by their icons too', () => {
  const icons = [topEntries, printingGroup.entries, ...sidebarGroups.map(({ entries }) => entries)].flat().map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});
