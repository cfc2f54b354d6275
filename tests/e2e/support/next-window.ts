import type { ElectronApplication, Page } from '@playwright/test';

/** Longer than a machine needs that has four times too much to do. */
const longest = 120_000;

/** A window begins with an empty page, which has no bridge yet. */
async function isOfApp(window: Page): Promise<boolean> {
  await window.waitForURL(({ protocol }) => protocol !== 'about:', { waitUntil: 'commit', timeout: longest });
  return window.evaluate(() => 'diwan' in window);
}

/** The window that opens next with a page of the app; sheets are drawn in windows without a bridge. */
export async function nextWindow(app: ElectronApplication, open: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([
    app.waitForEvent('window', { predicate: (window) => isOfApp(window).catch(() => false), timeout: longest }),
    open(),
  ]);
  page.setDefaultTimeout(60_000);
  return page;
}
