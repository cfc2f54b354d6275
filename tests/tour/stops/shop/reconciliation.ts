import { makeSettlement } from '@sample-shop/settlement';
import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, type Shop } from '../steps';

const path = '/masterHN/payments';

async function drop({ page }: Guide, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Payment reconciliation: the file, its columns, the groups of the result, a note, and the files of before. */
export function reconciliationStops({ shop }: Shop): Stop[] {
  const tab = (guide: Guide, group: 'matched' | 'differs' | 'fileOnly' | 'shopOnly') =>
    guide.page.getByRole('tab', { name: guide.t(`reconciliation.groups.${group}`) });
  const show = async (guide: Guide, group: Parameters<typeof tab>[1]): Promise<void> => {
    await tab(guide, group).click();
    await guide.page.locator('[data-row]').first().waitFor();
  };
  return [
    { name: 'payments', isChosen: true, go: (guide) => openAfresh(guide, path) },
    {
      name: 'payments-columns',
      isChosen: true,
      async go(guide) {
        await drop(guide, 'KNET-Settlement.csv', makeSettlement(shop.store));
        await guide.page.getByText(guide.t('reconciliation.methods')).first().waitFor();
      },
    },
    {
      name: 'payments-result',
      isChosen: true,
      async go(guide) {
        await guide.page
          .getByRole('button', { name: /^(مطابقة|Match) / })
          .last()
          .click();
        await guide.page.locator('[data-row]').first().waitFor();
      },
    },
    { name: 'payments-differs', isChosen: true, go: (guide) => show(guide, 'differs') },
    {
      name: 'payments-note',
      async go(guide) {
        await guide.page
          .getByRole('button', { name: guide.t('reconciliation.addNote') })
          .first()
          .click();
        await dialog(guide).getByRole('textbox').fill('رُدّ الفرق نقدًا');
      },
    },
    {
      name: 'payments-file-only',
      async go(guide) {
        await dialog(guide)
          .getByRole('button', { name: guide.t('reconciliation.saveNote') })
          .click();
        await dialog(guide).waitFor({ state: 'detached' });
        await show(guide, 'fileOnly');
      },
    },
    { name: 'payments-shop-only', go: (guide) => show(guide, 'shopOnly') },
    {
      name: 'payments-before',
      async go(guide) {
        await openAfresh(guide, path);
        await guide.page.getByText('KNET-Settlement.csv').first().waitFor();
      },
    },
  ];
}
