import { nativeTheme } from '../system/native-theme.mjs';

const settleMs = 150;

/**
 * nativeTheme in one page, by CDP's emulation. Only the colour scheme is named, so that what a test emulates besides
 * (reduced motion, forced colours) stays; and it is said again when a test's own emulation has replaced it on the way.
 */
export class Theme {
  #page;
  #isApplied = false;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  async apply() {
    const { themeSource } = nativeTheme;
    if (themeSource === 'system' && !this.#isApplied) return;
    this.#isApplied = themeSource !== 'system';
    const features = this.#isApplied ? [{ name: 'prefers-color-scheme', value: themeSource }] : [];
    await this.#page.cdp.trySend('Emulation.setEmulatedMedia', { features });
    // A test's emulation that follows at once leaves the page no frame in which to notice, and so to report, either change.
    if (this.#isApplied) setTimeout(() => this.#verify(), settleMs).unref();
  }

  onDocument() {
    if (this.#isApplied) this.apply();
  }

  async #verify() {
    const contextId = this.#page.frames.preloadContext();
    if (contextId === undefined || this.#page.isDestroyed) return;
    const isDark = await this.#page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches", { contextId }).catch(() => undefined);
    if (isDark !== undefined) this.onReported(isDark ? 'dark' : 'light');
  }

  /** @param {'dark' | 'light'} scheme what the page sees */
  onReported(scheme) {
    if (this.#isApplied && scheme !== nativeTheme.themeSource) this.apply();
  }
}
