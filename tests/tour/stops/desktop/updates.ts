import { expect } from '@playwright/test';
import type { UpdateOffer, UpdateState, UpdateView } from '@shared/contract/desktop/updates';
import { eventChannel } from '@shared/contract/tables/bridge';
import type { Guide, Stop } from '../../guide';
import { openList } from '../steps';

const offer: UpdateOffer = {
  version: '0.2.0',
  releasedAt: '2026-11-18T07:00:00.000Z',
  notes: {
    ar: '- طباعة الفواتير على ورق 80 مم أسرع، وتبدأ قبل أن تصل كل الصور.\n- تُفتح المسودات من شاشتها مباشرة.\n- لم تعد قائمة الطلبات تقفز إلى أولها بعد تغيير الحالة.',
    en: '- Invoices on 80 mm paper print sooner: the first one does not wait for all pictures.\n- Drafts open straight from their screen.\n- The list of orders no longer jumps to its start after a status was changed.',
  },
};

/** Sends the page an update state that the main process would only reach with a server, an installer, and time. */
async function tell({ app }: Guide, state: UpdateState): Promise<void> {
  const view: UpdateView = { version: '0.1.0', channel: 'latest', mode: 'notify', state };
  await app.evaluate(
    ({ BrowserWindow }, { channel, told }) => {
      for (const { webContents } of BrowserWindow.getAllWindows()) webContents.send(channel, 'updates.changed', told);
    },
    { channel: eventChannel, told: view },
  );
}

const notice = ({ page, t }: Guide) => page.getByRole('region', { name: t('updates.notice') });

const told = (name: string, state: UpdateState): Stop => ({
  name,
  async go(guide) {
    // The listener in the frame is installed after the first list is shown.
    await expect
      .poll(async () => {
        await tell(guide, state);
        return notice(guide).isVisible();
      })
      .toBe(true);
  },
});

/** A stop in the About dialog, which is opened from the foot of the window. */
const inDialog = (name: string, state: UpdateState): Stop => ({
  name,
  async go(guide) {
    const { page, t } = guide;
    const dialog = page.getByRole('dialog', { name: t('updates.about') });
    if (!(await dialog.isVisible()))
      await page
        .locator('footer')
        .getByRole('button', { name: t('shell.version', { version: '' }).trim() })
        .click();
    await dialog.waitFor();
    await tell(guide, state);
  },
});

/** A new version from its offer to its end, successful or failed. */
export function updateStops(): Stop[] {
  return [
    {
      name: 'update-offered',
      isChosen: true,
      async go(guide) {
        await guide.dismiss();
        await openList(guide, '/orders-guest');
        await told('', { kind: 'offered', offer }).go(guide);
      },
    },
    inDialog('update-notes', { kind: 'offered', offer }),
    {
      name: 'update-downloading',
      async go(guide) {
        await guide.dismiss();
        await told('', { kind: 'downloading', offer, percent: 42 }).go(guide);
      },
    },
    told('update-downloaded', { kind: 'downloaded', offer }),
    told('update-restarting', { kind: 'restarting', offer }),
    told('update-refused', { kind: 'failed', problem: 'notSigned', during: 'download', offer, reference: 'K7F3-Q9XM' }),
    inDialog('about-refused', { kind: 'failed', problem: 'foreignHost', during: 'check', offer: null, reference: 'K7F3-Q9XM' }),
    { ...inDialog('about-managed', { kind: 'off', because: 'package' }), isChosen: true },
    inDialog('about-deferred', { kind: 'deferred', version: '0.2.0', from: '2026-11-25T07:00:00.000Z' }),
    inDialog('version-current', { kind: 'current', checkedAt: '2026-11-22T05:00:00.000Z' }),
    {
      name: 'update-put-off',
      async go(guide) {
        await guide.dismiss();
        await told('', { kind: 'offered', offer }).go(guide);
        await notice(guide)
          .getByRole('button', { name: guide.t('updates.later') })
          .click();
        await notice(guide).waitFor({ state: 'detached' });
      },
    },
  ];
}
