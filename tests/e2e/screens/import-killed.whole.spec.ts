import type { Page } from '@playwright/test';
import { inEnglish } from '../../support/texts';
import { expect, test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

const count = 200;
/** Number of products written before the app is killed. */
const before = 70;

test.setTimeout(600_000);

test('an import of 200 that is killed says after the restart what is written, writes the rest, and ends as one that nobody has cut off', async ({
  launch,
  signIn,
  shop,
}) => {
  const { products } = shop.shop.store.tables;
  const [pattern] = products.all().filter(({ isDeleted, variant_combinations }) => !isDeleted && variant_combinations.length === 0);
  if (!pattern) throw new Error('the shop has no plain product');
  const { id: _id, ...rest } = pattern;
  const own = Array.from({ length: count }, (_, at) => products.insert({ ...rest, code: `MANY-${at}`, price: 1 + at / 1000 }).id);
  const start = structuredClone(products.all());
  const lines = own.map((_own, at) => `MANY-${at};${String((2500 + at) / 1000)}`);
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(['Product code;Price', ...lines].join('\r\n')) };
  const importAll = async (page: Page): Promise<void> => {
    await onForm(page).open('/masterHN/products/import');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: inEnglish('productImport.showDifferences') }).click();
    await page.getByRole('button', { name: inEnglish('productImport.write', { count }) }).click();
  };
  const writes = () => requestsOf(shop, 'products.update').filter(({ status }) => status === 200).length;

  const { app, page } = await launch();
  await signIn();
  shop.shop.control.failWhen({ match: { method: 'PUT', path: `/product/${own[before]}` }, times: 1, until: new Promise(() => undefined) });
  await importAll(page);
  await expect.poll(() => requestsOf(shop, 'products.update').length, { timeout: 120_000 }).toBe(before + 1);
  const gone = new Promise((resolve) => app.process().once('exit', resolve));
  app.process().kill('SIGKILL');
  await gone;
  expect(writes()).toBe(before);

  const again = await launch();
  await onForm(again.page).open('/masterHN/products');
  // The time before these words is an element of its own.
  const [, cutOffAt = ''] = inEnglish('writing.unfinished', { time: '|', settled: before, count }).split('|');
  await expect(again.page.getByText(cutOffAt.trim())).toBeVisible();
  await again.page.getByRole('button', { name: inEnglish('writing.show') }).click();
  await again.page.getByRole('button', { name: inEnglish('writing.tryAgain', { count: count - before }) }).click();
  await expect(again.page.getByText(inEnglish('writing.done', { settled: count, count }))).toBeVisible({ timeout: 120_000 });
  // Each product once: written products aren't written again, and the requests without a response had not arrived.
  expect(writes()).toBe(count);
  const cutOff = structuredClone(products.all());

  for (const product of start) products.update(product.id, product);
  await importAll(again.page);
  await expect(again.page.getByText(inEnglish('writing.done', { settled: count, count }))).toBeVisible({ timeout: 120_000 });
  expect(writes()).toBe(2 * count);
  expect(cutOff).toEqual(products.all());
  expect(own.map((id) => products.find(id)?.price)).toEqual(own.map((_own, at) => (2500 + at) / 1000));
});
