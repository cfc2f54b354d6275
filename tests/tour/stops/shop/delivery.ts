import type { Guide, Stop } from '../../guide';
import { field, openUnchanged, type Shop, save, saveRefused, saveWithErrors, visitFailing, visitWithout } from '../steps';

const path = '/delivery';
const cell = ({ page }: Guide, row: number) => page.locator('[data-row] [data-column]').nth(row - 1);
const openGroups = ({ page }: Guide) => page.locator('[data-group] button[aria-expanded=true]');

/** What delivery costs, for all areas and for each. */
export function deliveryStops(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  return [
    { name: 'delivery', isChosen: true, go: (guide) => openUnchanged(guide, path) },
    {
      name: 'delivery-areas',
      async go(guide) {
        await guide.press(guide.t('forms.edit'));
        await cell(guide, 2).click();
        await guide.page.keyboard.type('1.5');
        await guide.page.keyboard.press('Enter');
        await cell(guide, 3).click();
        await cell(guide, 6).click({ modifiers: ['Shift'] });
        await guide.page.keyboard.press('ControlOrMeta+d');
      },
    },
    {
      name: 'delivery-groups-closed',
      async go(guide) {
        while ((await openGroups(guide).count()) > 1) await openGroups(guide).last().click();
      },
    },
    {
      name: 'delivery-set-governorate',
      async go({ page, t }) {
        await page
          .getByRole('button', { name: new RegExp(`^${t('delivery.setGroup')}`) })
          .last()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'delivery-search',
      async go(guide) {
        await guide.dismiss();
        await guide.page.getByRole('dialog').waitFor({ state: 'hidden' });
        const search = guide.page.getByRole('searchbox', { name: guide.t('delivery.search') });
        await search.fill('سالم');
        await search.press('Enter');
      },
    },
    {
      name: 'delivery-errors',
      async go(guide) {
        const search = guide.page.getByRole('searchbox', { name: guide.t('delivery.search') });
        await search.fill('');
        await search.press('Enter');
        await field(guide, 'delivery_fee').fill('');
        await cell(guide, 1).click();
        await guide.page.keyboard.press('Delete');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'delivery-refused',
      async go(guide) {
        await field(guide, 'delivery_fee').fill('٢');
        await cell(guide, 1).click();
        await guide.page.keyboard.type('1');
        await guide.page.keyboard.press('Enter');
        await saveRefused(guide, shop, 'delivery.save');
      },
    },
    {
      name: 'delivery-all-areas',
      async go(guide) {
        await guide.press(guide.t('delivery.all'));
        await save(guide);
        await guide.page.locator('[data-edit-bar]').waitFor();
      },
    },
    visitFailing('delivery-not-loaded', path, shop, 'delivery.read'),
    visitWithout('delivery-empty', path, () => {
      const { delivery } = singles;
      singles.delivery = null;
      return () => {
        singles.delivery = delivery && { ...delivery, delivery_all_area: false };
      };
    }),
    visitFailing('delivery-areas-not-loaded', path, shop, 'lookups.areas'),
  ];
}
