import { nativeTheme } from '../system/native-theme.mjs';

const settleMs = 150;

/**
 * nativeTheme in one page, through CDP's emulation. Only the color scheme is set, so that a test's other emulation (reduced motion, forced
 * colors) stays. It is set again after a test's own emulation has replaced it.
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
    // If a test's emulation follows at once, the page has no frame in which to notice and report either change.
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

  /** @param {'dark' | 'light'} scheme as reported by the page */
  onReported(scheme) {
    if (this.#isApplied && scheme !== nativeTheme.themeSource) this.apply();
  }
}
