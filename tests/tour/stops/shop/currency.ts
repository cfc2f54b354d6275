import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, refusal, refusalIsTold, type Shop, visitChosen, visitFailing, visitWithout } from '../steps';

const path = '/currency';
const saveButton = (guide: Guide) => dialog(guide).locator('button[type=submit]');
const field = (guide: Guide, name: string) => dialog(guide).locator(`[name="${name}"]`);

/** The list of rates in its states, and its dialog. */
export function currencyStops(shop: Shop): Stop[] {
  const { currencies } = shop.shop.store.tables;
  return [
    visitFailing('currency-not-loaded', path, shop, 'currency.list'),
    visitWithout('currency-empty', path, () => {
      const rows = currencies.all();
      for (const { id } of rows) currencies.remove(id);
      return () => {
        for (const row of rows) currencies.insert(row);
      };
    }),
    visitChosen('currency', path),
    {
      name: 'currency-add',
      isChosen: true,
      async go(guide) {
        await guide.press(guide.t('currency.add'));
        await field(guide, 'rate').waitFor();
      },
    },
    {
      name: 'currency-errors',
      async go(guide) {
        await field(guide, 'rate').fill('0.0000001');
        await saveButton(guide).click();
        await guide.page.locator('[data-field-invalid]').first().waitFor();
      },
    },
    {
      name: 'currency-typed',
      async go(guide) {
        await field(guide, 'country_id').click();
        await guide.page.getByRole('option').last().click();
        await field(guide, 'rate').fill('163.2845');
      },
    },
    {
      name: 'currency-edit',
      async go(guide) {
        await openAfresh(guide, path);
        await guide.row(2).locator('[data-row-link]').click();
        await field(guide, 'rate').waitFor();
      },
    },
    {
      name: 'currency-refused',
      async go(guide) {
        shop.shop.control.failNext('currency.update', { status: 500, message: refusal });
        await field(guide, 'rate').fill('11.93');
        await saveButton(guide).click();
        await refusalIsTold(guide);
      },
    },
    { name: 'currency-again', go: (guide) => openAfresh(guide, path) },
  ];
}
