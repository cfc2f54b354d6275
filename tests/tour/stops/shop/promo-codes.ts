import type { Guide, Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  openAfresh,
  rowAction,
  type Shop,
  saveRefused,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
  visitWithout,
} from '../steps';

const path = '/promo-codes';
const type = ({ page }: Guide, position: number) => page.locator('label:has([name="Type"])').nth(position);

function list(shop: Shop): Stop[] {
  const { promoCodes } = shop.shop.store.tables;
  return [
    visitFailing('promo-codes-not-loaded', path, shop, 'promoCodes.list'),
    visitWithout('promo-codes-empty', path, () => {
      const rows = promoCodes.all();
      for (const { id } of rows) promoCodes.remove(id);
      return () => {
        for (const row of rows) promoCodes.insert(row);
      };
    }),
    visit('promo-codes-ended', `${path}?page=2`),
    visitChosen('promo-codes', path),
    {
      name: 'promo-codes-delete',
      async go(guide) {
        await rowAction(guide, 3, guide.t('common.delete'));
        await dialog(guide).waitFor();
      },
    },
  ];
}

function form(shop: Shop): Stop[] {
  return [
    {
      name: 'promo-code-edit',
      isChosen: true,
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await guide.row(1).locator('[data-row-link]').click();
        await field(guide, 'name').waitFor();
      },
    },
    visitFailing('promo-code-edit-not-loaded', `${path}/edit-promo-codes/2`, shop, 'promoCodes.list'),
    visit('promo-code-gone', `${path}/edit-promo-codes/9999`),
    visitChosen('promo-code-add', `${path}/add-promo-codes`),
    {
      name: 'promo-code-add-calendar',
      async go(guide) {
        await field(guide, 'end_date').press('ArrowDown');
        await guide.page.locator('.fui-Calendar, [class*=fui-Calendar]').first().waitFor();
      },
    },
    {
      name: 'promo-code-add-errors',
      async go(guide) {
        await guide.dismiss();
        await field(guide, 'amount').fill('12.5');
        await field(guide, 'end_date').fill('31/02/2027');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'promo-code-add-pointed-out',
      async go(guide) {
        await field(guide, 'name').fill('WINTER20');
        await type(guide, 0).click();
        await field(guide, 'amount').fill('120');
        await field(guide, 'end_date').fill('1/2/2026');
        await field(guide, 'count_usage').fill('3');
        await field(guide, 'max_usage').fill('3');
        await field(guide, 'name').focus();
      },
    },
    {
      name: 'promo-code-add-refused',
      async go(guide) {
        await type(guide, 1).click();
        await saveRefused(guide, shop, 'promoCodes.add');
      },
    },
    afterLeaving(visit('promo-codes-nothing-found', `${path}?search=zzzz`)),
    { name: 'promo-codes-again', go: (guide) => openAfresh(guide, path) },
  ];
}

/** The list of promo codes in its states, and both forms. */
export function promoCodeStops(shop: Shop): Stop[] {
  return [...list(shop), ...form(shop)];
}
