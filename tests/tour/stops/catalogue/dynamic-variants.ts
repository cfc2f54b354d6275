import type { Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  refusal,
  type Shop,
  saveRefused,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
  visitWithout,
} from '../steps';

const path = '/dynamic-variant';

function list(shop: Shop): Stop[] {
  const { dynamicVariants } = shop.shop.store.tables;
  return [
    visitFailing('dynamic-variants-not-loaded', path, shop, 'dynamicVariants.list'),
    visitWithout('dynamic-variants-empty', path, () => {
      const rows = dynamicVariants.all().filter(({ isDeleted }) => !isDeleted);
      for (const { id } of rows) dynamicVariants.update(id, { isDeleted: true });
      return () => {
        for (const { id } of rows) dynamicVariants.update(id, { isDeleted: false });
      };
    }),
    visit('dynamic-variants-not-active', `${path}?tab=inactive`),
    visitChosen('dynamic-variants', path),
    {
      name: 'dynamic-variants-delete',
      async go(guide) {
        await guide.press(guide.t('common.delete'));
        await dialog(guide).getByRole('combobox').click();
        await guide.page.getByRole('option').first().click();
        await dialog(guide).locator('li input').first().click();
      },
    },
    {
      name: 'dynamic-variants-delete-refused',
      async go(guide) {
        shop.shop.control.failNext('dynamicVariants.setDeleted', { status: 500, message: refusal });
        await dialog(guide).getByRole('button').last().click();
        await dialog(guide).locator('.fui-MessageBar').waitFor();
      },
    },
  ];
}

function form(shop: Shop): Stop[] {
  return [
    {
      name: 'dynamic-variant-edit',
      isChosen: true,
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await guide.row(2).locator('[data-row-link]').click();
        await field(guide, 'items.0.name_en').waitFor();
      },
    },
    visitFailing('dynamic-variant-edit-not-loaded', `${path}/edit-dynamic-variant/2`, shop, 'dynamicVariants.list'),
    visit('dynamic-variant-gone', `${path}/edit-dynamic-variant/9999`),
    visitChosen('dynamic-variant-add', `${path}/add-dynamic-variant`),
    {
      name: 'dynamic-variant-add-errors',
      async go(guide) {
        await guide.press(guide.t('dynamicVariants.addItem'));
        await guide.page.getByRole('switch').nth(1).click();
        await field(guide, 'items.0.price').fill('12.5555');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'dynamic-variant-add-refused',
      async go(guide) {
        await field(guide, 'category_id').click();
        await guide.page.getByRole('option').first().click();
        for (const position of [0, 1]) {
          await field(guide, `items.${position}.name_en`).fill('Ribbon');
          await field(guide, `items.${position}.name_ar`).fill('شريط');
          await field(guide, `items.${position}.price`).fill('0.75');
        }
        await field(guide, 'items.0.available_amount').fill('12');
        await saveRefused(guide, shop, 'dynamicVariants.add');
      },
    },
    afterLeaving(visit('dynamic-variants-nothing-found', `${path}?search=zzzz`)),
  ];
}

/** The list of dynamic variants in its states, its delete dialog, and both forms. */
export function dynamicVariantStops(shop: Shop): Stop[] {
  return [...list(shop), ...form(shop)];
}
