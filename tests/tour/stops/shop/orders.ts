import { toKuwaitDay } from '@shared/domain/dates';
import { parseKuwaitiPhone } from '@shared/domain/phone';
import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, openList, type Shop } from '../steps';

/** Opens an order whose phone has this many orders (of a user if more than one), with the phone's other orders. */
async function openOrderOf(guide: Guide, times: 1 | 6): Promise<void> {
  const { page, row, t } = guide;
  const phones = await page.evaluate(async () => {
    const [orders, guests] = await Promise.all([
      window.diwan.call('orders.list', { query: {} }),
      window.diwan.call('guestOrders.list', { query: {} }),
    ]);
    return {
      orders: orders.ok ? orders.value.rows.map(({ user }) => user.phone) : [],
      guestOrders: guests.ok ? guests.value.rows.map(({ guest_phone }) => guest_phone) : [],
    };
  });
  const numbers = Object.values(phones).flat().map(parseKuwaitiPhone);
  const isWanted = (phone: string | null): boolean => phone !== null && numbers.filter((one) => one === phone).length >= times;
  const isOnly = (phone: string | null): boolean => phone !== null && numbers.filter((one) => one === phone).length === 1;
  const own = (times === 1 ? phones.guestOrders : phones.orders).map(parseKuwaitiPhone);
  const search = own.find(times === 1 ? isOnly : isWanted) ?? '';
  const list = times === 1 ? '/orders-guest' : '/orders';
  await openAfresh(guide, `${list}?${new URLSearchParams({ search, from: '2024-08-19', to: toKuwaitDay(new Date()) })}`);
  await row(1).getByRole('link').first().click();
  await page.getByRole('heading', { name: t('customerCard.title') }).waitFor();
}

const cardIsRead = ({ page }: Guide): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('#content section[aria-busy=false] h3') !== null);

/** Both order lists with their dialogs, the details, and the invoice. */
export function orderStops({ shop }: Shop): Stop[] {
  return [
    { name: 'orders', isChosen: true, go: (guide) => openList(guide, '/orders') },
    { name: 'guest-orders', isChosen: true, go: (guide) => openList(guide, '/orders-guest') },
    {
      name: 'guest-orders-selected',
      async go({ row }) {
        for (const position of [1, 3, 4]) await row(position).getByRole('checkbox').click();
      },
    },
    {
      name: 'guest-orders-status',
      isChosen: true,
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
        // Escape closes the dialog once the focus is in it.
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
      isChosen: true,
      async go(guide) {
        await guide.dismiss();
        await guide.row(2).getByRole('link').first().click();
        await cardIsRead(guide);
      },
    },
    {
      name: 'guest-order-invoice',
      isChosen: true,
      async go({ press, page, t }) {
        await press(t('printMenu.more'));
        await page.getByRole('menuitem', { name: t('printMenu.preview') }).click();
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
    {
      name: 'order-details-other-orders',
      async go(guide) {
        await openOrderOf(guide, 6);
        await cardIsRead(guide);
        await guide.page.locator('#content [aria-busy] button[aria-expanded]').click();
      },
    },
    {
      name: 'order-details-first-order',
      async go(guide) {
        await openOrderOf(guide, 1);
        await cardIsRead(guide);
      },
    },
    {
      name: 'order-details-other-orders-failed',
      async go(guide) {
        await openOrderOf(guide, 6);
        shop.control.failNext('guestOrders.list', { status: 500, message: 'The database does not answer' });
        await guide.page.getByText(guide.t('customerCard.failed.guestOrder')).waitFor();
      },
    },
  ];
}
