/**
 * Finds the window with the bridge. The hidden print windows have none. They open and close, and after a crash the first one may open
 * before the main window.
 */
export async function findMainWindow(app, limitMs) {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    for (const page of app.windows()) {
      const hasBridge = await page.evaluate(() => 'diwan' in window).catch(() => false);
      if (hasBridge) return page;
    }
    await app.waitForEvent('window', { timeout: 100 }).catch(() => undefined);
  }
  throw new Error(`no window with the bridge within ${limitMs} ms`);
}
