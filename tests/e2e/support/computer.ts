import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { startSampleShop } from '@sample-shop/server';
import type { Preferences } from '@shared/contract/desktop/session';
import { findMainWindow } from '../../support/built-app/main-window.mjs';
import { readSpooledJobs, type SpooledJob } from '../../support/built-app/spooled-jobs.mjs';

export type RunningShop = Awaited<ReturnType<typeof startSampleShop>>;

/** A folder that plays the printers: what is in `printers.json` exists, what was printed lies there as PDF. */
export interface Spool {
  folder: string;
  setPrinters(printers: { name: string; behaviour?: string; displayName?: string }[]): void;
  jobs(): SpooledJob[];
  /** As on the first day: one printer, nothing printed. */
  reset(): void;
}

export interface Launched {
  app: ElectronApplication;
  page: Page;
}

/** What the app meets on a person's desk, and every start of the app there. */
export interface Computer {
  shop: RunningShop;
  spool: Spool;
  userData: string;
  /** Newest last. */
  started: Launched[];
  /** Starts the built app, or the one in the folder, on the running shop; may be called again after a kill. */
  launch(environment?: Record<string, string>, appFolder?: string): Promise<Launched>;
  /** The same without waiting for a window. */
  begin(environment?: Record<string, string>, args?: string[]): Promise<ElectronApplication>;
  /** Ends whatever still runs. */
  dispose(): Promise<void>;
}

function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `diwan-${name}-`));
}

function createSpool(): Spool {
  const folder = temporaryFolder('spool');
  const setPrinters: Spool['setPrinters'] = (printers) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'printers.json'),
      JSON.stringify(printers.map((printer) => ({ displayName: printer.name, behaviour: 'ok', ...printer }))),
    );
  };
  const reset = (): void => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404' }]);
  };
  reset();
  return { folder, setPrinters, jobs: () => readSpooledJobs(folder), reset };
}

/** The environment that makes Playwright run the built app; empty where real Electron is present. */
async function electronEnvironment(): Promise<Record<string, string>> {
  const { electronEnvironment: read } = (await import('../../../scripts/electron-env.mjs')) as {
    electronEnvironment: () => Record<string, string>;
  };
  return read();
}

async function end(app: ElectronApplication): Promise<void> {
  // A form with unsaved work would keep its window and ask.
  await app.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows().map((window) => window.destroy())).catch(() => undefined);
  await app.close().catch(() => undefined);
}

export async function setUpComputer(): Promise<Computer> {
  const shop = await startSampleShop({ isStrict: true });
  const spool = createSpool();
  const userData = temporaryFolder('data');
  const started: Launched[] = [];
  const running: ElectronApplication[] = [];
  // Playwright itself reads it when it looks for Electron.
  Object.assign(process.env, await electronEnvironment());
  const begin: Computer['begin'] = async (environment = {}, args = ['.']) => {
    const app = await _electron.launch({
      args,
      env: {
        ...(process.env as Record<string, string>),
        DIWAN_API_ROOT: shop.apiRoot,
        DIWAN_USER_DATA: userData,
        // Nothing is there until a test writes it.
        DIWAN_POLICY: join(userData, 'it-policy.json'),
        DIWAN_STAND_IN_SPOOL: spool.folder,
        ...environment,
      },
    });
    running.push(app);
    return app;
  };
  return {
    shop,
    spool,
    userData,
    started,
    begin,
    async launch(environment = {}, appFolder = '.') {
      const app = await begin(environment, [appFolder]);
      const page = await findMainWindow(app, 120_000);
      page.setDefaultTimeout(60_000);
      const launched = { app, page };
      started.push(launched);
      return launched;
    },
    async dispose() {
      for (const app of running) await end(app);
      await shop.stop();
      rmSync(spool.folder, { recursive: true, force: true });
      // A killed Chromium may write for a moment longer.
      rmSync(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      rmSync(`${userData}-station.json`, { force: true });
    },
  };
}

/** Until the page shows it: what is typed while its texts change could be lost. */
export async function prefer(page: Page, preferences: Partial<Preferences>): Promise<void> {
  await page.evaluate((wanted) => window.diwan.call('preferences.update', wanted), preferences);
  if (preferences.language) await page.locator(`html[lang=${preferences.language}]`).waitFor({ state: 'attached' });
}
