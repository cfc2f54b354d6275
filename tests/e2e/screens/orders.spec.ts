import type { Locator, Page } from '@playwright/test';
import { specialOrders } from '@sample-shop/seed/orders/order-ids';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { containing, inArabic, inEnglish } from '../../support/texts';
import { cutColumns } from '../support/cut-columns';
import { expect, sharedTest as test } from '../support/fixture';

type Shop = { shop: { requests: readonly { call: string | null; query: Record<string, string>; body: unknown; path: string }[] } };

const table = (page: Page): Locator => page.locator('table');
const rows = (page: Page): Locator => table(page).locator('tbody tr[data-row]');
const rowOf = (page: Page, id: string): Locator => table(page).locator(`tr[data-row="${id}"]`);
const toast = (page: Page, text: string): Locator => page.locator('.fui-Toast').filter({ hasText: text });
const asked = ({ shop }: Shop, call: string) => shop.requests.filter((request) => request.call === call);
const idOf = async (row: Locator): Promise<string> => (await row.getAttribute('data-row')) ?? '';

/** Goes to another page, and waits for its rows: the pager shows the new number earlier. */
async function turnTo(page: Page, number: number, range: string): Promise<void> {
  await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  await expect(page.getByText(range)).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
}

async function openGuestOrders(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(Guest orders|طلبات الزوار)$/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: /^(Guest orders|طلبات الزوار)$/ }).locator('tbody tr[data-row]')).toHaveCount(20);
}

