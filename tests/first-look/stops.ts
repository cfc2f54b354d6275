import { expect } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { changeInvoiceDestination } from '../support/built-app/page-printing';
import type { Guide, Stop } from '../tour/guide';
import { dialog, openList } from '../tour/stops/steps';

export const sheetCount = 12;
const { all: owner } = seedAdmins;

const choosePrinter = ({ page }: Guide, printer: string): Promise<void> => changeInvoiceDestination(page, { printer });

/** Returns the number of sheets sent to the printer, whether or not it has confirmed them. */
async function sheetsSent({ page }: Guide): Promise<number> {
  const queue = await page.evaluate(() => window.diwan.call('printing.queue'));
  if (!queue.ok) return 0;
  return queue.value.lanes.flatMap((lane) => lane.jobs).filter(({ state }) => state === 'accepted' || state === 'done').length;
}

/** The steps from a new computer to twelve printed invoices. */
export function firstLookStops(printer: string): Stop[] {
  return [
    {
      name: 'sign-in',
      async go({ page, press, t }) {
        await press(t('connection.sampleStart'));
        await page.locator('input[type=email]').fill(owner.email);
        await page.locator('input[type=password]').fill(owner.password);
      },
    },
    {
      name: 'guest-orders',
      async go(guide) {
        await guide.page.locator('input[type=password]').press('Enter');
        await guide.page.waitForFunction(() => window.location.hash === '#/admins');
        await guide.page.locator('[data-row]').first().waitFor();
        await openList(guide, '/orders-guest');
      },
    },
    {
      name: 'twelve-ticked',
      async go({ page, row, t }) {
        for (let position = 1; position <= sheetCount; position += 1) await row(position).getByRole('checkbox').check();
        await page.getByRole('button', { name: t('orders.printOrders', { count: sheetCount }) }).waitFor();
      },
    },
    {
      name: 'print-queue',
      async go(guide) {
        await choosePrinter(guide, printer);
        await guide.press(guide.t('orders.printOrders', { count: sheetCount }));
        await guide.page.locator('footer button[aria-expanded]').click();
        await dialog(guide).waitFor();
        await expect.poll(() => sheetsSent(guide)).toBeGreaterThan(sheetCount / 4);
      },
    },
    {
      name: 'all-sent',
      go: (guide) => expect.poll(() => sheetsSent(guide), { timeout: 120_000 }).toBe(sheetCount),
    },
    {
      name: 'invoice',
      async go(guide) {
        const { page, row, press, t } = guide;
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await row(1).getByRole('link').first().click();
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        await press(t('printMenu.more'));
        await page.getByRole('menuitem', { name: t('printMenu.preview') }).click();
        await page.locator('.dw-invoice, [data-invoice], article').first().waitFor();
        // A toast stays open while its window has no focus, as this window has none.
        const toast = page.locator('.fui-Toast');
        const dismiss = toast.getByRole('button', { name: t('shell.notices.dismiss') });
        await dismiss
          .first()
          .click({ timeout: 5_000 })
          .catch(() => undefined); // The toast has closed automatically.
        await toast.first().waitFor({ state: 'detached' });
      },
    },
  ];
}
