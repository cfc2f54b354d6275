import { test as base, type ElectronApplication, type Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { Preferences } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import { type Translate, translator } from '@shared/i18n/translate';
import { findMainWindow } from '../../support/built-app/main-window.mjs';
import { type Computer, type Launched, prefer, type RunningShop, type Spool, setUpComputer } from './computer';
import { expect } from './expect';
import { createSharedComputer, type Motion, type SharedComputer } from './shared-computer';

export type { Spool } from './computer';

type SeedAdminName = keyof typeof seedAdmins;

interface Fixtures {
  language: Language;
  preferences: Partial<Preferences>;
  /** The system's setting for motion. */
  motion: Motion;
  /** For shared tests that print, and that select orders not printed by earlier tests. */
  prints: boolean;
  computer: Computer;
  shop: RunningShop;
  userData: string;
  spool: Spool;
  /** Starts the built app, or the app in the folder, with the running shop; can be called again after a kill. */
  launch: (environment?: Record<string, string>, appFolder?: string) => Promise<Launched>;
  app: ElectronApplication;
  page: Page;
  t: Translate;
  signIn: (who?: SeedAdminName, page?: Page) => Promise<void>;
}

interface WorkerFixtures {
  sharedComputer: SharedComputer;
}

async function keepLastScreen({ started }: Computer, path: string): Promise<void> {
  await started
    .at(-1)
    ?.page.screenshot({ path, timeout: 5_000 })
    .catch(() => undefined);
}

const newest = async ({ computer, launch }: Pick<Fixtures, 'computer' | 'launch'>): Promise<Launched> =>
  computer.started.at(-1) ?? (await launch());

/** Each test has its own computer, on which it can start, kill, and restart the app. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedComputer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const shared = createSharedComputer();
      await use(shared);
      await shared.dispose();
    },
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  preferences: [{}, { option: true }],
  // Waiting for animations and drawing them was a fifth of the run. Only specs about the keyboard or the frame set another value.
  motion: ['reduce', { option: true }],
  prints: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  computer: async ({}, use, testInfo) => {
    const computer = await setUpComputer();
    await use(computer);
    if (testInfo.status !== testInfo.expectedStatus) await keepLastScreen(computer, testInfo.outputPath('last-screen.png'));
    const { violations } = computer.shop.shop;
    await computer.dispose();
    expect(violations, 'requests that the written API does not know').toEqual([]);
  },
  shop: async ({ computer }, use) => use(computer.shop),
  userData: async ({ computer }, use) => use(computer.userData),
  spool: async ({ computer }, use) => use(computer.spool),
  launch: async ({ computer, language, preferences, motion }, use) => {
    await use(async (environment, appFolder) => {
      const launched = await computer.launch(environment, appFolder);
      await launched.page.emulateMedia({ reducedMotion: motion });
      await prefer(launched.page, { language, ...preferences });
      return launched;
    });
  },
  app: async ({ computer, launch }, use) => use((await newest({ computer, launch })).app),
  page: async ({ app }, use) => use(await findMainWindow(app, 60_000)),
  t: async ({ language }, use) => use(translator(language)),
  signIn: async ({ computer, launch }, use) => {
    await use(async (who = 'all', given) => {
      const page = given ?? (await newest({ computer, launch })).page;
      const admin = seedAdmins[who];
      await page.locator('input[type=email]').fill(admin.email);
      await page.locator('input[type=password]').fill(admin.password);
      await page.locator('input[type=password]').press('Enter');
      // The redirect to the list of admins is over, so the test can go to another screen.
      await page.waitForFunction(() => window.location.hash === '#/admins');
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  },
});

/**
 * The tests of a worker share one app, which is reset between them. For tests that neither start nor end it, and that don't print, except
 * in files that set `prints`.
 */
export const sharedTest = test.extend({
  computer: async ({ sharedComputer, language, preferences, motion, prints }, use, testInfo) => {
    const computer = await sharedComputer.cleared({ language, ...preferences }, motion, prints);
    await use(computer);
    if (testInfo.status !== testInfo.expectedStatus) await keepLastScreen(computer, testInfo.outputPath('last-screen.png'));
    expect(computer.shop.shop.violations, 'requests that the written API does not know').toEqual([]);
  },
  launch: async ({ computer }, use) => {
    await use(async () => {
      if (computer.started.length > 0) throw new Error('the shared app runs; a test that starts it has a computer of its own');
      return computer.launch();
    });
  },
});

export { expect };
