import { toKuwaitDay } from '@shared/domain/dates';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { inEnglish } from '../../support/texts';
import { watchPointer } from '../support/by-keyboard';
import { expect, test } from '../support/fixture';

const wanted = 60;

test(`${wanted} orders are set to the status that follows, printed and left behind by keyboard alone, with one key each`, async ({
  page,
  signIn,
  shop,
  spool,
}) => {
  const { orders } = shop.shop.store.tables;
  const ids = orders
    .all()
    .slice(-wanted)
    .map(({ id }) => id)
    .toReversed();
  for (const id of ids) orders.update(id, { status: 'ordered' });
  const [first = 0] = ids;
  await signIn();
  await changeInvoiceDestination(page, { printer: 'Office' });
  const usedPointer = await watchPointer(page);
  const counted = { keys: 0 };
  const press = async (key: string): Promise<void> => {
    counted.keys += 1;
    await page.keyboard.press(key);
  };
  await page.evaluate((today) => {
    window.location.hash = `/orders?from=2024-08-19&to=${today}`;
  }, toKuwaitDay(new Date()));
  await expect(page.locator(`tr[data-row="${first}"]`)).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').focus();
  await press('ArrowDown');
  await press('Enter');
  for (const [at, id] of ids.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: `#${id}` })).toBeVisible();
    await expect(page.getByText(`${at + 1} of 300`)).toBeVisible();
    await press('F9');
  }
  await expect.poll(() => ids.map((id) => orders.get(id)?.status).filter((status) => status !== 'process')).toEqual([]);
  // Each sheet waits for the server's response to its own order, so the order of the sheets is only approximate.
  await expect.poll(() => spool.jobs().length).toBe(wanted);
  expect(new Set(spool.jobs().map(({ title }) => title.split(' ')[0]))).toEqual(new Set(ids.map((id) => `INV-${id}`)));
  expect([counted.keys, await usedPointer()]).toEqual([wanted + 2, 0]);
});

test(`${wanted} new orders are each done once through the filter that they leave, while someone else saves`, async ({
  page,
  signIn,
  shop,
  spool,
}) => {
  const { orders } = shop.shop.store.tables;
  const ids = orders
    .all()
    .slice(-wanted)
    .map(({ id }) => id)
    .toReversed();
  for (const { id } of orders.all()) orders.update(id, { status: ids.includes(id) ? 'ordered' : 'delivered' });
  await signIn();
  await changeInvoiceDestination(page, { printer: 'Office' });
  await page.evaluate((today) => {
    window.location.hash = `/orders?from=2024-08-19&to=${today}&status=ordered`;
  }, toKuwaitDay(new Date()));
  await expect(page.getByText(/Full list \(/).first()).toBeVisible();
  await expect(page.locator(`tr[data-row="${ids[0]}"]`)).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const theirs = new Set<number>();
  for (const [at, id] of ids.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: `#${id}` })).toBeVisible();
    await expect(page.getByText(`${at + 1} of ${wanted}`)).toBeVisible();
    // The other user is at least two orders ahead, so that their change is saved before this order is loaded.
    const theirOrder = ids[at + 2 + Math.floor(Math.random() * wanted)];
    if (theirOrder !== undefined && Math.random() < 0.4) {
      orders.update(theirOrder, { status: 'process' });
      theirs.add(theirOrder);
    }
    await page.keyboard.press('F9');
  }
  const ended = page.getByRole('button', { name: inEnglish('orders.doneNext.ended', { at: wanted, total: wanted }) });
  await expect(ended).toBeVisible();
  for (const _again of [1, 2, 3]) await page.keyboard.press('F9');
  const mine = ids.filter((id) => !theirs.has(id));
  await expect.poll(() => spool.jobs().length, `${[...theirs]} were saved by someone else`).toBe(mine.length);
  // Sheets are printed in the order of the key presses.
  expect(spool.jobs().map(({ title }) => title.split(' ')[0])).toEqual(mine.map((id) => `INV-${id}`));
  expect(ids.map((id) => orders.get(id)?.status)).toEqual(ids.map(() => 'process'));
  await ended.click();
  await expect(page).toHaveURL(/status=ordered/);
});
