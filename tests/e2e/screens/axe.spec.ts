import type { Page } from '@playwright/test';
import { appRoutes, findRoute, unknownRoute } from '@renderer/app/routes';
import type { Appearance } from '@shared/contract/desktop/session';
import { languages } from '@shared/domain/language';
import { createGuide, settle, type Visit, walk } from '../../tour/guide';
import { stopsAfterSignIn, stopsBeforeSignIn } from '../../tour/stops';
import { bringAxe, findViolations } from '../support/axe-on-page';
import { expect, test } from '../support/fixture';

const themes = ['light', 'dark'] as const satisfies readonly Appearance[];

/** Every run: the chosen stops in Arabic, alternately in light and dark. With `DIWAN_WHOLE=1`: every stop in both languages and themes. */
const isWhole = process.env.DIWAN_WHOLE === '1';
/** Number of stops per theme. Switching the theme takes as long as axe. */
const stopsOfATurn = 8;
const themesAt = (position: number): readonly (typeof themes)[number][] => {
  if (!isWhole) return [themes[Math.floor(position / stopsOfATurn) % themes.length] ?? 'light'];
  // Starts with the theme of the previous stop, so that each stop switches only once.
  return position % 2 === 0 ? themes : themes.toReversed();
};

/** Returns the screen's title, which both kinds of orders share. */
function screenAt(hash: string): string {
  return findRoute([...appRoutes, unknownRoute], hash.replace(/^#/, ''))?.title ?? '';
}

async function switchTheme(page: Page, appearance: (typeof themes)[number]): Promise<void> {
  await page.evaluate((wanted) => window.diwan.call('preferences.update', { appearance: wanted }), appearance);
  await page.locator(`html[data-theme=${appearance}]`).waitFor({ state: 'attached' });
  await settle(page);
}

for (const language of isWhole ? languages : (['ar'] as const)) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('axe finds nothing on any screen, dialog and menu', async ({ launch, shop, spool, t }, { outputDir }) => {
      // Three hundred stops in two themes take long on a slow machine.
      test.setTimeout(isWhole ? 5_400_000 : 900_000);
      spool.setPrinters([
        { name: 'Office', displayName: 'HP LaserJet M404' },
        { name: 'Counter', displayName: 'Epson TM-T88VI' },
        { name: 'Warehouse', displayName: 'Brother HL-L2350DW', behaviour: 'reject:The printer is out of paper' },
      ]);
      const { app, page } = await launch({ DIWAN_API_ROOT: '' });
      await bringAxe(page);
      const found: string[] = [];
      const screens = new Set<string>();
      const examine: Visit = async ({ page: shown }, stop, position) => {
        if (shown !== page) await bringAxe(shown);
        for (const theme of themesAt(position)) {
          if ((await shown.locator('html').getAttribute('data-theme')) !== theme) await switchTheme(shown, theme);
          found.push(...(await findViolations(shown)).map((violation) => `${stop.name} | ${theme} | ${violation}`));
        }
        screens.add(screenAt(await page.evaluate(() => window.location.hash)));
      };
      const all = [...stopsBeforeSignIn(shop), ...stopsAfterSignIn(shop)];
      const stops = isWhole ? all : all.filter(({ isChosen }) => isChosen);
      const missed = await walk({ ...createGuide({ app, page, t, out: outputDir }), isHasty: !isWhole }, stops, examine);
      expect({ found, missed }).toEqual({ found: [], missed: [] });
      expect(appRoutes.map(({ title }) => title).filter((title) => !screens.has(title))).toEqual([]);
    });
  });
}
