import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, refusal, refusalIsTold, rowAction, type Shop, visitChosen, visitFailing, visitWithout } from '../steps';

const path = '/masterHN/categories';
const saveButton = (guide: Guide) => dialog(guide).locator('button[type=submit]');
const field = (guide: Guide, name: string) => dialog(guide).locator(`[name="${name}"]`);

/** The list of categories in its states, and its dialog. */
export function categoryStops(shop: Shop): Stop[] {
  const { categories } = shop.shop.store.tables;
  return [
    visitFailing('categories-not-loaded', path, shop, 'categories.list'),
    visitWithout('categories-empty', path, () => {
      const rows = categories.all().filter(({ isDeleted }) => !isDeleted);
      for (const { id } of rows) categories.update(id, { isDeleted: true });
      return () => {
        for (const { id } of rows) categories.update(id, { isDeleted: false });
      };
    }),
    visitChosen('categories', path),
    {
      name: 'category-add',
      isChosen: true,
      async go(guide) {
        await guide.press(guide.t('categories.add'));
        await field(guide, 'name_en').waitFor();
      },
    },
    {
      name: 'category-errors',
      async go(guide) {
        await field(guide, 'name_ar').fill('سلال ومنظّمات');
        await saveButton(guide).click();
        await guide.page.locator('[data-field-invalid]').first().waitFor();
      },
    },
    {
      name: 'category-edit',
      async go(guide) {
        await openAfresh(guide, path);
        await guide.row(2).locator('[data-row-link]').click();
        await field(guide, 'name_en').waitFor();
      },
    },
    {
      name: 'category-refused',
      async go(guide) {
        shop.shop.control.failNext('categories.update', { status: 500, message: refusal });
        await field(guide, 'name_en').fill('Frying pans and woks');
        await saveButton(guide).click();
        await refusalIsTold(guide);
      },
    },
    {
      name: 'category-deactivate',
      async go(guide) {
        await openAfresh(guide, path);
        await rowAction(guide, 2, guide.t('activation.deactivate'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'categories-again',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
      },
    },
  ];
}
