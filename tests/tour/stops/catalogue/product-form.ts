import { join } from 'node:path';
import type { Guide, Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  openUnchanged,
  type Shop,
  saveRefused,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
} from '../steps';

const picture = join(import.meta.dirname, '../../../support/samples/picture.png');
const addPath = '/masterHN/products/add-products';

const section = ({ page }: Guide, id: string) => page.locator(`[data-section=${id}]`);

async function showAs(guide: Guide, view: 'cards' | 'grid'): Promise<void> {
  await section(guide, 'combinations')
    .getByRole('radio', { name: guide.t(`productForm.${view}`), exact: true })
    .check({ force: true });
  await section(guide, 'combinations').scrollIntoViewIfNeeded();
}

/** The product form: new, with errors, refused, with 60 combinations as cards and as a grid, and its overlays. */
export function productFormStops(shop: Shop): Stop[] {
  const products = shop.shop.store.tables.products.all();
  const simple = `${addPath}/4`;
  const casserole = `${addPath}/${products.at(-2)?.id}`;
  return [
    visitChosen('product-add', addPath),
    { name: 'product-add-errors', go: saveWithErrors },
    {
      name: 'product-add-variants',
      async go(guide) {
        const { page } = guide;
        const category = page.getByRole('combobox', { name: guide.t('productForm.category') });
        await category.click();
        await page.getByRole('option').first().click();
        await section(guide, 'variants').locator('[data-value]').first().waitFor();
        for (const at of [0, 1]) await section(guide, 'variants').locator('[data-value]').nth(at).click();
        await showAs(guide, 'cards');
      },
    },
    {
      name: 'product-add-category',
      async go(guide) {
        await guide.page.getByRole('combobox', { name: guide.t('productForm.category') }).click();
        await guide.page.getByRole('option').nth(1).click();
        await dialog(guide).waitFor();
      },
    },
    afterLeavingDialog(afterLeaving(visitFailing('product-edit-not-loaded', simple, shop, 'products.one'))),
    visit('product-edit-gone', `${addPath}/99999`),
    visitChosen('product-edit', simple),
    {
      name: 'product-edit-refused',
      async go(guide) {
        await section(guide, 'images').locator('input[type=file]').setInputFiles(picture);
        await field(guide, 'price').fill('١٢٫٥');
        await field(guide, 'offerPrice').fill('30');
        await saveRefused(guide, shop, 'products.update');
      },
    },
    {
      name: 'product-combinations-grid',
      isChosen: true,
      async go(guide) {
        await openUnchanged(guide, casserole);
        await showAs(guide, 'grid');
      },
    },
    {
      name: 'product-combinations-pictures',
      async go(guide) {
        const name = guide.page.getByRole('gridcell').getByRole('button').nth(1);
        await name.scrollIntoViewIfNeeded();
        await section(guide, 'combinations').getByRole('row').nth(17).getByRole('button').last().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'product-combinations-cards',
      async go(guide) {
        await guide.press(guide.t('productForm.drawer.done'));
        await dialog(guide).waitFor({ state: 'detached' });
        await showAs(guide, 'cards');
      },
    },
    {
      name: 'product-combinations-same',
      async go(guide) {
        await section(guide, 'combinations')
          .getByRole('switch', { name: guide.t('productForm.same.price') })
          .click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'product-combinations-errors',
      async go(guide) {
        await guide.press(guide.t('common.cancel'));
        await showAs(guide, 'cards');
        const inputs = section(guide, 'combinations').locator('[data-combination] input');
        await inputs.nth(0).fill('');
        await inputs.nth(1).fill('-22');
        await showAs(guide, 'grid');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'product-view',
      async go(guide) {
        await openUnchanged(guide, casserole);
        await guide.page.evaluate((to) => window.history.replaceState({ usr: { view: true } }, '', `#${to}`), casserole);
        await guide.page.reload();
        await guide.page.getByText(guide.t('forms.viewing')).waitFor();
        await section(guide, 'combinations').scrollIntoViewIfNeeded();
      },
    },
  ];
}

/** Closes the prompt over the form first. */
function afterLeavingDialog({ name, go }: Stop): Stop {
  return {
    name,
    async go(guide) {
      await guide.dismiss();
      await dialog(guide).waitFor({ state: 'detached' });
      await go(guide);
    },
  };
}
