import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, type Shop } from '../steps';

const path = '/masterHN/products';
/** Row of a product without variants and dynamic variants. */
const freeRow = 15;
/** Column numbers. The columns are code, category, price, offer price, cost, quantity, and flags. */
const [category, price, offerPrice, quantity, isOffer] = [1, 2, 3, 5, 8];

/** Returns a cell of a product, by the product's position among the products, without the rows below each product. */
const cell = ({ page }: Guide, product: number, column: number) =>
  page.locator('[role=row][data-row]:not([data-row*="/"])').nth(product).locator(`[data-column="${column}"]`);

async function type(guide: Guide, row: number, column: number, text: string): Promise<void> {
  await cell(guide, row, column).click();
  await guide.page.keyboard.press('F2');
  await guide.page.keyboard.press('Control+A');
  await guide.page.keyboard.type(text);
  await guide.page.keyboard.press('Enter');
}

async function paste(guide: Guide, row: number, column: number, text: string): Promise<void> {
  await cell(guide, row, column).click();
  await guide.page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Many products as a table, and the report after saving them. */
export function productTableStops({ shop }: Shop): Stop[] {
  const { products } = shop.store.tables;
  const heal: (() => void)[] = [];
  let answer: () => void = () => undefined;
  let ids: number[] = [];
  return [
    { name: 'product-table-empty', go: (guide) => openAfresh(guide, `${path}/table`).catch(() => undefined) },
    {
      name: 'product-table',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        // Its category can be changed, because no dynamic variant depends on it.
        products.update(16, { dynamic_variant: [] });
        await openAfresh(guide, path);
        await page.locator('thead input[type=checkbox]').click();
        await page
          .getByRole('toolbar')
          .last()
          .getByRole('button', { name: t('productTable.button'), exact: true })
          .click();
        await page.getByRole('grid', { name: t('productTable.button') }).waitFor();
        ids = await page
          .locator('[role=row][data-row]:not([data-row*="/"])')
          .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-row'))));
      },
    },
    {
      name: 'product-table-typed',
      isChosen: true,
      async go(guide) {
        await type(guide, 3, price, '33');
        await type(guide, 6, quantity, '40');
        await cell(guide, 8, isOffer).click();
        await type(guide, 15, offerPrice, '900');
        await cell(guide, 15, offerPrice).click();
      },
    },
    {
      name: 'product-table-category',
      async go(guide) {
        await cell(guide, freeRow, category).click();
        await guide.page.keyboard.press('F2');
        await guide.page.getByRole('listbox').waitFor();
      },
    },
    {
      name: 'product-table-paste',
      async go(guide) {
        await guide.page.keyboard.press('Escape');
        await paste(guide, 17, price, '10.250\tmany\n12,9\t\n١٩٫٢٥٠\t8.900\n');
        await guide.page.getByText(guide.t('grid.paste.undo')).first().waitFor();
      },
    },
    {
      name: 'product-table-percent',
      async go(guide) {
        const { page, t } = guide;
        await page.getByRole('button', { name: t('grid.set.button') }).click();
        await page.getByRole('menuitem', { name: t('grid.set.percent', { column: t('writing.fields.price') }), exact: true }).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'product-table-writing',
      isChosen: true,
      async go(guide) {
        const { page, t, dismiss } = guide;
        await dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await type(guide, 15, offerPrice, '1');
        await type(guide, 17, offerPrice, '1');
        const until = new Promise<void>((resolve) => {
          answer = resolve;
        });
        const [changed, refusedId, slow] = [ids[6], ids[8], ids[17]];
        products.update(Number(changed), { amount: 2 });
        heal.push(
          shop.control.failWhen({
            match: { method: 'PUT', path: `/product/${refusedId}` },
            times: 1,
            status: 400,
            message: 'invalid_price',
          }),
          shop.control.failWhen({ match: { method: 'GET', path: `/product/Auth/${slow}` }, times: 1, until }),
        );
        await page.getByRole('button', { name: /^(حفظ|Save) / }).click();
        await page.getByText(t('writing.results.now')).first().waitFor();
      },
    },
    {
      name: 'product-table-report',
      isChosen: true,
      async go(guide) {
        answer();
        await guide.page.getByRole('tab').first().waitFor();
      },
    },
    {
      name: 'product-table-undo',
      async go(guide) {
        await guide.page.getByRole('button', { name: guide.t('writing.undo'), exact: true }).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'product-table-unfinished',
      isChosen: true,
      async go(guide) {
        const { page, t, dismiss } = guide;
        await dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        for (const end of heal.splice(0)) end();
        // A second run, stopped in the middle.
        await openAfresh(guide, path);
        await page.locator('thead input[type=checkbox]').click();
        await page
          .getByRole('toolbar')
          .last()
          .getByRole('button', { name: t('productTable.button'), exact: true })
          .click();
        await page.getByRole('grid', { name: t('productTable.button') }).waitFor();
        await paste(guide, 0, quantity, Array.from({ length: 20 }, () => '17').join('\n'));
        const until = new Promise<void>((resolve) => {
          answer = resolve;
        });
        heal.push(shop.control.failWhen({ match: 'products.update', times: 1, until }));
        await page.getByRole('button', { name: /^(حفظ|Save) / }).click();
        await page.getByRole('button', { name: t('writing.stop') }).click();
        answer();
        await page.getByRole('tab').first().waitFor();
        for (const end of heal.splice(0)) end();
        await openAfresh(guide, path);
        await page.getByRole('button', { name: t('writing.show') }).waitFor();
      },
    },
    {
      name: 'product-table-written-earlier',
      isChosen: true,
      async go(guide) {
        await guide.page.getByRole('button', { name: guide.t('writing.leave') }).click();
        await openAfresh(guide, `${path}/writings`);
      },
    },
  ];
}
