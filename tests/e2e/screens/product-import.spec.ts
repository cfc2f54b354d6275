import { inEnglish } from '../../support/texts';
import { expect, test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test('prices from a file are seen old and new, and an import that is killed in the middle is gone on with after the restart', async ({
  launch,
  signIn,
  shop,
}) => {
  const { app, page } = await launch();
  await signIn();
  const { products } = shop.shop.store.tables;
  const plain = products.all().filter(({ isDeleted, variant_combinations }) => !isDeleted && variant_combinations.length === 0);
  const own = plain.slice(0, 5);
  const wanted = own.map(({ price }) => Math.round((price + 0.25) * 1000) / 1000);
  const lines = own.map(({ code }, at) => `${code};${String(wanted[at]).replace('.', ',')}`);
  const csv = ['كود الصنف;سعر البيع', ...lines, 'BD-99999;5'].join('\r\n');

  await onForm(page).open('/masterHN/products/import');
  await page.locator('input[type=file]').setInputFiles({ name: 'أسعار.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText(inEnglish('productImport.foundKeys', { found: 5, count: 6 }))).toBeVisible();
  await page.getByRole('button', { name: inEnglish('productImport.showDifferences') }).click();
  await expect(page.getByRole('tab', { name: inEnglish('productImport.tabs.lost', { total: 1 }) })).toBeVisible();
  expect(requestsOf(shop, 'products.update')).toEqual([]);

  const third = own[2]?.id;
  shop.shop.control.failWhen({ match: { method: 'PUT', path: `/product/${third}` }, times: 1, until: new Promise(() => undefined) });
  await page.getByRole('button', { name: inEnglish('productImport.write', { count: 5 }) }).click();
  await expect(page.getByText(inEnglish('writing.running', { done: 3, count: 5 }))).toBeVisible();
  await expect.poll(() => requestsOf(shop, 'products.update').length).toBe(3);
  app.process().kill('SIGKILL');

  const again = await launch();
  await onForm(again.page).open('/masterHN/products');
  const unfinished = new RegExp(inEnglish('writing.unfinished', { time: '.+', settled: 2, count: 5 }));
  await expect(again.page.getByText(unfinished)).toBeVisible();
  await again.page.getByRole('button', { name: inEnglish('writing.show') }).click();
  await expect(again.page.locator(`tr[data-row="${third}"]`)).toContainText(inEnglish('writing.results.unknown'));
  await again.page.getByRole('button', { name: inEnglish('writing.tryAgain', { count: 3 }) }).click();
  await expect(again.page.getByText(inEnglish('writing.done', { settled: 5, count: 5 }))).toBeVisible();
  expect(own.map(({ id }) => products.find(id)?.price)).toEqual(wanted);
  // Each product once: the requests without a response had not arrived, which a read has shown.
  expect(requestsOf(shop, 'products.update').filter(({ status }) => status === 200)).toHaveLength(5);
});
