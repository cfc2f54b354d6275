import { toKuwaitDay, toMoment } from '@shared/domain/dates';
import { inEnglish } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';

test('the sales report adds up what the shop holds, order by order, and leads to the orders of a figure', async ({
  page,
  signIn,
  shop,
}) => {
  await signIn();
  await page.evaluate(() => {
    location.hash = '/masterHN/sales';
  });
  await page.getByRole('combobox', { name: inEnglish('sales.period') }).click();
  await page.getByRole('option', { name: inEnglish('sales.presets.yesterday') }).click();
  const takings = page.locator('[data-figure=takings]');
  const { orders, guestOrders } = shop.shop.store.tables;
  const yesterday = toKuwaitDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
  const taken = [...orders.all(), ...guestOrders.all()].filter(
    ({ createdAt, status }) => status !== 'canceled' && toKuwaitDay(toMoment(createdAt)) === yesterday,
  );
  const fils = taken.reduce((sum, { total }) => sum + Math.round(Number(total) * 1000), 0);
  const amount = (fils / 1000).toLocaleString('en', { minimumFractionDigits: 3 });
  await expect(takings).toContainText(amount);
  await expect(page.locator('[data-figure=orders]')).toContainText(String(taken.length));

  const cash = taken.filter(({ payment_method }) => payment_method === 'cash');
  await page.locator('[data-sales-row=cash]').getByRole('button').or(page.locator('[data-sales-row=cash] a')).click();
  const guests = cash.filter((order) => 'guest_name' in order).length;
  await page.getByRole('menuitem', { name: `Guest orders: ${guests}` }).click();
  await expect(page.getByRole('grid', { name: inEnglish('navigation.guestOrders') }).locator('tbody tr[data-row]')).toHaveCount(
    Math.min(20, guests),
  );
  await page.goBack();
  await expect(takings).toContainText(amount);
});
