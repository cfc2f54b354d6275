import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Guide, Stop } from '../../guide';
import { afterLeaving, type Shop, saveRefused, saveRefusedAt, saveWithErrors, visitChosen, visitFailing, visitWithout } from '../steps';

const picture = join(import.meta.dirname, '../../../support/samples/picture.png');

function banners(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/banners';
  return [
    visitFailing('banners-not-loaded', path, shop, 'shopBanners.list'),
    visitChosen('banners', path),
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
    {
      name: 'banners-refused-picture',
      go: (guide) =>
        saveRefusedAt(guide, shop, 'shopBanners.update', { 'banners[1].image': 'The picture is smaller than 1200 x 800 pixels' }),
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

const sheet = ({ page }: Guide, position: number): Locator => page.locator('[data-kitchen=one] form section > ol > li').nth(position - 1);

function styleUp(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/masterHN/style-up';
  return [
    visitFailing('style-up-not-loaded', path, shop, 'styleUp.read'),
    visitChosen('style-up', path),
    {
      name: 'style-up-unsent',
      async go(guide) {
        const { page, t } = guide;
        await sheet(guide, 1)
          .getByRole('button', { name: t('styleUp.addItem'), exact: true })
          .click();
        const swatch = sheet(guide, 1).getByRole('group', { name: t('styleUp.swatchOf', { position: 5 }) });
        await swatch.locator('input[type=file]').setInputFiles(picture);
        await swatch.locator('img').waitFor();
        await page.getByText(t('styleUp.unsent.image')).first().waitFor();
      },
    },
    {
      name: 'style-up-errors',
      async go(guide) {
        await sheet(guide, 1).locator('input[name$=".title"]').fill('  ');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'style-up-refused',
      async go(guide) {
        await sheet(guide, 1).locator('input[name$=".title"]').fill('أبواب');
        await saveRefused(guide, shop, 'styleUp.save');
      },
    },
    {
      name: 'style-up-refused-picture',
      go: (guide) =>
        saveRefusedAt(guide, shop, 'styleUp.save', {
          'sheets[0].items[1].color': 'The picture is not square',
          'sheets[0].items[2].image': 'The picture is smaller than 800 pixels',
        }),
    },
    { name: 'style-up-two', go: ({ press, t }) => press(new RegExp(t('styleUp.kitchens.two'))) },
    afterLeaving(
      visitWithout('style-up-empty', path, () => {
        const kitchens = { ...singles.styleUp };
        Object.assign(singles.styleUp, { one: null, two: null });
        return () => Object.assign(singles.styleUp, kitchens);
      }),
    ),
  ];
}

/** The shop's look: its banners and its kitchens. */
export function shopLookStops(shop: Shop): Stop[] {
  return [...banners(shop), ...styleUp(shop)];
}
