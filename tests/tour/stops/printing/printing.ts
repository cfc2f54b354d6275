import { join } from 'node:path';
import { changeInvoiceDestination } from '../../../support/built-app/page-printing';
import type { Stop } from '../../guide';
import { dialog, jobsAre, openAfresh, openDestination, openList, pressBulkAction, rowAction } from '../steps';

/** Destinations of documents, the queue, and the invoices as files. */
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
      name: 'print-destinations',
      async go({ open, page, dismiss, t }) {
        await dismiss();
        await open('/settings/printing');
        await page.getByRole('heading', { name: t('navigation.printerSettings') }).waitFor();
        // Until a document has a printer of its own, all of them are on the shared one.
        const invoice = page.locator('[data-document=invoice]');
        await invoice
          .getByText(t('printerSettings.destinations.noPrinter'))
          .or(invoice.getByText(t('printerSettings.shared.name')))
          .first()
          .waitFor();
      },
    },
    {
      name: 'print-destinations-changed',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        await guide.dismiss();
        await guide.open('/settings/printing');
        await openDestination(guide, 'packingSlip');
        const slip = page.locator('[data-document=packingSlip]');
        await slip.getByRole('combobox', { name: t('printerSettings.printer.title') }).click();
        await page.getByRole('option', { name: /HP LaserJet M404/ }).click();
        await slip.getByRole('radio', { name: t('printerSettings.language.both') }).check();
        await page.getByRole('checkbox', { name: t('printables.name.packingSlip') }).check();
      },
    },
    {
      name: 'print-destinations-test-without-printer',
      async go({ page, t }) {
        const document = t('printables.name.addressLabel');
        await page.getByRole('button', { name: t('printerSettings.test.printOf', { document }) }).click();
        await page.getByText(t('printerSettings.test.needsPrinter')).waitFor();
      },
    },
    {
      name: 'print-label-rotation',
      async go({ page }) {
        await page.locator('[data-document=addressLabel]').getByRole('radio', { name: /90/ }).check();
      },
    },
    {
      name: 'print-head-wrong',
      async go({ page, press, t }) {
        await page.getByRole('tab', { name: t('printerSettings.tabs.head') }).click();
        await page.getByLabel(t('printerSettings.head.shopName')).fill('بيت الدار للأدوات المنزلية');
        await page.getByLabel(t('printerSettings.head.shopPhone')).fill('123');
        await press(t('forms.save'));
        await page.locator('[data-field-invalid]').waitFor();
      },
    },
    {
      name: 'print-printer-gone',
      async go(guide) {
        await changeInvoiceDestination(guide.page, { printer: 'Canon in the old office' });
        await openAfresh(guide, '/settings/printing');
        await openDestination(guide, 'invoice');
        await guide.page
          .getByText(guide.t('printerSettings.printer.missing'))
          .or(guide.page.getByText('Canon in the old office'))
          .first()
          .waitFor();
      },
    },
    {
      name: 'print-queue',
      isChosen: true,
      async go(guide) {
        const { page, press, t, open, row, dismiss } = guide;
        await changeInvoiceDestination(page, { printer: 'Office', shopName: 'بيت الدار للأدوات المنزلية' });
        await open('/orders-guest');
        await page
          .getByRole('button', { name: t('forms.leave.leave') })
          .click({ timeout: 1500 })
          .catch(() => undefined);
        await row(3).waitFor();
        await dismiss();
        for (const position of [1, 2, 3, 4]) await row(position).getByRole('checkbox').check();
        await press(t('orders.printOrders', { count: 4 }));
        await jobsAre(guide, 'sent', 4);
        await changeInvoiceDestination(page, { printer: 'Warehouse' });
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
      name: 'print-queue-move',
      async go({ page, t, dismiss }) {
        await dismiss();
        await page.evaluate(async () => {
          const queue = await window.diwan.call('printing.queue');
          const failed = queue.ok ? queue.value.lanes.flatMap((lane) => lane.jobs).filter(({ state }) => state === 'failed') : [];
          await window.diwan.call('printing.pause', { printer: 'Warehouse' });
          await window.diwan.call('printing.retry', { jobIds: failed.map(({ id }) => id) });
        });
        await page.getByText(t('printQueue.elsewhere.move'), { exact: true }).first().click();
        await page.getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'print-queue-moved',
      async go({ page, t }) {
        await page.getByRole('button', { name: t('printQueue.elsewhere.confirm') }).click();
        await page.getByRole('radio').first().waitFor({ state: 'detached' });
        await page.evaluate(async () => void (await window.diwan.call('printing.resume', { printer: 'Warehouse' })));
      },
    },
    {
      name: 'invoice-pdfs',
      async go({ app, page, out, dismiss }) {
        // The dialog over the queue gets the first Escape, unless it has closed already.
        const open = page.locator('[role=dialog]');
        for (let press = 0; press < 4 && (await open.count()) > 0; press++) {
          await dismiss();
          await page.waitForTimeout(500);
        }
        await open.first().waitFor({ state: 'detached' });
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
    {
      name: 'print-menu',
      async go(guide) {
        const { page, t } = guide;
        await guide.dismiss();
        await openList(guide, '/orders-guest');
        await guide.row(2).getByRole('link').first().click();
        await page.getByRole('button', { name: t('printMenu.more') }).click();
        await page.getByText(t('printMenu.oneDocument')).waitFor();
      },
    },
    {
      name: 'print-menu-pdf',
      async go({ page, t }) {
        await page.getByRole('menuitem', { name: t('printMenu.pdf') }).click();
        await page.getByRole('menu').nth(1).waitFor();
      },
    },
    {
      name: 'document-previews',
      async go({ page, t, dismiss }) {
        await dismiss();
        await dismiss();
        await page.getByRole('button', { name: t('printMenu.more') }).click();
        await page.getByRole('menuitem', { name: t('printMenu.preview') }).click();
        await page.getByRole('tab', { name: t('printables.name.packingSlip') }).click();
        await page.getByRole('tab', { name: t('printerSettings.language.both') }).click();
        await page.locator('article.slip, article.doc').nth(1).waitFor();
      },
    },
    {
      name: 'product-labels',
      async go(guide) {
        const { page, t } = guide;
        await openList(guide, '/masterHN/products');
        for (const position of [1, 2, 3]) await guide.row(position).getByRole('checkbox').check();
        await pressBulkAction(guide, t('productLabels.open'));
        await page.getByRole('img', { name: t('productLabels.preview') }).waitFor();
      },
    },
    {
      name: 'price-tags',
      async go(guide) {
        const { page, t } = guide;
        await guide.dismiss();
        await openList(guide, '/masterHN/products');
        for (const position of [1, 2, 3, 4]) await guide.row(position).getByRole('checkbox').check();
        await pressBulkAction(guide, t('printables.openSelection.priceTags'));
        await page.locator('article.tags .tag').first().waitFor();
      },
    },
  ];
}
