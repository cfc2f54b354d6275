import type { ElectronApplication, Page } from '@playwright/test';

/** Milliseconds; longer than a machine with four times its load needs. */
const longest = 120_000;

/** A window starts with an empty page, which has no bridge yet. */
async function isOfApp(window: Page): Promise<boolean> {
  await window.waitForURL(({ protocol }) => protocol !== 'about:', { waitUntil: 'commit', timeout: longest });
  return window.evaluate(() => 'diwan' in window);
}

/** Returns the next window that opens with a page of the app. Print windows have no bridge. */
export async function nextWindow(app: ElectronApplication, open: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([
    app.waitForEvent('window', { predicate: (window) => isOfApp(window).catch(() => false), timeout: longest }),
    open(),
  ]);
  page.setDefaultTimeout(60_000);
  return page;
}
