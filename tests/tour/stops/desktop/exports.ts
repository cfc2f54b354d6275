import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, pressTool } from '../steps';

async function saveTo({ app }: Guide, path: string): Promise<void> {
  await app.evaluate(({ dialog: dialogs }, filePath) => {
    dialogs.showSaveDialog = async () => ({ canceled: false, filePath });
  }, path);
}

/** An export from its dialog on: writing, a failure to save, and saving elsewhere. */
export function exportStops(): Stop[] {
  return [
    {
      name: 'export',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        await openAfresh(guide, '/home/contact-us');
        await page.locator('[data-row]').first().waitFor();
        await pressTool(guide, t('lists.export.open'));
        await dialog(guide).getByText(t('lists.export.note')).waitFor();
        await dialog(guide).locator('td').first().waitFor();
      },
    },
    {
      name: 'export-running',
      async go(guide) {
        const { app, page, t } = guide;
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        // A real export is too fast for a picture.
        await app.evaluate(
          ({ BrowserWindow }, [name, title]) => {
            const told = [{ id: 900, title, done: 8400, total: 20_000 }];
            for (const window of BrowserWindow.getAllWindows()) window.webContents.send('diwan:event', name, told);
          },
          ['listExports.progressed', t('navigation.guestOrders')] as const,
        );
        await page.getByRole('region', { name: t('lists.export.writing', { title: t('navigation.guestOrders') }) }).waitFor();
      },
    },
    {
      name: 'export-failed',
      isChosen: true,
      async go(guide) {
        const { page, press, out, t } = guide;
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await saveTo(guide, join(out, 'drive', `${t('navigation.homeContactUs')}.xlsx`));
        await pressTool(guide, t('lists.export.open'));
        await dialog(guide).locator('td').first().waitFor();
        await press(t('lists.export.save'));
        await page.getByRole('region', { name: t('lists.export.failed.title') }).waitFor();
        await dialog(guide).waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'export-saved',
      isChosen: true,
      async go(guide) {
        const { page, press, out, t } = guide;
        const path = join(out, `${t('navigation.homeContactUs')}.xlsx`);
        await saveTo(guide, path);
        await press(t('lists.export.failed.saveAs'));
        await page.getByRole('region', { name: t('lists.export.failed.title') }).waitFor({ state: 'detached' });
        await page
          .getByRole('button', { name: t('lists.export.openFolder') })
          .first()
          .waitFor();
        if (!existsSync(path)) throw new Error('nothing was saved');
        rmSync(path);
      },
    },
  ];
}
