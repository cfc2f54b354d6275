import type { Stop } from '../../guide';
import { dialog, openList, refusal, refusalIsTold, rowAction, type Shop, visitChosen, visitFailing, visitWithout } from '../steps';

/**
 * The messages of one of the two sites: failed to load, none, several, one in full, a refusal, closed messages, the prompt before deleting.
 */
export function messageStops(shop: Shop, site: 'home' | 'shop', path: string): [Stop, ...Stop[]] {
  const messages = shop.shop.store.tables[`${site}Messages`];
  return [
    visitFailing(`${site}-messages-not-loaded`, path, shop, `${site}Messages.list`),
    visitWithout(`${site}-messages-empty`, path, () => {
      const rows = messages.all().filter(({ status }) => status === 'open');
      for (const { id } of rows) messages.update(id, { status: 'closed' });
      return () => {
        for (const { id } of rows) messages.update(id, { status: 'open' });
      };
    }),
    visitChosen(`${site}-messages`, path),
    {
      name: `${site}-message`,
      async go(guide) {
        await guide.row(1).locator('td button').first().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: `${site}-messages-refused`,
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        shop.shop.control.failNext(`${site}Messages.close`, { status: 500, message: refusal });
        await guide.row(2).getByRole('switch').click();
        await refusalIsTold(guide);
      },
    },
    { name: `${site}-messages-closed`, go: (guide) => openList(guide, `${path}?tab=closed`) },
    {
      name: `${site}-messages-delete`,
      async go(guide) {
        await rowAction(guide, 2, guide.t('common.delete'));
        await dialog(guide).waitFor();
      },
    },
  ];
}
