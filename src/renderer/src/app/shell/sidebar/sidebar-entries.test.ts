import { languages } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { appRoutes } from '../../routes';
import { printingGroup, sidebarGroups, topEntries } from './sidebar-entries';

const allGroups = [printingGroup, ...sidebarGroups];

const targets = (group: string): string[] => sidebarGroups.find(({ key }) => key === group)?.entries.map(({ path }) => `/${path}`) ?? [];

describe('sidebar', () => {
  it('[LAY-30] begins with admins and rules', () => {
    expect(topEntries.map(({ path }) => `/${path}`)).toEqual(['/admins', '/rules']);
  });

  it('[LAY-24] [LAY-30] then the home group: page, products, social, contact us, about us', () => {
    expect(sidebarGroups.map(({ key }) => key)).toEqual(['home', 'shop']);
    expect(targets('home')).toEqual(['/home/page', '/home/products', '/home/social', '/home/contact-us', '/home/about-us']);
  });

  it('[LAY-31] then the shop group in its fixed order, notifications and currency last', () => {
    const required = [
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
    ];
    // The app's own screens may be between them.
    expect(targets('shop').filter((path) => required.includes(path))).toEqual(required);
    expect(targets('shop').slice(-2)).toEqual(['/notification', '/currency']);
  });

  it('has a place for every screen without a parent, but for those of the header’s menus', () => {
    const elsewhere = appRoutes.filter(({ sidebar, parent, entry }) => !sidebar && !parent && !entry).map(({ path }) => path);
    expect(elsewhere.toSorted()).toEqual(['', 'page-error-404', 'profile', 'settings/drafts', 'settings/server-check']);
  });

  it('has one entry at each place', () => {
    const places = appRoutes.flatMap(({ sidebar }) => (sidebar ? [`${sidebar.group} ${sidebar.order}`] : []));
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  });

  it('[LAY-01] names every entry and every route in both languages', () => {
    const keys = [...topEntries, ...allGroups, ...allGroups.flatMap((group) => group.entries)].map(({ key }) => key);
    for (const key of [...keys, ...appRoutes.map(({ title }) => title)]) {
      expect(translator('en')(`navigation.${key}`), key).not.toContain('navigation.');
      expect(translator('ar')(`navigation.${key}`), key).toMatch(/[\u0600-\u06ff]/);
    }
  });
});

it('tells the screens of the home site from their twins of the shop by their names and icons', () => {
  const titles = [...new Set([...topEntries, ...allGroups.flatMap(({ entries }) => entries)].map(({ key }) => key))];
  for (const language of languages) {
    const names = titles.map((title) => translator(language)(`navigation.${title}`));
    expect(new Set(names).size, language).toBe(titles.length);
  }
  const icons = [topEntries, printingGroup.entries, ...sidebarGroups.map(({ entries }) => entries)].flat().map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});
