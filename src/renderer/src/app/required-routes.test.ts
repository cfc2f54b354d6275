// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { appRoutes, findRoute } from './routes';
import { sidebarGroups, topEntries } from './shell/sidebar/sidebar-entries';

/** All routes of the requirements, with examples for their parameters, except `/login`, which isn't for signed-in admins. */
const required = [
  '/',
  '/admins',
  '/admins/add-admins',
  '/admins/edit-admin/7/Mona',
  '/rules',
  '/rules/7',
  '/profile',
  '/home/page',
  '/home/products',
  '/home/products/add-products',
  '/home/products/add-products/7',
  '/home/social',
  '/home/contact-us',
  '/home/about-us',
  '/masterHN/dashboard',
  '/masterHN/users',
  '/masterHN/users/profile',
  '/masterHN/categories',
  '/masterHN/products',
  '/masterHN/products/add-products',
  '/masterHN/products/add-products/7',
  '/masterHN/style-up',
  '/masterHN/contact-us',
  '/variant',
  '/variant/add-variant',
  '/variant/add-variant/7',
  '/dynamic-variant',
  '/dynamic-variant/add-dynamic-variant',
  '/dynamic-variant/edit-dynamic-variant/7',
  '/notification',
  '/notification/add-notification',
  '/orders',
  '/orders/details',
  '/orders/invoice',
  '/orders-guest',
  '/orders-guest/details',
  '/orders-guest/invoice',
  '/promo-codes',
  '/promo-codes/add-promo-codes',
  '/promo-codes/edit-promo-codes',
  '/banners',
  '/delivery',
  '/payment',
  '/social',
  '/currency',
  '/pages',
  '/pages/about',
  '/pages/about-us',
  '/page-error-404',
];

const leads = (address: string): boolean => findRoute(appRoutes, address) !== undefined;

describe('the routes of the requirements', () => {
  it('lead to a screen each', () => {
    expect(required.filter((address) => !leads(address))).toEqual([]);
  });

  it('have every entry of the sidebar, but for the screens of the app’s own', () => {
    const entries = [...topEntries, ...sidebarGroups.flatMap((group) => group.entries)].map(({ path }) => `/${path}`);
    expect(entries.filter((path) => required.includes(path))).toHaveLength(25);
  });

  it('and no other address does', () => {
    expect(['/masterHN', '/promo-codes/7', '/nowhere'].filter(leads)).toEqual([]);
  });
});
