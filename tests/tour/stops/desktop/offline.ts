import type { Stop } from '../../guide';
import { openAfresh, openList, type Shop } from '../steps';

/** The server becomes unreachable while an order list is shown, and responds again. */
export function offlineStops({ shop }: Shop): Stop[] {
  let comeBack = (): void => undefined;
  return [
    {
      name: 'guest-orders-offline',
      async go(guide) {
        await openList(guide, '/orders-guest');
        comeBack = shop.control.failWhen({ match: { path: /./ }, dropConnection: true });
        await openAfresh(guide, '/orders-guest');
        await guide.page.getByText(guide.t('offline.list')).waitFor();
      },
    },
    {
      name: 'guest-orders-offline-selected',
      async go({ page, row, t }) {
        for (const position of [1, 2]) await row(position).getByRole('checkbox').click();
        await page.getByText(t('lists.needsServer')).first().waitFor();
      },
    },
    {
      name: 'guest-orders-offline-row-menu',
      async go({ page, row }) {
        await row(3).hover();
        await row(3).getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'guest-orders-offline-no-match',
      async go(guide) {
        await guide.dismiss();
        await openAfresh(guide, '/orders-guest?search=nobody');
        await guide.page.getByText(guide.t('lists.clearSearch'), { exact: true }).waitFor();
      },
    },
    {
      name: 'guest-order-details-offline',
      async go(guide) {
        await openAfresh(guide, '/orders-guest');
        await guide.row(1).getByRole('link').first().click();
        await guide.page.getByText(guide.t('offline.order')).waitFor();
      },
    },
    {
      name: 'guest-orders-server-back',
      async go({ page, t }) {
        // A request that is under way could succeed, and then the button would be removed.
        const tryNow = page.getByRole('button', { name: t('offline.tryNow') });
        await tryNow.and(page.locator('[aria-busy=false]')).waitFor();
        comeBack();
        await tryNow.click();
        await page.getByText(t('offline.order')).waitFor({ state: 'detached' });
      },
    },
  ];
}
