import type { Page } from '@playwright/test';
import { nextWindow } from '../../../e2e/support/next-window';
import type { Guide, Stop } from '../../guide';
import { openAfresh } from '../steps';

/** Opens a row's record in its own window, in the initial size of a record window. */
async function openRecord(guide: Guide, position: number): Promise<Page> {
  const { app, page, row } = guide;
  const record = await nextWindow(app, () =>
    row(position)
      .locator('a[data-row-link]')
      .click({ modifiers: ['ControlOrMeta'] }),
  );
  const size = page.viewportSize();
  await record.setViewportSize({ width: Math.min(1040, size?.width ?? 1040), height: 820 });
  await record.locator('#content h2, #content form').first().waitFor();
  return record;
}

/** Record windows: a window of an order, its notices about other windows, and the joint prompt about several. */
export function recordWindowStops(): Stop[] {
  let record: Page | null = null;
  const shown = (): Page => {
    if (!record) throw new Error('no window of a record is open');
    return record;
  };
  return [
    {
      name: 'record-window',
      isChosen: true,
      window: shown,
      async go(guide) {
        await openAfresh(guide, '/orders-guest');
        record = await openRecord(guide, 3);
        await record.getByRole('button', { name: guide.t('orders.details.next'), exact: true }).waitFor();
      },
    },
    {
      name: 'record-window-beside',
      async go({ page, row }) {
        await row(1).hover();
        await row(1).getByRole('button').last().click();
        const number = (await shown().getByRole('heading', { level: 1 }).textContent())?.match(/#\d+/)?.[0] ?? '';
        await page.getByRole('menuitem', { name: new RegExp(number) }).waitFor();
      },
    },
    {
      name: 'record-window-changed-elsewhere',
      window: shown,
      async go({ page, dismiss, t }) {
        await dismiss();
        const number = (await shown().getByRole('heading', { level: 1 }).textContent()) ?? '';
        const id = Number(number.replace(/\D/g, ''));
        const change = { params: { id }, body: { status: 'delivered' as const } };
        await page.evaluate((wanted) => window.diwan.call('guestOrders.changeStatus', wanted), change);
        await shown()
          .getByRole('button', { name: t('shell.notices.dismiss') })
          .first()
          .waitFor();
      },
    },
    {
      name: 'record-window-form-changed-elsewhere',
      window: shown,
      async go(guide) {
        const { page, t } = guide;
        await openAfresh(guide, '/promo-codes');
        record = await openRecord(guide, 1);
        await record.locator('#content [name="name"]').fill('WINDOW-15');
        await page.locator('tr[data-row] a[data-row-link]').first().click();
        await page.locator('#content [name="name"]').fill('EID-2027');
        await page.locator('[data-save-bar] button[type=submit]').click();
        await record.getByRole('button', { name: t('forms.elsewhere.show') }).waitFor();
      },
    },
    {
      name: 'record-windows-unsaved',
      window: shown,
      async go(guide) {
        const { app, page } = guide;
        await openAfresh(guide, '/admins/edit-admin/2/Bader');
        await page.locator('#content [name="l_name"]').fill('Typed in the main window');
        await page.locator('[data-save-bar]').waitFor();
        // The prompt is shown in the front window.
        await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().at(-1)?.focus());
        await app.evaluate(({ app: program }) => program.quit());
        await shown().getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'record-windows-closed',
      async go(guide) {
        const { app, page, t } = guide;
        await shown()
          .getByRole('button', { name: t('closing.stay') })
          .click();
        await app.evaluate(({ BrowserWindow }) => {
          for (const other of BrowserWindow.getAllWindows().slice(1)) if (other.webContents.getURL().startsWith('app:')) other.destroy();
        });
        await page.getByRole('button', { name: t('forms.discard') }).click();
        await openAfresh(guide, '/orders-guest');
      },
    },
  ];
}
