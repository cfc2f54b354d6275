import type { Stop } from '../guide';
import { afterLeaving, dialog, openList, refusal, refusalIsTold, rowAction, type Shop, visit, visitFailing, visitWithout } from './steps';

function messages(shop: Shop): Stop[] {
  const { shopMessages } = shop.shop.store.tables;
  const path = '/masterHN/contact-us';
  return [
    afterLeaving(visitFailing('shop-messages-not-loaded', path, shop, 'shopMessages.list')),
    visitWithout('shop-messages-empty', path, () => {
      const rows = shopMessages.all().filter(({ status }) => status === 'open');
      for (const { id } of rows) shopMessages.update(id, { status: 'closed' });
      return () => {
        for (const { id } of rows) shopMessages.update(id, { status: 'open' });
      };
    }),
    visit('shop-messages', path),
    {
      name: 'shop-message',
      async go(guide) {
        await guide.row(1).locator('td button').first().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'shop-messages-refused',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        shop.shop.control.failNext('shopMessages.close', { status: 500, message: refusal });
        await guide.row(2).getByRole('switch').click();
        await refusalIsTold(guide);
      },
    },
    { name: 'shop-messages-closed', go: (guide) => openList(guide, `${path}?tab=closed`) },
    {
      name: 'shop-messages-delete',
      async go(guide) {
        await rowAction(guide, 2, guide.t('common.delete'));
        await dialog(guide).waitFor();
      },
    },
  ];
}

/** What customers of the shop wrote. */
export function customerStops(shop: Shop): Stop[] {
  return messages(shop);
}
