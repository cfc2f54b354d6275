import { inEnglish } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { openListTool } from '../support/form-page';

test('orders are there without the server, nothing is written to it, and all is as ever when it is back', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn();
  await page
    .getByRole('link', { name: inEnglish('navigation.guestOrders') })
    .first()
    .click();
  // The previous list has as many rows.
  await expect(page.locator('thead').getByText(inEnglish('orders.columns.total'))).toBeVisible();
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(20);
  const name = await rows.nth(2).locator('td').nth(2).innerText();
  // The rows are on screen before they are on disk.
  const kept = async (): Promise<number> => {
    const read = await page.evaluate(() => window.diwan.call('offline.orders', { kind: 'guestOrder', page: 1 }));
    return read.ok ? read.value.keptItems : 0;
  };
  await expect.poll(kept).toBeGreaterThanOrEqual(20);
  const comeBack = shop.shop.control.failWhen({ match: { path: /./ }, dropConnection: true });
  const before = shop.shop.requests.length;
  // An automatic request may have failed already. Then the app shows the stored orders, and there is nothing to refresh.
  const refresh = await openListTool(page, inEnglish('common.refresh'));
  await refresh.dispatchEvent('click');
  // A disabled entry leaves the menu open.
  await page.keyboard.press('Escape');
  await expect(refresh).toBeHidden();
  const away = new RegExp(inEnglish('offline.awaySince', { time: '.+' }));
  await expect(page.getByText(away)).toBeVisible();
  await expect(page.getByText(new RegExp(inEnglish('lists.kept.range', { from: '.+', to: '.+', total: '.+' })))).toBeVisible();
  await page.getByRole('searchbox', { name: inEnglish('lists.search') }).fill(name);
  await page.keyboard.press('Enter');
  await expect(rows.first()).toContainText(name);
  await rows.first().getByRole('link').first().click();
  await expect(page.getByText(new RegExp(inEnglish('offline.shownOrder', { time: '.+' })))).toBeVisible();
  await expect(page.locator('#content').getByText(name)).toBeVisible();
  const asked = shop.shop.requests.slice(before);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  comeBack();
  // The list may have loaded again automatically.
  await page.evaluate(
    (tryNow) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === tryNow)?.click(),
    inEnglish('offline.tryNow'),
  );
  await expect(page.getByText(away)).toBeHidden();
});
