/**
 * The window with the bridge. Those in which sheets are drawn have none; they come and go, and after a crash the first of them may be
 * there before the main window is.
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
