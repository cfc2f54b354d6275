import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, openList, pressTool, refusal, type Shop, visitChosen, visitFailing, visitWithout } from '../steps';

const path = '/masterHN/products';

async function tick({ row }: Guide, ...positions: number[]): Promise<void> {
  for (const position of positions) await row(position).locator('input[type=checkbox]').click();
}

/** A button of the bar over the table's head. */
const bulkButton = ({ page }: Guide, words: string) => page.getByRole('toolbar').last().getByRole('button', { name: words, exact: true });
const confirmButton = (guide: Guide, words: string) => dialog(guide).getByRole('button', { name: words, exact: true });

/** The list of products in its states, and its overlays. */
export function productListStops(shop: Shop): Stop[] {
  const { products } = shop.shop.store.tables;
  const { control } = shop.shop;
  let answer: () => void = () => undefined;
  return [
    visitFailing('products-not-loaded', path, shop, 'products.list'),
    visitWithout('products-empty', path, () => {
      const rows = products.all().filter(({ isDeleted }) => !isDeleted);
      for (const { id } of rows) products.update(id, { isDeleted: true });
      return () => {
        for (const { id } of rows) products.update(id, { isDeleted: false });
      };
    }),
    visitChosen('products', path),
    { name: 'products-inactive', go: (guide) => openList(guide, `${path}?tab=inactive`) },
    {
      name: 'products-row-menu',
      async go(guide) {
        await openList(guide, path);
        await guide.row(2).hover();
        await guide.row(2).getByRole('button').last().click();
        await guide.page.getByRole('menuitem').first().waitFor();
      },
    },
    {
      name: 'products-stock-lists',
      async go(guide) {
        await guide.dismiss();
        await guide.page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
        await pressTool(guide, guide.t('products.tools.open'));
        await guide.page.getByRole('menuitem').first().waitFor();
      },
    },
    {
      name: 'products-count-sheet',
      isChosen: true,
      async go(guide) {
        // The menu of the previous stop is open over the same list.
        await guide.dismiss();
        await guide.page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
        await openList(guide, path);
        await pressTool(guide, guide.t('products.counting.open'));
        await dialog(guide).locator('article.count').waitFor();
      },
    },
    {
      name: 'products-low-stock',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await pressTool(guide, guide.t('products.lowStock.open'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'products-selected',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await tick(guide, 2, 4, 9);
      },
    },
    {
      name: 'products-deactivate',
      async go(guide) {
        await bulkButton(guide, guide.t('products.deactivateMany', { count: 3 })).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'products-deactivating',
      async go(guide) {
        const until = new Promise<void>((resolve) => {
          answer = resolve;
        });
        const path = /^\/product\/(4|9)$/;
        control.failWhen({ match: { method: 'DELETE', path }, times: 1, until, status: 500, message: refusal });
        control.failWhen({ match: { method: 'DELETE', path }, times: 1, until });
        await confirmButton(guide, guide.t('products.deactivateMany', { count: 3 })).click();
        await dialog(guide)
          .getByText(guide.t('bulk.progress', { done: 1, total: 3 }))
          .waitFor();
      },
    },
    {
      name: 'products-report',
      async go(guide) {
        answer();
        await dialog(guide).getByText(refusal).waitFor();
      },
    },
    {
      name: 'products-deactivated',
      async go(guide) {
        await confirmButton(guide, guide.t('bulk.tryAgain')).click();
        await dialog(guide).waitFor({ state: 'hidden' });
        for (const id of [2, 4, 9]) products.update(id, { isDeleted: false });
      },
    },
    {
      name: 'products-no-result',
      async go(guide) {
        await openAfresh(guide, `${path}?search=zzz`);
      },
    },
  ];
}
