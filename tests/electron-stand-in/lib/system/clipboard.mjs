import { guard } from '../guard.mjs';
import { livePages } from '../page/page.mjs';
import { runtime } from '../runtime.mjs';

let ownText = '';

/** Only a page that has the focus can reach Chromium's clipboard, so the command runs in a shown page. */
async function inPage(expression) {
  for (const page of livePages()) {
    const href = await page.evaluate('location.href').catch(() => 'about:blank');
    if (!href.startsWith('http')) continue;
    const { origin } = new URL(href);
    const browserContextId = await page.session.browserContext();
    const allow = async (setting) => {
      for (const permission of [
        { name: 'clipboard-read', allowWithoutSanitization: true, allowWithoutGesture: true },
        { name: 'clipboard-write' },
      ]) {
        await runtime.chromium.connection.browser.trySend('Browser.setPermission', { permission, setting, origin, browserContextId });
      }
    };
    await allow('granted');
    await page.cdp.trySend('Emulation.setFocusEmulationEnabled', { enabled: true });
    const contextId = page.frames.preloadContext();
    try {
      return { value: await page.evaluate(expression, { contextId }) };
    } catch {
      return undefined;
    } finally {
      await page.cdp.trySend('Emulation.setFocusEmulationEnabled', { enabled: false });
      if (page.session.permissions.requestHandler) await allow('denied');
    }
  }
  return undefined;
}

/** Promise-based since Electron 44. */
export const clipboard = guard('clipboard', {
  async readText() {
    const fromPage = await inPage('navigator.clipboard.readText()');
    return fromPage ? fromPage.value : ownText;
  },
  async writeText(text) {
    ownText = String(text);
    await inPage(`navigator.clipboard.writeText(${JSON.stringify(ownText)})`);
  },
  clear() {
    ownText = '';
    inPage("navigator.clipboard.writeText('')");
  },
});
