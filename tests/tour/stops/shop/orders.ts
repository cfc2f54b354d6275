import type { Stop } from '../../guide';
import { dialog, openList, type Shop } from '../steps';

/** Both order lists with their dialogs, the details and the invoice. */
export function orderStops({ shop }: Shop): Stop[] {
  return [
    { name: 'orders', go: (guide) => openList(guide, '/orders') },
    { name: 'guest-orders', go: (guide) => openList(guide, '/orders-guest') },
    {
      name: 'guest-orders-selected',
      async go({ row }) {
        for (const position of [1, 3, 4]) await row(position).getByRole('checkbox').click();
      },
    },
    {
      name: 'guest-orders-status',
      async go(guide) {
        const words = guide.t('vocabulary.orderStatus.ordered');
        await guide
          .row(1)
          .getByRole('button')
          .filter({ hasText: words })
          .or(guide.row(1).locator('button[aria-haspopup=dialog]'))
          .first()
          .click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'guest-orders-dates',
      async go({ page, dismiss, t }) {
        await dismiss();
        await page
          .locator('button[aria-haspopup=dialog]')
          .filter({ hasText: /[2٢][0٠][2٢][4٤]/ })
          .click();
        await page.getByRole('button', { name: t('dates.apply') }).waitFor();
        // Escape closes it once the focus is in it.
        await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
      },
    },
    {
      name: 'guest-orders-row-menu',
      async go({ page, row, dismiss, t }) {
        await dismiss();
        await page.getByRole('button', { name: t('dates.apply') }).waitFor({ state: 'detached' });
        await row(2).hover();
        await row(2).getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'guest-orders-address',
      async go(guide) {
        await guide.page.getByRole('menuitem', { name: guide.t('orders.action.address'), exact: true }).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'guest-order-details',
      async go({ dismiss, row, page }) {
        await dismiss();
        await row(2).getByRole('link').first().click();
        await page.getByRole('heading', { level: 2 }).first().waitFor();
      },
    },
    {
      name: 'guest-order-invoice',
      async go({ press, page, t }) {
        await press(t('orders.action.invoice'));
        await page.locator('.dw-invoice, [data-invoice], article').first().waitFor();
      },
    },
    {
      name: 'guest-orders-server-error',
      async go({ open, page, t }) {
        shop.control.failNext('guestOrders.list', { status: 500, message: 'The database does not answer' });
        await open('/orders-guest?search=10499');
        await page.getByText(t('orders.guestList.errorTitle')).waitFor();
      },
    },
    {
      name: 'guest-orders-unreadable-rows',
      async go(guide) {
        shop.control.breakRow('guestOrders.list', 1);
        await openList(guide, '/orders-guest?page=2');
      },
    },
  ];
}
