import type { Stop } from '../../guide';
import { afterLeaving, dialog, field, openUnchanged, type Shop, saveRefused, saveWithErrors, visitFailing, visitWithout } from '../steps';

const path = '/payment';

/** The IBAN of the shop. */
export function paymentStops(shop: Shop): Stop[] {
  const { singles } = shop.shop.store;
  return [
    { name: 'payment', isChosen: true, go: (guide) => openUnchanged(guide, path) },
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
    afterLeaving(visitFailing('payment-not-loaded', path, shop, 'iban.read')),
    visitWithout('payment-empty', path, () => {
      const { iban } = singles;
      singles.iban = null;
      return () => {
        singles.iban = iban;
      };
    }),
  ];
}
