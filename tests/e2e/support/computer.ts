import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { startSampleShop } from '@sample-shop/server';
import type { Preferences } from '@shared/contract/desktop/session';
import { findMainWindow } from '../../support/built-app/main-window.mjs';
import { readSpooledJobs, type SpooledJob } from '../../support/built-app/spooled-jobs.mjs';

export type RunningShop = Awaited<ReturnType<typeof startSampleShop>>;

/** A folder that serves as the printers: the printers in `printers.json` exist, and their jobs are stored there as PDF. */
export interface Spool {
  folder: string;
  setPrinters(printers: { name: string; behaviour?: string; displayName?: string }[]): void;
  jobs(): SpooledJob[];
  /** Restores the initial state: one printer, no jobs. */
  reset(): void;
}

export interface Launched {
  app: ElectronApplication;
  page: Page;
}

/** The app's environment on a user's desk, and every start of the app in it. */
export interface Computer {
  shop: RunningShop;
  spool: Spool;
  userData: string;
  /** In order of their start. */
  started: Launched[];
  /** Starts the built app, or the app in the folder, with the running shop; can be called again after a kill. */
  launch(environment?: Record<string, string>, appFolder?: string): Promise<Launched>;
  /** Starts the app without waiting for a window. */
  begin(environment?: Record<string, string>, args?: string[]): Promise<ElectronApplication>;
  /** Ends every process that is still running. */
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

/** Returns the environment that makes Playwright run the built app; empty if real Electron is present. */
async function electronEnvironment(): Promise<Record<string, string>> {
  const { electronEnvironment: read } = (await import('../../../scripts/electron-env.mjs')) as {
    electronEnvironment: () => Record<string, string>;
  };
  return read();
}

async function end(app: ElectronApplication): Promise<void> {
  // A form with unsaved changes would block its window with a prompt.
  await app.evaluate(({ BrowserWindow }) => void BrowserWindow.getAllWindows().map((window) => window.destroy())).catch(() => undefined);
  await app.close().catch(() => undefined);
}

export async function setUpComputer(): Promise<Computer> {
  const shop = await startSampleShop({ isStrict: true });
  const spool = createSpool();
  const userData = temporaryFolder('data');
  const started: Launched[] = [];
  const running: ElectronApplication[] = [];
  // Playwright itself reads the environment when it looks for Electron.
  Object.assign(process.env, await electronEnvironment());
  const begin: Computer['begin'] = async (environment = {}, args = ['.']) => {
    const app = await _electron.launch({
      args,
      env: {
        ...(process.env as Record<string, string>),
        DIWAN_API_ROOT: shop.apiRoot,
        DIWAN_USER_DATA: userData,
        // This file is missing until a test writes it.
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
      // A killed Chromium may continue writing for a moment.
      rmSync(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      rmSync(`${userData}-station.json`, { force: true });
    },
  };
}

/** Sets preferences, and waits until the page shows them: input during a change of its texts could be lost. */
export async function prefer(page: Page, preferences: Partial<Preferences>): Promise<void> {
  await page.evaluate((wanted) => window.diwan.call('preferences.update', wanted), preferences);
  if (preferences.language) await page.locator(`html[lang=${preferences.language}]`).waitFor({ state: 'attached' });
}
