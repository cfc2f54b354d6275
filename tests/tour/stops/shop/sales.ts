import { makeSettlement } from '@sample-shop/settlement';
import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, refusal, rowAction, type Shop } from '../steps';

const path = '/masterHN/sales';

/** The sales screen: with a list that couldn't be loaded, stopped, and with its figures. */
export function salesStops({ shop }: Shop): Stop[] {
  let heal = (): void => undefined;
  return [
    {
      name: 'sales-half-read',
      async go(guide) {
        const { page, t } = guide;
        heal = shop.control.failWhen({ match: 'orders.list', status: 500, message: refusal });
        await openAfresh(guide, path);
        await page.getByRole('button', { name: t('sales.ended.goOn') }).waitFor();
        heal();
      },
    },
    {
      name: 'sales-stopped',
      async go({ page, t }) {
        heal = shop.control.failWhen({ match: 'orders.list', delayMs: 3000 });
        await page.getByRole('button', { name: t('sales.ended.goOn') }).click();
        await page.getByRole('progressbar').waitFor();
        await page.getByRole('button', { name: t('sales.reading.stop'), exact: true }).click();
        await page.getByText(t('sales.ended.stopped')).waitFor();
      },
    },
    {
      name: 'sales',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        heal();
        const goOn = page.getByRole('button', { name: t('sales.ended.goOn') });
        if (!page.url().includes(path)) await openAfresh(guide, path);
        else if (await goOn.isVisible()) await goOn.click();
        await page.locator('[data-sales-report]').waitFor();
      },
    },
    {
      name: 'sales-parts',
      go: ({ page, t }) => page.getByText(t('sales.goods.delivery')).scrollIntoViewIfNeeded(),
    },
    {
      name: 'sales-print-menu',
      async go({ page, t }) {
        await page.getByRole('button', { name: t('sales.print.more') }).click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'sales-export-menu',
      async go({ page, t }) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('lists.export.open') }).click();
        await page.getByRole('menu', { name: t('lists.export.open') }).waitFor();
      },
    },
    {
      name: 'sales-last-month',
      async go({ page, t }) {
        await page.keyboard.press('Escape');
        await page.getByRole('combobox', { name: t('sales.period') }).click();
        await page.getByRole('option', { name: t('sales.presets.lastMonth') }).click();
        await page.getByRole('button', { name: t('sales.places.areasOf') }).click();
        await page.locator('[data-sales-report]').waitFor();
      },
    },
    {
      name: 'sales-day',
      async go({ page, t }) {
        await page.getByRole('combobox', { name: t('sales.period') }).click();
        await page.getByRole('option', { name: t('sales.presets.yesterday') }).click();
        await page.getByText(t('sales.plot.hours')).first().waitFor();
      },
    },
    {
      name: 'sales-day-hours',
      async go({ page, t }) {
        await page.getByRole('button', { name: t('plots.tableOf', { title: t('sales.plot.hours') }) }).click();
        await page.locator('#content').getByText(t('sales.goods.category'), { exact: true }).click();
        await page.locator('[data-plot-row]').first().getByRole('link').or(page.locator('[data-plot-row]').first()).first().waitFor();
      },
    },
    {
      name: 'sales-nothing',
      async go({ page, open, t }) {
        await open(`${path}?from=2024-09-01&to=2024-09-02`);
        await page.getByText(t('sales.plot.none')).first().waitFor();
      },
    },
  ];
}

const paymentsPath = '/masterHN/payments';

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
    { name: 'payments', isChosen: true, go: (guide) => openAfresh(guide, paymentsPath) },
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
        await tab(guide, 'differs').waitFor();
        await guide.page.locator('[data-row]').first().waitFor();
      },
    },
    { name: 'payments-differs', isChosen: true, go: (guide) => show(guide, 'differs') },
    {
      name: 'payments-note',
      async go(guide) {
        await rowAction(guide, 0, guide.t('reconciliation.addNote'));
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
        await openAfresh(guide, paymentsPath);
        await guide.page.getByText('KNET-Settlement.csv').first().waitFor();
      },
    },
  ];
}
