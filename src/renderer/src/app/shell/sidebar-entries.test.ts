import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { appRoutes } from '../routes';
import { sidebarGroups, topEntries } from './sidebar-entries';

const targets = (group: string): string[] => sidebarGroups.find(({ key }) => key === group)?.entries.map(({ path }) => `/${path}`) ?? [];

describe('sidebar', () => {
  it('[LAY-22] [LAY-23] [LAY-30] begins with admins and rules', () => {
    expect(topEntries.map(({ path }) => `/${path}`)).toEqual(['/admins', '/rules']);
  });

  it('[LAY-24] [LAY-25] [LAY-26] [LAY-27] [LAY-28] [LAY-29] [LAY-30] then the home group: page, products, social, contact us, about us', () => {
    expect(sidebarGroups.map(({ key }) => key)).toEqual(['home', 'shop']);
    expect(targets('home')).toEqual(['/home/page', '/home/products', '/home/social', '/home/contact-us', '/home/about-us']);
  });

  it('[LAY-31] then the shop group in its fixed order, notifications and currency last', () => {
    expect(targets('shop')).toEqual([
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

  it('[LAY-16] calls the screen of an entry what the entry is called', () => {
    const entries = [...topEntries, ...sidebarGroups.flatMap((group) => group.entries)];
    for (const { path, key } of entries) {
      const route = appRoutes.find((candidate) => candidate.path === path);
      if (route) expect(route.title, path).toBe(key);
    }
  });

  it('[LAY-01] names every entry and every route in both languages', () => {
    const keys = [...topEntries, ...sidebarGroups, ...sidebarGroups.flatMap((group) => group.entries)].map(({ key }) => key);
    for (const key of [...keys, ...appRoutes.map(({ title }) => title)]) {
      expect(translator('en')(`navigation.${key}`), key).not.toContain('navigation.');
      expect(translator('ar')(`navigation.${key}`), key).toMatch(/[\u0600-\u06ff]/);
    }
  });
});
