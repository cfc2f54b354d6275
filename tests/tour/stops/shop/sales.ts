import type { Stop } from '../../guide';
import { openAfresh, refusal, type Shop } from '../steps';

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
