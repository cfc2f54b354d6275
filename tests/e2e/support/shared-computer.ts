import type { Page } from '@playwright/test';
import type { Preferences } from '@shared/contract/desktop/session';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import { type Computer, prefer, setUpComputer } from './computer';
import { expect } from './expect';

export type Motion = 'reduce' | 'no-preference';

/** One computer for many tests: set up and started by the first. */
export interface SharedComputer {
  /**
   * Restores the initial state: signed out, nothing stored, shop and printers reset. A test that `prints` gets an app that has printed for
   * other such tests: their sheets are still in its queue.
   */
  cleared(preferences: Partial<Preferences>, motion: Motion, prints: boolean): Promise<Computer>;
  /** Ends the computer. The next test gets a new one. */
  dispose(): Promise<void>;
}

const firstPreferences: Preferences = { language: 'en', appearance: 'system', digits: 'latn' };

interface FirstDay {
  computer: Computer;
  page: Page;
  settings: PrintSettings;
  size: { width: number; height: number };
  prints: boolean;
}

async function readSettings(page: Page): Promise<PrintSettings> {
  const settings = await page.evaluate(() => window.diwan.call('printing.readSettings'));
  if (!settings.ok) throw new Error(`the printer settings cannot be read: ${settings.error.code}`);
  return settings.value;
}

async function firstDay(prints: boolean): Promise<FirstDay> {
  const computer = await setUpComputer();
  const { page } = await computer.launch();
  const size = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  return { computer, page, settings: await readSettings(page), size, prints };
}

/** Whether the app can be reused. A sheet that a printer has accepted stays in the queue. */
async function canBeLent({ page, ...first }: FirstDay, prints: boolean): Promise<boolean> {
  if (page.isClosed() || first.prints !== prints) return false;
  const queue = await page.evaluate(
    (clears) => (clears ? window.diwan.call('printing.clearFinished') : window.diwan.call('printing.queue')),
    prints,
  );
  return queue.ok && queue.value.lanes.every(({ jobs, paused }) => !paused && (prints || jobs.length === 0));
}

/** Resets the app, only through calls that the app offers to a page. */
async function clear({ computer, page, settings, size }: FirstDay): Promise<void> {
  page.removeAllListeners('console');
  page.removeAllListeners('filechooser');
  await page.evaluate(async (first) => {
    // Saving the printing settings requires a sign-in.
    await window.diwan.call('printing.saveSettings', first);
    // Otherwise the next sign-in offers the screen of this test.
    await window.diwan.call('session.recordScreen', { path: '/admins' });
    await window.diwan.call('session.signOut');
    window.history.replaceState(null, '', '#/');
  }, settings);
  await page.reload();
  await expect(page.locator('input[type=email]')).toBeVisible();
  computer.spool.reset();
  computer.shop.shop.reset();
  await page.evaluate(async () => {
    await window.diwan.call('drafts.clear');
    await window.diwan.call('printing.printers', { refresh: true });
  });
  const now = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  if (now.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

export function createSharedComputer(): SharedComputer {
  let first: FirstDay | null = null;
  return {
    async cleared(preferences, motion, prints) {
      if (first && !(await canBeLent(first, prints))) {
        await first.computer.dispose();
        first = null;
      }
      if (first) await clear(first);
      first ??= await firstDay(prints);
      await first.page.emulateMedia({ reducedMotion: motion });
      await prefer(first.page, { ...firstPreferences, ...preferences });
      return first.computer;
    },
    async dispose() {
      await first?.computer.dispose();
      first = null;
    },
  };
}