test.describe('orders on the sample shop', () => {
  test('phone, total, date and status are never cut, whatever the width of the window, nor an amount of thousands, nor a head in Arabic', async ({
    page,
    signIn,
    shop,
  }) => {
    shop.shop.store.tables.orders.update(specialOrders.order.newest, { total: 1218.85 });
    const cutIn = async (width: number, total: string): Promise<string[]> => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('thead').getByText(total)).toBeVisible();
      return cutColumns(page);
    };
    await signIn();
    await openGuestOrders(page);
    for (const width of [1440, 1280, 1024, 800]) {
      expect((await cutIn(width, 'Total')).filter((head) => head !== 'Name' && head !== 'Address')).toEqual([]);
    }

    await test.step('an amount of thousands', async () => {
      await page.evaluate(() => {
        location.hash = '/orders';
      });
      await expect(page.getByText('1,218.850')).toBeVisible();
      for (const width of [1440, 1024, 800]) expect(await cutIn(width, 'Total')).not.toContain('Total');
    });

    await test.step('no head in Arabic, in the list and in the lines of an order', async () => {
      await page.evaluate(() => window.diwan.call('preferences.update', { language: 'ar' }));
      await openGuestOrders(page);
      expect(await cutIn(800, 'الإجمالي')).not.toContain('الإجمالي');
      await rows(page).first().getByRole('link').click();
      await expect(page.locator('thead').getByText(inArabic('vocabulary.products.quantity'))).toBeVisible();
      expect(await cutColumns(page)).toEqual([]);
    });
  });

  test('[GOR-02] [GOR-27] [API-03] [API-16] [ORD-29] [GOR-28] [ORD-30] finds, pages, selects forty over two pages and changes their status', async ({
    page,
    signIn,
    shop,
  }) => {
    await signIn();
    await openGuestOrders(page);
    expect(asked(shop, 'guestOrders.list')[0]?.query).toMatchObject({ offset: '0', limit: '20', startDate: '2024-08-19' });

    await page.getByRole('checkbox', { name: inEnglish('lists.selectPage') }).check();
    await turnTo(page, 2, '21–40 of');
    await page.getByRole('checkbox', { name: inEnglish('lists.selectPage') }).check();
    await expect(page.getByText(inEnglish('orders.selected', { count: 40 }))).toBeVisible();
    await expect(page.getByRole('button', { name: inEnglish('orders.printOrders', { count: 40 }) })).toBeVisible();

    await page.getByRole('button', { name: inEnglish('orders.action.changeStatus') }).click();
    const dialog = page.getByRole('dialog', { name: inEnglish('orders.action.changeStatus') });
    // Delivered and canceled orders are initially not selected.
    await dialog.getByRole('checkbox').first().waitFor();
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('radio', { name: containing(inEnglish('vocabulary.orderStatus.shipped')) }).check();
    await dialog.getByRole('button', { name: 'Set to Shipped' }).click();
    // Forty requests on a machine that may be busy.
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expect(toast(page, 'Update Status Successfully')).toBeVisible();
    const changes = asked(shop, 'guestOrders.changeStatus');
    expect(new Set(changes.map(({ path }) => path)).size).toBe(40);
    expect(changes.every(({ body }) => (body as { status: string }).status === 'shipped')).toBe(true);
    await expect(page.getByRole('button', { name: /: Shipped$/ })).toHaveCount(20);
    // The selection stays, for printing it next.
    await expect(page.getByText(inEnglish('orders.selected', { count: 40 }))).toBeVisible();

    const id = await idOf(rows(page).nth(3));
    await page.getByRole('searchbox').fill(id);
    await expect(rows(page)).toHaveCount(1);
    expect(asked(shop, 'guestOrders.list').at(-1)?.query).toMatchObject({ search: id, offset: '0' });
  });

  test('[GOR-19] [INV-01] goes from a row to details and invoice and back to the list as it was', async ({ page, signIn, shop }) => {
    await signIn();
    await changeInvoiceDestination(page, { paper: '80mm' });
    // The page has already loaded the settings, so it is reloaded.
    await page.reload();
    await openGuestOrders(page);
    await turnTo(page, 3, '41–60 of');
    const id = await idOf(rows(page).nth(15));
    await rowOf(page, id).getByRole('checkbox').check();
    const before = asked(shop, 'guestOrders.list').length;
    await rowOf(page, id).getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1, name: `#${id}` })).toBeVisible();
    await expect(page.getByRole('table', { name: inEnglish('vocabulary.orders.lines') })).toBeVisible();
    // A moment later the next page is prefetched and the phone's other orders are searched for. No request loads the order again.
    const reads = asked(shop, 'guestOrders.list').slice(before);
    expect(reads.filter(({ query }) => query.search === id || (!query.search && query.offset === '40'))).toEqual([]);
    await page.getByRole('button', { name: inEnglish('printMenu.more') }).click();
    await page.getByRole('menuitem', { name: inEnglish('printMenu.preview') }).click();
    const paper = page.locator('article.inv');
    await expect(paper).toContainText(`INV-${id}`);
    await test.step('on a roll it looks as it comes out', async () => {
      await expect(paper).toHaveAttribute('data-paper', '80mm');
      await expect(paper.locator('.inv-facts')).toHaveCSS('display', 'block');
    });
    await page.getByRole('tab', { name: inArabic('shell.languageNames.ar') }).click();
    await expect(paper).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: inEnglish('orders.action.details') }).click();
    await expect(page.getByRole('table', { name: inEnglish('vocabulary.orders.lines') })).toBeVisible();

    await page
      .getByRole('link', { name: inEnglish('navigation.guestOrders') })
      .first()
      .waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: inEnglish('navigation.guestOrders') })
      .first()
      .click();
    await expect(page.getByText('41–60 of')).toBeVisible();
    await expect(page.getByText(inEnglish('orders.selected', { count: 1 }))).toBeVisible();
    await expect(rowOf(page, id).getByRole('link')).toBeFocused();
    await expect(rowOf(page, id)).toBeInViewport();
  });

  test('[ORD-08] [GOR-06] works by keyboard alone: row, menu, dialog, focus back', async ({ page, signIn }) => {
    await signIn();
    await openGuestOrders(page);
    const first = await idOf(rows(page).nth(0));
    const second = await idOf(rows(page).nth(1));
    await page.getByRole('checkbox', { name: inEnglish('lists.selectPage') }).focus();
    await page.keyboard.press('Tab');
    // The sortable headings are one Tab stop.
    await expect(page.getByRole('columnheader', { name: inEnglish('vocabulary.orders.one') }).getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rowOf(page, first).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(rowOf(page, second)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: inEnglish('orders.action.details') })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: inEnglish('shell.windows.open') })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: inEnglish('orders.action.changeStatus') })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: inEnglish('orders.action.changeStatus') });
    await expect(dialog.locator('input:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, second).getByRole('button', { name: /^More actions/ })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `#${second}` })).toBeVisible();
  });
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('[LAY-02] arrows walk in the direction of reading and the pager turns that way', async ({ page, signIn }) => {
    await signIn();
    await openGuestOrders(page);
    const first = rowOf(page, await idOf(rows(page).nth(0)));
    await first.getByRole('checkbox').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(first.getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first.getByRole('checkbox')).toBeFocused();
    const next = page.getByRole('button', { name: inArabic('lists.nextPage') });
    const previous = page.getByRole('button', { name: inArabic('lists.previousPage') });
    const [nextBox, previousBox] = [await next.boundingBox(), await previous.boundingBox()];
    expect(nextBox?.x ?? 0).toBeLessThan(previousBox?.x ?? 0);
    await next.click();
    await expect(page.getByText(containing(inArabic('vocabulary.timeSlots.from'))).and(page.locator('[aria-live=polite]'))).toContainText(
      '40',
    );
  });
});
