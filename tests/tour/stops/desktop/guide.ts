import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh } from '../steps';

/** The guide's panel, beside the screen or over it. */
const guideOf = ({ page }: Guide) => page.locator('[data-guide-panel]');

async function openGuide(guide: Guide): Promise<void> {
  // Keys that a test presses never reach a native menu.
  await guide.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('openGuide')?.click());
  await guideOf(guide).getByRole('searchbox').waitFor();
  await guide.page.waitForFunction(() => document.activeElement?.closest('[data-guide-panel]') !== null);
}

/** The guide in its views, the first steps on a computer, and the news of a version. */
export function guideStops(): Stop[] {
  return [
    {
      name: 'guide-screen',
      isChosen: true,
      async go(guide) {
        await openAfresh(guide, '/orders-guest');
        await openGuide(guide);
      },
    },
    {
      name: 'guide-search',
      async go(guide) {
        const { t } = guide;
        await guideOf(guide)
          .getByRole('searchbox')
          .fill(t('common.appName') === 'Diwan' ? 'print twice' : 'طباعة مرتين');
        await guideOf(guide)
          .getByText(t('guide.found', { count: 4 }))
          .or(guideOf(guide).getByRole('status'))
          .first()
          .waitFor();
      },
    },
    {
      name: 'guide-all',
      async go(guide) {
        await guideOf(guide).getByRole('searchbox').fill('');
        await guideOf(guide)
          .getByRole('button', { name: guide.t('guide.all') })
          .click();
        await guideOf(guide)
          .getByRole('heading', { name: guide.t('guide.all') })
          .waitFor();
      },
    },
    {
      name: 'guide-over-dialog',
      async go(guide) {
        const { page, row } = guide;
        await guideOf(guide)
          .getByRole('button', { name: guide.t('guide.close') })
          .click();
        await row(1).locator('button[aria-haspopup=dialog]').first().click();
        await dialog(guide).waitFor();
        await openGuide(guide);
        await page.locator('[data-guide-topic=change-status]').waitFor();
      },
    },
    {
      name: 'guide-first-day',
      isChosen: true,
      async go(guide) {
        await openAfresh(guide, '/masterHN/dashboard');
        await guide.page.getByRole('region', { name: guide.t('firstSteps.title') }).waitFor();
      },
    },
    {
      name: 'guide-whats-new',
      async go(guide) {
        await guide.page.evaluate(() => window.localStorage.setItem('whatsNewSeen', '0.0.1'));
        await openAfresh(guide, '/masterHN/dashboard');
        await dialog(guide)
          .getByRole('heading', { name: guide.t('whatsNew.also') })
          .waitFor();
        // Otherwise it would cover every screen that is opened from here on.
        await guide.page.evaluate(() => window.localStorage.removeItem('whatsNewSeen'));
      },
    },
  ];
}
