import { join } from 'node:path';
import type { Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  openList,
  rowAction,
  type Shop,
  saveRefused,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
  visitWithout,
} from '../steps';

const picture = join(import.meta.dirname, '../../../support/samples/picture.png');
const addPath = '/home/products/add-products';

function page(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  const path = '/home/page';
  return [
    afterLeaving(visitFailing('home-page-not-loaded', path, shop, 'homeBanners.list')),
    visitWithout('home-page-empty', path, () => {
      const { homeBanners, collection, barcode } = singles;
      Object.assign(singles, { homeBanners: [], collection: null, barcode: null });
      return () => Object.assign(singles, { homeBanners, collection, barcode });
    }),
    visitChosen('home-page', path),
    {
      name: 'home-page-below',
      go: (guide) => guide.page.locator('[data-section=collection]').scrollIntoViewIfNeeded(),
    },
    {
      name: 'home-page-errors',
      async go(guide) {
        await guide.page.getByRole('button', { name: guide.t('homePage.addBanner') }).click();
        await field(guide, 'banners.3.title').fill('عروض الشتاء');
        const removeBarcode = { name: guide.t('forms.pictures.remove', { position: 1 }) };
        await guide.page.locator('[data-section=barcode]').getByRole('button', removeBarcode).click();
        await saveWithErrors(guide);
      },
    },
    {
      name: 'home-page-refused',
      async go(guide) {
        await guide.page.locator('[data-section=barcode] input[type=file]').setInputFiles(picture);
        await guide.page.locator('[data-section=barcode] img').waitFor();
        await field(guide, 'banners.0.title').fill('مجلسكم أحلى');
        await saveRefused(guide, shop, 'homeBanners.update');
      },
    },
  ];
}

function list(shop: Shop): Stop[] {
  const { homeProducts } = shop.shop.store.tables;
  const path = '/home/products';
  return [
    afterLeaving(visitFailing('home-products-not-loaded', path, shop, 'homeProducts.list')),
    visitWithout('home-products-empty', `${path}?tab=high_pressure`, () => {
      const rows = homeProducts.all().filter(({ type }) => type === 'high_pressure');
      for (const { id } of rows) homeProducts.update(id, { type: 'premium_products' });
      return () => {
        for (const { id } of rows) homeProducts.update(id, { type: 'high_pressure' });
      };
    }),
    visitChosen('home-products', path),
    {
      name: 'home-products-other-type',
      go: (guide) => openList(guide, `${path}?tab=high_pressure`),
    },
    {
      name: 'home-products-delete',
      async go(guide) {
        await rowAction(guide, 2, guide.t('common.delete'));
        await dialog(guide).waitFor();
      },
    },
  ];
}

function form(shop: Shop): Stop[] {
  const path = `${addPath}/1`;
  return [
    visitChosen('home-product-add', addPath),
    {
      name: 'home-product-add-errors',
      go: saveWithErrors,
    },
    {
      name: 'home-product-add-refused',
      async go(guide) {
        const { page: window } = guide;
        await field(guide, 'title').fill('دلة نجدية');
        await window.getByRole('combobox', { name: guide.t('homeProducts.type') }).click();
        await window.getByRole('option').first().click();
        await window.locator('[data-section=images] input[type=file]').setInputFiles(picture);
        await window.locator('[data-section=images] img').waitFor();
        await saveRefused(guide, shop, 'homeProducts.add');
      },
    },
    afterLeaving(visitFailing('home-product-edit-not-loaded', path, shop, 'homeProducts.one')),
    visit('home-product-edit-gone', `${addPath}/9999`),
    visitChosen('home-product-edit', path),
    {
      name: 'home-product-edit-errors',
      async go(guide) {
        await field(guide, 'title').fill('');
        await saveWithErrors(guide);
      },
    },
  ];
}

/** The home page, its products, and the form for one. */
export function homePageStops(shop: Shop): Stop[] {
  return [...page(shop), ...list(shop), ...form(shop)];
}
