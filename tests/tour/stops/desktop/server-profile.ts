import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Guide, Stop } from '../../guide';

/** Makes the next open dialog return a file with this content. */
async function offerFile({ app }: Guide, content: unknown): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'diwan-profile-')), 'shop-server.json');
  writeFileSync(path, JSON.stringify(content));
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] });
  }, path);
}

const profile = {
  version: 1,
  name: 'Shop 2026',
  prefix: '/v1',
  query: { offset: 'skip', limit: 'take' },
  numbers: { answers: 'text' },
  booleans: { answers: [0, 1] },
  calls: { 'promoCodes.list': { path: '/promo-codes' }, 'notifications.list': { path: '/messages' } },
};
const refused = {
  version: 1,
  query: { offset: 'limit' },
  calls: { 'orders.list': { path: '/orders' }, 'orders.all': {}, 'promoCodes.remove': { path: '/codes' } },
};

/** A server that deviates from its documents, on a new computer: a file that is no profile, a valid profile, and none again. */
export const serverProfileStops: readonly Stop[] = [
  {
    name: 'connection-profile-refused',
    isChosen: true,
    async go(guide) {
      const { page, press, t } = guide;
      await press(t('connection.advanced'));
      await offerFile(guide, refused);
      await press(t('serverProfile.choose'));
      await page.getByText(t('serverProfile.kept')).waitFor();
    },
  },
  {
    name: 'connection-profile',
    async go(guide) {
      const { page, press, t } = guide;
      await offerFile(guide, profile);
      await press(t('serverProfile.choose'));
      await page.getByText(t('serverProfile.says.numbers')).waitFor();
    },
  },
  {
    name: 'connection-profile-none',
    async go({ page, press, t }) {
      await press(t('serverProfile.remove'));
      await page.getByText(t('serverProfile.removed')).waitFor();
    },
  },
];
