import type { Locator, Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { atHumanSpeed } from '../../support/built-app/keyboard';
import { inArabic, inEnglish } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { files, onForm, requestsOf } from '../support/form-page';

const rows = (page: Page): Locator => page.getByRole('grid').locator('tbody tr[data-row]');
const rowOf = (page: Page, id: number): Locator => page.getByRole('grid').locator(`tr[data-row="${id}"]`);
const dialog = (page: Page): Locator => page.getByRole('alertdialog');
const tick = (page: Page, id: number): Promise<void> => rowOf(page, id).getByRole('checkbox').check();
const deactivations = (shop: Parameters<typeof requestsOf>[0]) =>
  requestsOf(shop, 'products.setDeleted').map(({ path, status }) => [Number(path.split('/').at(-1)), status]);

async function openProducts(page: Page, search = ''): Promise<void> {
  await onForm(page).open(`/masterHN/products${search}`);
  await expect(rows(page).first()).toBeVisible();
}

test('[PRD-08] the products load as 300 px of skeleton', async ({ page, signIn, shop }) => {
  await signIn();
  let answer = (): void => undefined;
  shop.shop.control.failNext('products.list', { until: new Promise<void>((resolve) => (answer = resolve)) });
  await onForm(page).open('/masterHN/products');
  const loading = page.locator('table[aria-busy=true] tbody');
  await expect(loading.locator('tr').first()).toBeVisible();
  expect((await loading.boundingBox())?.height).toBe(300);
  answer();
  await expect(rows(page)).toHaveCount(20);
});

test('the list of products comes back with its tab, search, page and scroll, and the focus on the row that was left', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openProducts(page, '?search=e');
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(page.getByText('41–60 of')).toBeVisible();
  const scroller = page.getByRole('grid').locator('..');
  const last = rows(page).last().locator('[data-row-link]');
  await last.scrollIntoViewIfNeeded();
  const [top, name] = [await scroller.evaluate((element) => element.scrollTop), await last.textContent()];
  expect(top).toBeGreaterThan(200);
  await last.click();
  await expect(page.locator('form').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('41–60 of')).toBeVisible();
  await expect(rows(page).last().locator('[data-row-link]')).toBeFocused();
  expect(await page.locator(':focus').textContent()).toBe(name);
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top);
  await expect(page.getByRole('searchbox')).toHaveValue('e');
});

test('products of two pages are deactivated together; the refused one is named and tried again alone', async ({ page, signIn, shop }) => {
  await signIn();
  await openProducts(page);
  await tick(page, 2);
  await tick(page, 4);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText('21–40 of')).toBeVisible();
  await tick(page, 25);
  await page.getByRole('button', { name: inEnglish('products.deactivateMany', { count: 3 }) }).click();
  await expect(dialog(page)).toContainText(inEnglish('products.deactivateQuestion', { count: 3 }));
  expect(deactivations(shop)).toEqual([]);

  shop.shop.control.failNext({ method: 'DELETE', path: '/product/4' }, { status: 409, message: 'product is in an open order' });
  await dialog(page)
    .getByRole('button', { name: inEnglish('products.deactivateMany', { count: 3 }) })
    .click();
  await expect(dialog(page)).toContainText(inEnglish('bulk.left', { count: 1, total: 3 }));
  await expect(dialog(page).getByRole('row')).toContainText([
    inEnglish('vocabulary.products.name'),
    /Pressure cooker, 8 litres.*Rejected.*product is in an open order/,
  ]);
  await expect(page.getByText(inEnglish('products.selected', { count: 1 }))).toBeAttached();
  await dialog(page)
    .getByRole('button', { name: inEnglish('bulk.tryAgain') })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(onForm(page).toast('Status Updated Successfully')).toBeVisible();
  expect(deactivations(shop).slice(0, 3).toSorted()).toEqual([
    [2, 200],
    [25, 200],
    [4, 409],
  ]);
  expect(deactivations(shop).slice(3)).toEqual([[4, 200]]);

  await page.getByRole('tab', { name: inEnglish('activation.inactive') }).click();
  await tick(page, 2);
  await page.getByRole('button', { name: inEnglish('products.activateMany', { count: 1 }) }).click();
  await expect(rowOf(page, 2)).toBeHidden();
  await expect(dialog(page)).toBeHidden();
});

