import { join } from 'node:path';
import type { Stop } from '../guide';
import { afterLeaving, type Shop, saveRefused, visit, visitFailing, visitWithout } from './steps';

const picture = join(import.meta.dirname, '../../support/picture.png');

function banners(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/banners';
  return [
    visitFailing('banners-not-loaded', path, shop, 'shopBanners.list'),
    visit('banners', path),
    {
      name: 'banners-lifted',
      async go({ page }) {
        await page.locator('#content form ol > li').nth(1).getByRole('button').first().focus();
        await page.keyboard.press('Space');
      },
    },
    {
      name: 'banners-refused',
      async go(guide) {
        const { page } = guide;
        await page.keyboard.press('Escape');
        await page.locator('#content form ol > li').nth(4).locator('input[type=file]').setInputFiles(picture);
        await page.locator('#content form ol > li').nth(4).locator('img').waitFor();
        await page.getByRole('button', { name: guide.t('shopBanners.remove', { position: 2 }) }).click();
        await saveRefused(guide, shop, 'shopBanners.update');
      },
    },
    afterLeaving(
      visitWithout('banners-empty', path, () => {
        const { shopBanners } = singles;
        singles.shopBanners = [];
        return () => {
          singles.shopBanners = shopBanners;
        };
      }),
    ),
  ];
}

/** How the shop looks: its banners. */
export function shopLookStops(shop: Shop): Stop[] {
  return banners(shop);
}
