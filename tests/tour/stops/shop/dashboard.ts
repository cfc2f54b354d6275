import type { Stop } from '../../guide';
import { type Shop, visitChosen, visitFailing, visitWithout } from '../steps';

const path = '/masterHN/dashboard';

/** The dashboard: loaded, empty, and with figures that couldn't be loaded. */
export function dashboardStops(shop: Shop): Stop[] {
  return [
    visitFailing('dashboard-not-loaded', path, shop, 'dashboard.read'),
    visitFailing('dashboard-days-missed', path, shop, 'guestOrders.list'),
    visitWithout('dashboard-empty', path, () => {
      const { orders, guestOrders } = shop.shop.store.tables;
      const all = [orders.all, guestOrders.all] as const;
      Object.assign(orders, { all: () => [] });
      Object.assign(guestOrders, { all: () => [] });
      return () => {
        Object.assign(orders, { all: all[0] });
        Object.assign(guestOrders, { all: all[1] });
      };
    }),
    visitChosen('dashboard', path),
    {
      name: 'dashboard-pointed-at',
      async go({ page }) {
        await page.locator('[data-segment]').nth(8).hover();
        await page.locator('[data-plot-bubble]').waitFor();
      },
    },
    {
      name: 'dashboard-tables',
      async go({ page, t }) {
        for (const title of [t('dashboard.days.title'), t('dashboard.states.title')])
          await page.getByRole('button', { name: t('plots.tableOf', { title }) }).click();
      },
    },
  ];
}