test('a page that is loaded again in the middle of many shows their report', async ({ page, signIn, shop }) => {
  await signIn();
  await openProducts(page);
  for (const id of [1, 2, 3]) await tick(page, id);
  await page.getByRole('button', { name: inEnglish('products.deactivateMany', { count: 3 }) }).click();
  let release = (): void => undefined;
  shop.shop.control.failNext({ method: 'DELETE', path: '/product/2' }, { status: 409, message: 'product is in an open order' });
  shop.shop.control.failNext({ method: 'DELETE', path: '/product/1' }, { until: new Promise<void>((resolve) => (release = resolve)) });
  await dialog(page)
    .getByRole('button', { name: inEnglish('products.deactivateMany', { count: 3 }) })
    .click();
  await expect.poll(() => deactivations(shop).filter(([, status]) => status !== null).length).toBeGreaterThanOrEqual(2);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  release();
  const report = page.getByRole('dialog', { name: inEnglish('bulk.report') });
  await expect(report).toContainText(inEnglish('bulk.left', { count: 1, total: 3 }));
  await expect(report.getByRole('row')).toContainText([inEnglish('vocabulary.products.name'), /Rejected.*product is in an open order/]);
  await report.getByRole('button', { name: inEnglish('common.close') }).click();
  await expect(report).toBeHidden();
});

test('a session that ends in the middle of many: nothing more is sent, and after the password the rest is tried again', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn();
  await openProducts(page);
  const ids = [1, 2, 3, 4, 5, 6];
  for (const id of ids) await tick(page, id);
  await page.getByRole('button', { name: inEnglish('products.deactivateMany', { count: 6 }) }).click();
  shop.shop.control.expireTokens();
  await dialog(page)
    .getByRole('button', { name: inEnglish('products.deactivateMany', { count: 6 }) })
    .click();
  const sheet = page.getByRole('alertdialog', { name: inEnglish('forms.signIn.title') });
  await sheet.locator('input[type=password]').fill(seedAdmins.all.password);
  await sheet.getByRole('button', { name: inEnglish('forms.signIn.submit') }).click();
  await expect(sheet).toBeHidden();
  await expect(dialog(page)).toContainText(inEnglish('bulk.left', { count: 6, total: 6 }));
  await expect(dialog(page)).toContainText(inEnglish('bulk.unsent', { count: 2 }));
  // Four run at a time. Requests under way at the first refusal may have been canceled.
  const refused = deactivations(shop);
  expect(refused.length).toBeLessThanOrEqual(4);
  expect(new Set(refused.map(([, status]) => status))).toEqual(new Set([401]));
  await dialog(page)
    .getByRole('button', { name: inEnglish('bulk.tryAgain') })
    .click();
  await expect(dialog(page)).toBeHidden();
  expect(
    deactivations(shop)
      .slice(refused.length)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(ids);
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('a category is added by keyboard, with a real picture, and stands in the list', async ({ page, signIn, shop }) => {
    await signIn();
    const form = onForm(page);
    await form.open('/masterHN/categories');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: inArabic('categories.add') }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).locator('input[type=file]').setInputFiles(files.png);
    await expect(dialog(page).getByRole('button', { name: inArabic('forms.pictures.replace') })).toBeVisible();
    await form.field('name_ar').focus();
    await page.keyboard.type('سلال', atHumanSpeed);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Baskets', atHumanSpeed);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(form.toast(inArabic('categories.added'))).toBeVisible();
    const [added] = requestsOf(shop, 'categories.add');
    expect(added).toMatchObject({ status: 201, body: { name_en: 'Baskets', name_ar: 'سلال', image: expect.stringMatching(/^http/) } });
    await page.getByRole('searchbox').fill('سلال');
    await expect(rows(page).first()).toContainText('سلال');
  });
});
