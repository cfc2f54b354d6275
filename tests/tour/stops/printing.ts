import { join } from 'node:path';
import { changeInvoiceRoute } from '../../support/page-printing';
import type { Stop } from '../guide';
import { dialog, jobsAre, openList, rowAction } from './steps';

/** Printing settings, the queue, and the invoices as files. */
export function printingStops(): Stop[] {
  return [
    {
      name: 'no-printer-chosen',
      async go(guide) {
        await openList(guide, '/orders-guest');
        await rowAction(guide, 2, guide.t('orders.action.print'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'printer-settings',
      async go({ open, page, dismiss, t }) {
        await dismiss();
        await open('/settings/printing');
        await page.getByRole('heading', { name: t('navigation.printerSettings') }).waitFor();
        await page.getByText('HP LaserJet M404').first().waitFor();
      },
    },
    {
      name: 'printer-settings-changed',
      async go({ page, t }) {
        await page.getByText('HP LaserJet M404').first().click();
        await page.getByRole('tab', { name: t('printerSettings.tabs.head') }).click();
        await page.getByLabel(t('printerSettings.head.shopName')).fill('بيت الدار للأدوات المنزلية');
      },
    },
    {
      name: 'print-queue',
      async go(guide) {
        const { page, press, t, open, row, dismiss } = guide;
        await changeInvoiceRoute(page, { printer: 'Office', shopName: 'بيت الدار للأدوات المنزلية' });
        await open('/orders-guest');
        await page
          .getByRole('button', { name: t('forms.leave.leave') })
          .click({ timeout: 1500 })
          .catch(() => undefined);
        await row(3).waitFor();
        await dismiss();
        for (const position of [1, 2, 3, 4]) await row(position).getByRole('checkbox').check();
        await press(t('orders.printInvoices', { count: 4 }));
        await jobsAre(guide, 'sent', 4);
        await changeInvoiceRoute(page, { printer: 'Warehouse' });
        await rowAction(guide, 6, t('orders.action.print'));
        await jobsAre(guide, 'failed', 1);
        await page.locator('footer button[aria-expanded]').click();
        await page.getByRole('dialog').first().waitFor();
      },
    },
    {
      name: 'print-queue-row-menu',
      async go({ page, t }) {
        const title = await page.evaluate(async () => {
          const queue = await window.diwan.call('printing.queue');
          const jobs = queue.ok ? queue.value.lanes.flatMap((lane) => lane.jobs) : [];
          return jobs.find(({ state }) => state === 'failed')?.title ?? '';
        });
        await page.getByRole('button', { name: t('printQueue.queue.jobActions', { title }) }).click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'print-queue-reason',
      async go({ page, t }) {
        await page.getByRole('menuitem', { name: t('printQueue.queue.showReason') }).click();
        await page.getByRole('menu').waitFor({ state: 'detached' });
        await page.getByText('The printer is out of paper').last().waitFor();
      },
    },
    {
      name: 'invoice-pdfs',
      async go({ app, page, out, t, dismiss }) {
        await dismiss();
        await page.getByRole('dialog', { name: t('printQueue.queue.title') }).waitFor();
        await dismiss();
        for (const language of ['ar', 'en'] as const) {
          const path = join(out, `invoices-${language}.pdf`);
          await app.evaluate(({ dialog: dialogs }, filePath) => {
            dialogs.showSaveDialog = async () => ({ canceled: false, filePath });
          }, path);
          const saved = await page.evaluate(async (wanted) => {
            const list = await window.diwan.call('guestOrders.list', { query: { page: 1 } });
            if (!list.ok) return list;
            const orders = list.value.rows.slice(0, 3).map(({ id }) => ({ kind: 'guestOrder' as const, id }));
            return window.diwan.call('printing.savePdf', { orders, language: wanted });
          }, language);
          if (!saved.ok) throw new Error(JSON.stringify(saved.error));
        }
      },
    },
  ];
}
