import type { Stop } from '../../guide';
import { openAfresh, signInAs, visit } from '../steps';

/** Every screen for an admin without any permission. Afterwards the owner is signed in again. */
export function readOnlyStops(): Stop[] {
  return [
    {
      name: 'read-only-admins',
      async go(guide) {
        await signInAs(guide, 'none');
        await openAfresh(guide, '/admins');
      },
    },
    visit('read-only-admin-add', '/admins/add-admins'),
    visit('read-only-admin-edit', '/admins/edit-admin/3/dalal'),
    visit('read-only-rules', '/rules/3'),
    visit('read-only-home-page', '/home/page'),
    {
      name: 'read-only-home-page-below',
      go: ({ page }) => page.locator('[data-section=collection]').scrollIntoViewIfNeeded(),
    },
    visit('read-only-home-products', '/home/products'),
    visit('read-only-home-product', '/home/products/add-products/1'),
    visit('read-only-home-social', '/home/social'),
    visit('read-only-home-about', '/home/about-us'),
    visit('read-only-categories', '/masterHN/categories'),
    visit('read-only-dynamic-variants', '/dynamic-variant'),
    visit('read-only-products', '/masterHN/products'),
    visit('read-only-variants', '/variant'),
    visit('read-only-users', '/masterHN/users'),
    {
      name: 'read-only-user-profile',
      async go({ page, row }) {
        await row(1).locator('a').first().click();
        await page.locator('#content form').waitFor();
      },
    },
    visit('read-only-shop-messages', '/masterHN/contact-us'),
    visit('read-only-social', '/social'),
    visit('read-only-about', '/pages/about'),
    visit('read-only-banners', '/banners'),
    visit('read-only-delivery', '/delivery'),
    visit('read-only-payment', '/payment'),
    visit('read-only-promo-codes', '/promo-codes'),
    visit('read-only-currency', '/currency'),
    visit('read-only-notifications', '/notification'),
    visit('read-only-style-up', '/masterHN/style-up'),
    { name: 'owner-again', go: (guide) => signInAs(guide, 'all') },
  ];
}
