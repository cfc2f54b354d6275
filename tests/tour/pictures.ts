import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { PNG } from 'pngjs';
import { expect, test } from '../e2e/support/fixture';
import { changeInvoiceDestination } from '../support/built-app/page-printing';
import { createGuide, type Guide, settle } from './guide';
import { dialog, jobsAre, openAfresh, openList, rowAction } from './stops/steps';

const usual = { width: 1280, height: 760 };

interface Picture {
  name: string;
  language: Language;
  theme: 'light' | 'dark';
  /** Replaces the usual size, which would show too much around the subject. */
  size?: typeof usual;
  go(guide: Guide): Promise<unknown>;
}

const choosePrinter = ({ page }: Guide, printer: string): Promise<void> => changeInvoiceDestination(page, { printer });

async function tickRows({ row }: Guide, positions: readonly number[]): Promise<void> {
  for (const position of positions) await row(position).getByRole('checkbox').check();
}

/** The browser writes pictures fast, not small. Flat areas compress best without a filter. */
function shrink(picture: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(picture), { colorType: 2, deflateLevel: 9, filterType: 0, deflateStrategy: 0 });
}

/** The pictures of the README. */
const pictures: readonly Picture[] = [
  {
    name: 'orders',
    language: 'ar',
    theme: 'light',
    async go(guide) {
      await openList(guide, '/orders-guest');
      await tickRows(guide, [1, 3, 4]);
    },
  },
  { name: 'product', language: 'en', theme: 'light', go: (guide) => openAfresh(guide, '/masterHN/products/add-products/1') },
  {
    name: 'guide',
    language: 'ar',
    theme: 'light',
    size: { width: 1180, height: 640 },
    async go(guide) {
      await openAfresh(guide, '/orders-guest');
      await tickRows(guide, [1, 3, 4]);
      await guide.page.getByRole('button', { name: guide.t('shell.guide'), exact: true }).click();
      await guide.page.locator('[data-guide-topic] img').waitFor();
    },
  },
  { name: 'dashboard', language: 'ar', theme: 'dark', go: (guide) => openAfresh(guide, '/masterHN/dashboard') },
  {
    name: 'print-queue',
    language: 'en',
    theme: 'light',
    async go(guide) {
      await openList(guide, '/orders-guest');
      await choosePrinter(guide, 'Office');
      await tickRows(guide, [1, 2, 3, 4]);
      await guide.press(guide.t('orders.printOrders', { count: 4 }));
      await jobsAre(guide, 'sent', 4);
      await choosePrinter(guide, 'Warehouse');
      await rowAction(guide, 6, guide.t('orders.action.print'));
      await jobsAre(guide, 'failed', 1);
      // The queue shows the same information.
      const toasts = guide.page.locator('.fui-Toast').getByRole('button', { name: guide.t('shell.notices.dismiss') });
      await expect(toasts).toHaveCount(2);
      for (let left = 1; left >= 0; left -= 1) {
        await toasts.first().click();
        await expect(toasts).toHaveCount(left);
      }
      await guide.page.locator('footer button[aria-expanded]').click();
      await dialog(guide).waitFor();
    },
  },
];

test('pictures of the README', async ({ launch, signIn, spool }) => {
  const out = process.env.DIWAN_PICTURES ?? '';
  spool.setPrinters([
    { name: 'Office', displayName: 'HP LaserJet M404' },
    { name: 'Warehouse', displayName: 'Brother HL-L2350DW', behaviour: 'reject:The printer is out of paper' },
  ]);
  const { app, page } = await launch();
  await signIn();
  // The shop in the pictures has finished its first steps.
  await page.evaluate(() => window.localStorage.setItem('firstSteps', JSON.stringify({ isHidden: true })));
  for (const { name, language, theme, size = usual, go } of pictures) {
    await page.setViewportSize(size);
    await page.evaluate((wanted) => window.diwan.call('preferences.update', wanted), { language, appearance: theme });
    await go(createGuide({ app, page, t: translator(language), out }));
    await settle(page);
    writeFileSync(join(out, `${name}.png`), shrink(await page.screenshot()));
  }
});
