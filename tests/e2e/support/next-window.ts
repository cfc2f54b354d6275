import type { ElectronApplication, Page } from '@playwright/test';

/** The window that opens next with a page of the app; sheets are drawn in windows without a bridge. */
export async function nextWindow(app: ElectronApplication, open: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([
    app.waitForEvent('window', { predicate: (window) => window.evaluate(() => 'diwan' in window).catch(() => false) }),
    open(),
  ]);
  return page;
}
