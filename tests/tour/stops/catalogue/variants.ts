import type { Stop } from '../../guide';
import { dialog, openAfresh, type Shop, visitChosen, visitFailing, visitWithout } from '../steps';

const path = '/variant';

/** The list of variants under their categories, in its states. */
export function variantStops(shop: Shop): Stop[] {
  const { categories } = shop.shop.store.tables;
  return [
    visitFailing('variants-not-loaded', path, shop, 'variants.list'),
    visitWithout('variants-empty', path, () => {
      const rows = categories.all().filter(({ isDeleted }) => !isDeleted);
      for (const { id } of rows) categories.update(id, { isDeleted: true });
      return () => {
        for (const { id } of rows) categories.update(id, { isDeleted: false });
      };
    }),
    visitChosen('variants', path),
    {
      name: 'variants-selected',
      async go({ page, row }) {
        await row(1).getByRole('checkbox').check();
        await row(3).getByRole('checkbox').check();
        await page.getByRole('toolbar').waitFor();
      },
    },
    {
      name: 'variants-delete',
      async go(guide) {
        await guide.press(guide.t('variants.deleteMany', { count: 2 }));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'variants-select-first',
      async go(guide) {
        await guide.dismiss();
        await openAfresh(guide, path);
        await guide.press(guide.t('variants.deleteMany', { count: 0 }));
        await guide.page.getByText(guide.t('variants.selectFirst')).first().waitFor();
      },
    },
  ];
}
