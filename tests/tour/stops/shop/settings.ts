import type { Guide, Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  openAfresh,
  openUnchanged,
  refusal,
  refusalIsTold,
  type Shop,
  save,
  saveRefused,
  saveWithErrors,
  visitChosen,
  visitFailing,
  visitWithout,
} from '../steps';

const deliveryPath = '/delivery';
const cell = ({ page }: Guide, row: number) => page.locator('[data-row] [data-column]').nth(row - 1);
const openGroups = ({ page }: Guide) => page.locator('[data-group] button[aria-expanded=true]');

/** Delivery prices, for all areas and for each. */
function delivery(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  return [
    { name: 'delivery', isChosen: true, go: (guide) => openUnchanged(guide, deliveryPath) },
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
    visitFailing('delivery-not-loaded', deliveryPath, shop, 'delivery.read'),
    visitWithout('delivery-empty', deliveryPath, () => {
      const stored = singles.delivery;
      singles.delivery = null;
      return () => {
        singles.delivery = stored && { ...stored, delivery_all_area: false };
      };
    }),
    visitFailing('delivery-areas-not-loaded', deliveryPath, shop, 'lookups.areas'),
  ];
}

const paymentPath = '/payment';

/** The IBAN of the shop. */
function payment(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  return [
    { name: 'payment', isChosen: true, go: (guide) => openUnchanged(guide, paymentPath) },
    {
      name: 'payment-delete',
      async go(guide) {
        await guide.press(guide.t('iban.remove'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'payment-warning',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await guide.press(guide.t('forms.edit'));
        await field(guide, 'iban').fill('kw82 cbku 0000 0000 0000 1234 5601 01');
        await field(guide, 'iban').blur();
      },
    },
    {
      name: 'payment-errors',
      async go(guide) {
        await field(guide, 'iban').fill(' ');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'payment-refused',
      async go(guide) {
        await field(guide, 'iban').fill('KW39 GULB 0000 0000 0000 1234 5601 02');
        await saveRefused(guide, shop, 'iban.save');
      },
    },
    afterLeaving(visitFailing('payment-not-loaded', paymentPath, shop, 'iban.read')),
    visitWithout('payment-empty', paymentPath, () => {
      const { iban } = singles;
      singles.iban = null;
      return () => {
        singles.iban = iban;
      };
    }),
  ];
}

const currencyPath = '/currency';
const dialogSave = (guide: Guide) => dialog(guide).locator('button[type=submit]');
const dialogField = (guide: Guide, name: string) => dialog(guide).locator(`[name="${name}"]`);

/** The list of rates in its states, and its dialog. */
function currency(shop: Shop): Stop[] {
  const { currencies } = shop.shop.store.tables;
  return [
    visitFailing('currency-not-loaded', currencyPath, shop, 'currency.list'),
    visitWithout('currency-empty', currencyPath, () => {
      const rows = currencies.all();
      for (const { id } of rows) currencies.remove(id);
      return () => {
        for (const row of rows) currencies.insert(row);
      };
    }),
    visitChosen('currency', currencyPath),
    {
      name: 'currency-add',
      isChosen: true,
      async go(guide) {
        await guide.press(guide.t('currency.add'));
        await dialogField(guide, 'rate').waitFor();
      },
    },
    {
      name: 'currency-errors',
      async go(guide) {
        await dialogField(guide, 'rate').fill('0.0000001');
        await dialogSave(guide).click();
        await guide.page.locator('[data-field-invalid]').first().waitFor();
      },
    },
    {
      name: 'currency-typed',
      async go(guide) {
        await dialogField(guide, 'country_id').click();
        await guide.page.getByRole('option').last().click();
        await dialogField(guide, 'rate').fill('163.2845');
      },
    },
    {
      name: 'currency-edit',
      async go(guide) {
        await openAfresh(guide, currencyPath);
        await guide.row(2).locator('[data-row-link]').click();
        await dialogField(guide, 'rate').waitFor();
      },
    },
    {
      name: 'currency-refused',
      async go(guide) {
        shop.shop.control.failNext('currency.update', { status: 500, message: refusal });
        await dialogField(guide, 'rate').fill('11.93');
        await dialogSave(guide).click();
        await refusalIsTold(guide);
      },
    },
    { name: 'currency-again', go: (guide) => openAfresh(guide, currencyPath) },
  ];
}

/** The small screens of the shop's settings. */
export function settingsStops(shop: Shop): Stop[] {
  return [...delivery(shop), ...payment(shop), ...currency(shop)];
}
