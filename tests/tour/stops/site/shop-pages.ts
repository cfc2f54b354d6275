import { join } from 'node:path';
import type { Stop } from '../../guide';
import { afterLeaving, field, type Shop, saveRefused, saveWithErrors, visit, visitChosen, visitFailing, visitWithout } from '../steps';

const picture = join(import.meta.dirname, '../../../support/samples/picture.png');

function social(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/social';
  return [
    visitFailing('social-not-loaded', path, shop, 'shopSocial.read'),
    visitWithout('social-empty', path, () => {
      const { shopSocial } = singles;
      singles.shopSocial = null;
      return () => {
        singles.shopSocial = shopSocial;
      };
    }),
    visitChosen('social', path),
    {
      name: 'social-errors',
      async go(guide) {
        await guide.press(guide.t('forms.edit'));
        await field(guide, 'time_from').fill('');
        await field(guide, 'time_to').fill('25:90');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'social-picture',
      async go(guide) {
        await guide.page.locator('[data-section=qr] input[type=file]').setInputFiles(picture);
        await guide.page.locator('[data-section=qr]').scrollIntoViewIfNeeded();
        await guide.page.locator('[data-section=qr] img[src*="upload"]').waitFor();
      },
    },
    {
      name: 'social-refused',
      async go(guide) {
        await field(guide, 'time_from').fill('1000');
        await field(guide, 'time_to').fill('٢٣:٣٠');
        await saveRefused(guide, shop, 'shopSocial.save');
      },
    },
  ];
}

function about(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/pages/about';
  return [
    afterLeaving(visitChosen('static-pages', '/pages')),
    visitFailing('about-not-loaded', path, shop, 'shopAbout.list'),
    visitWithout('about-empty', path, () => {
      const { shopAbout } = singles;
      singles.shopAbout = [];
      return () => {
        singles.shopAbout = shopAbout;
      };
    }),
    visitChosen('about', path),
    {
      name: 'about-errors',
      async go(guide) {
        await field(guide, 'blocks.0.title_ar').fill('');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'about-refused',
      async go(guide) {
        await field(guide, 'blocks.0.title_ar').fill('عن متجرنا');
        await saveRefused(guide, shop, 'shopAbout.save');
      },
    },
    afterLeaving(visit('about-again', path)),
  ];
}

/** Social settings and the About page of the shop. */
export function shopPageStops(shop: Shop): Stop[] {
  return [...social(shop), ...about(shop)];
}
