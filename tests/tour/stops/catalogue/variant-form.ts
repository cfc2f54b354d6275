import type { Guide, Stop } from '../../guide';
import {
  afterLeaving,
  field,
  openAfresh,
  openUnchanged,
  type Shop,
  saveRefused,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
} from '../steps';

const addPath = '/variant/add-variant';

const cell = ({ page }: Guide, block: number, side: 'en' | 'ar', row: number) =>
  page.locator('[data-section=variants] li:has([name])').nth(block).locator(`[data-value="${row}"] [data-side=value_${side}]`);

const surface = ({ page }: Guide) => page.locator('.fui-PopoverSurface');

/** The form of a category's variants: its two phases, missing values, colors and sizes, the picker, and stored variants. */
export function variantFormStops(shop: Shop): Stop[] {
  const category = shop.shop.store.tables.variants.all()[0]?.category_id;
  return [
    visitChosen('variant-add', addPath),
    { name: 'variant-add-phases', go: saveWithErrors },
    {
      name: 'variant-add-filled',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        await field(guide, 'category_id').click();
        await page.getByRole('option').first().click();
        await field(guide, 'variants.0.name_en').fill('Colour');
        const colors = ['#B23A2E', 'Teal', 'كحلي', '#EFE3CC'];
        for (const [at, color] of colors.entries()) {
          await cell(guide, 0, 'en', at).fill(color);
          await cell(guide, 0, 'en', at).press('Enter');
        }
        await guide.press(t('variantForm.addVariant'));
        await field(guide, 'variants.1.name_en').fill('Size');
        await field(guide, 'variants.1.name_ar').fill('المقاس');
        await cell(guide, 1, 'en', 0).fill('Small');
        await cell(guide, 1, 'ar', 0).fill('صغير');
        await cell(guide, 1, 'ar', 0).press('Enter');
        await cell(guide, 1, 'en', 1).fill('42');
        await cell(guide, 1, 'en', 1).press('Tab');
        await cell(guide, 0, 'en', 0).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'variant-add-color',
      async go(guide) {
        await guide.press(`${guide.t('forms.chooseColor')}: ${guide.t('variantForm.colorAt', { position: 2 })}`);
        await surface(guide).waitFor();
      },
    },
    {
      name: 'variant-add-errors',
      async go(guide) {
        await guide.dismiss();
        await surface(guide).waitFor({ state: 'detached' });
        await cell(guide, 0, 'en', 0).fill('زززز');
        await cell(guide, 1, 'ar', 0).fill('');
        await cell(guide, 1, 'en', 1).fill('small');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'variant-add-refused',
      async go(guide) {
        await cell(guide, 0, 'en', 0).fill('#B23A2E');
        await cell(guide, 1, 'ar', 0).fill('صغير');
        await cell(guide, 1, 'en', 1).fill('42');
        await saveRefused(guide, shop, 'variants.add');
      },
    },
    afterLeaving(visitFailing('variant-edit-not-loaded', `${addPath}/${category}`, shop, 'variants.ofCategory')),
    visit('variant-edit-gone', `${addPath}/99999`),
    {
      name: 'variant-edit-added',
      async go(guide) {
        await openAfresh(guide, `${addPath}/${category}`);
        await guide.press(guide.t('variantForm.addVariant'));
        await guide.page.locator('[data-section=variants] [name$=".name_en"]').last().fill('Lid');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'variant-edit',
      isChosen: true,
      async go(guide) {
        if (await surface(guide).isVisible()) await guide.dismiss();
        await openUnchanged(guide, `${addPath}/${category}`);
      },
    },
  ];
}
