import type { Page } from '@playwright/test';
import { inEnglish, startingWith } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

const cell = (page: Page, id: number, column: number) => page.locator(`[role=row][data-row="${id}"] [data-column="${column}"]`);
/** Column numbers. The columns are code, category, price, offer price, cost, quantity, and flags. */
const [price, quantity] = [2, 5];

test('prices pasted over ticked products are written one by one after reading, reported, and put back', async ({ page, signIn, shop }) => {
  await signIn();
  const { products } = shop.shop.store.tables;
  await onForm(page).open('/masterHN/products');
  // The previous screen also has twenty rows.
  await expect(page.getByRole('grid', { name: inEnglish('navigation.products'), exact: true }).locator('tr[data-row]')).toHaveCount(20);
  const plain = products
    .all()
    .filter(({ isDeleted, variant_combinations }) => !isDeleted && variant_combinations.length === 0)
    .map(({ id }) => id);
  const listed = await page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-row'))));
  const [first = 0, second = 0, third = 0] = listed.filter((id) => plain.includes(id));
  const before = [first, second, third].map((id) => products.find(id)?.price);
  for (const id of [first, second, third]) await page.locator(`tr[data-row="${id}"]`).getByRole('checkbox').check();
  await page
    .getByRole('button', { name: inEnglish('productTable.button') })
    .last()
    .click();

  await cell(page, first, price).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '41.250\n٤٢٫٥\nmany');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const pasted = [
    inEnglish('grid.paste.block', { rows: '3 rows', columns: '1 column' }),
    inEnglish('grid.paste.taken', { count: 2 }),
    inEnglish('grid.paste.refused', { count: 1, row: 3, column: 'Price', text: 'many' }),
  ].join(' ');
  await expect(page.locator('.fui-Toast')).toContainText(pasted);
  await page.getByRole('button', { name: startingWith(inEnglish('forms.save')) }).click();
  // The focus is in the invalid cell; nothing was written.
  await expect(cell(page, third, price)).toBeFocused();
  expect(requestsOf(shop, 'products.update')).toEqual([]);
  await page.keyboard.type('43');
  await page.keyboard.press('Enter');
  await cell(page, third, quantity).click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');

  // Meanwhile, a sale reduces the second product's stock, and someone else changes the third product's price.
  products.update(second, { amount: 5 });
  products.update(third, { price: 44 });
  await page.getByRole('button', { name: inEnglish('productTable.save', { count: 3 }) }).click();
  await expect(page.getByText(inEnglish('writing.done', { settled: 2, count: 3 }))).toBeVisible();
  await expect(page.locator(`tr[data-row="${third}"]`)).toContainText(inEnglish('writing.results.changedBySomeone'));
  expect(products.find(second)).toMatchObject({ amount: 5 });
  expect(requestsOf(shop, 'products.update')).toHaveLength(2);

  await page.getByRole('button', { name: inEnglish('common.undo'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: inEnglish('common.undo') })
    .click();
  await expect(page.getByText(inEnglish('writing.undone', { settled: 2, count: 2 }))).toBeVisible();
  expect([first, second].map((id) => products.find(id)?.price)).toEqual(before.slice(0, 2));
});
