import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import type { Preferences } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import { type Translate, translator } from '@shared/i18n/translate';
import { findMainWindow } from '../support/main-window.mjs';
import { readSpooledJobs, type SpooledJob } from '../support/spooled-jobs.mjs';

type RunningShop = Awaited<ReturnType<typeof startSampleShop>>;
type SeedAdminName = keyof typeof seedAdmins;

/** A folder that plays the printers: what is in `printers.json` exists, what was printed lies there as PDF. */
export interface Spool {
  folder: string;
  setPrinters(printers: { name: string; behaviour?: string; displayName?: string }[]): void;
  jobs(): SpooledJob[];
}

interface Launched {
  app: ElectronApplication;
  page: Page;
}

interface Fixtures {
  language: Language;
  preferences: Partial<Preferences>;
  shop: RunningShop;
  userData: string;
  spool: Spool;
  /** What `launch` has started, newest last. */
  started: Launched[];
  /** Starts the built app, or the one in the folder, on the running shop; may be called again after a kill. */
  launch: (environment?: Record<string, string>, appFolder?: string) => Promise<Launched>;
  app: ElectronApplication;
  page: Page;
  t: Translate;
  signIn: (who?: SeedAdminName, page?: Page) => Promise<void>;
}

function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `diwan-${name}-`));
}

function createSpool(): Spool {
  const folder = temporaryFolder('spool');
  const setPrinters: Spool['setPrinters'] = (printers) =>
    writeFileSync(
      join(folder, 'printers.json'),
      JSON.stringify(printers.map((printer) => ({ displayName: printer.name, behaviour: 'ok', ...printer }))),
    );
  setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404' }]);
  return {
    folder,
    setPrinters,
    jobs: () => readSpooledJobs(folder),
  };
}

/** The environment that makes Playwright run the built app; empty where real Electron is present. */
async function electronEnvironment(): Promise<Record<string, string>> {
  const { electronEnvironment: read } = (await import('../../scripts/electron-env.mjs')) as {
    electronEnvironment: () => Record<string, string>;
  };
  return read();
}

export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  preferences: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
  shop: async ({}, use) => {
    const shop = await startSampleShop();
    await use(shop);
    await shop.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  userData: async ({}, use) => {
    const folder = temporaryFolder('data');
    await use(folder);
    // A killed Chromium may write for a moment longer.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  spool: async ({}, use) => {
    const spool = createSpool();
    mkdirSync(spool.folder, { recursive: true });
    await use(spool);
    rmSync(spool.folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  started: async ({}, use) => {
    await use([]);
  },
  launch: async ({ shop, userData, spool, language, preferences, started }, use, testInfo) => {
    const running: ElectronApplication[] = [];
    // Playwright itself reads it when it looks for Electron.
    Object.assign(process.env, await electronEnvironment());
    await use(async (environment = {}, appFolder = '.') => {
      const app = await _electron.launch({
        args: [appFolder],
        env: {
          ...(process.env as Record<string, string>),
          DIWAN_API_ROOT: shop.apiRoot,
          DIWAN_USER_DATA: userData,
          DIWAN_STAND_IN_SPOOL: spool.folder,
          ...environment,
        },
      });
      running.push(app);
      const page = await findMainWindow(app, 60_000);
      await page.evaluate((wanted) => window.diwan.call('preferences.update', wanted), { language, ...preferences });
      started.push({ app, page });
      return { app, page };
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('last-screen.png');
      await started
        .at(-1)
        ?.page.screenshot({ path, timeout: 5_000 })
        .catch(() => undefined);
    }
    for (const app of running) {
      // A form with unsaved work would keep its window and ask.
      await app
        .evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows().map((window) => window.destroy()))
        .catch(() => undefined);
      await app.close().catch(() => undefined);
    }
  },
  app: async ({ launch, started }, use) => {
    const { app } = started.at(-1) ?? (await launch());
    await use(app);
  },
  page: async ({ app }, use) => {
    await use(await findMainWindow(app, 60_000));
  },
  t: async ({ language }, use) => {
    await use(translator(language));
  },
  signIn: async ({ launch, started }, use) => {
    await use(async (who = 'all', given) => {
      const page = given ?? (started.at(-1) ?? (await launch())).page;
      const admin = seedAdmins[who];
      await page.locator('input[type=email]').fill(admin.email);
      await page.locator('input[type=password]').fill(admin.password);
      await page.locator('input[type=password]').press('Enter');
      // The way to the list of admins is over: a test may go elsewhere from here.
      await page.waitForFunction(() => window.location.hash === '#/admins');
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  },
});

export { expect };
