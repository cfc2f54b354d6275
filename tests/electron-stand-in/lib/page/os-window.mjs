import { openAppWindow } from '../chromium/app-window.mjs';
import { nextPlaceholder } from '../chromium/no-content.mjs';
import { debug, runtime } from '../runtime.mjs';

const farAway = -32_000;
/**
 * The window of a page. Headless: a window of Chromium's own without a screen. With a display: a window without tabs or address bar; hidden
 * means moved off the screen.
 */
export class OsWindow {
  #page;
  #bounds;
  #isVisible;
  #windowId = 0;
  #queue = Promise.resolve();

  /** @param {import('./page.mjs').Page} page */
  constructor(page, bounds, isVisible) {
    this.#page = page;
    this.#bounds = bounds;
    this.#isVisible = isVisible;
  }

  /** @returns {Promise<{ targetId: string, session: import('../chromium/cdp.mjs').CdpSession }>} the page, paused */
  async open() {
    const { width, height } = this.#bounds;
    const browserContextId = await this.#page.session.browserContext();
    if (!runtime.isHeadless && browserContextId === undefined) return openAppWindow(this.#placeOnScreen());
    return runtime.targets.create({
      url: nextPlaceholder(),
      width,
      height,
      newWindow: true,
      // Unlike a window that was shown and hidden, a window that was never shown is visible to its page. It only lacks the focus.
      background: !this.#isVisible,
      ...(browserContextId ? { browserContextId } : {}),
      ...(runtime.isHeadless || this.#isVisible ? {} : { left: farAway, top: farAway }),
    });
  }

  /** Called once the page responds to commands. */
  async settle() {
    const { windowId } = await runtime.chromium.connection.browser.send('Browser.getWindowForTarget', { targetId: this.#page.targetId });
    this.#windowId = windowId;
    if (runtime.isHeadless) return;
    await this.#set(this.#placeOnScreen());
  }

  #placeOnScreen() {
    const { x = 60, y = 40, width, height } = this.#bounds;
    return { left: this.#isVisible ? x : farAway, top: this.#isVisible ? y : farAway, width, height };
  }

  async setContentSize({ width, height }) {
    await runtime.chromium.connection.browser.trySend('Browser.setContentsSize', { windowId: this.#windowId, width, height });
  }

  /** @param {{ x: number, y: number, width: number, height: number }} bounds */
  setBounds(bounds) {
    this.#bounds = bounds;
    if (runtime.isHeadless) this.#page.viewport.setSize(bounds);
    else if (this.#isVisible) this.#enqueue(() => this.#set({ left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height }));
  }

  show() {
    this.#isVisible = true;
    if (runtime.isHeadless) this.setState('normal');
    else this.setBounds(this.#bounds);
  }

  hide() {
    this.#isVisible = false;
    if (runtime.isHeadless) this.setState('minimized');
    else this.#enqueue(() => this.#set({ left: farAway, top: farAway }));
  }

  /** @param {'normal' | 'minimized' | 'maximized' | 'fullscreen'} windowState */
  setState(windowState) {
    this.#enqueue(() => this.#set({ windowState }));
  }

  focus() {
    if (!runtime.isHeadless) this.#enqueue(() => this.#page.cdp.trySend('Page.bringToFront'));
  }

  #enqueue(action) {
    this.#queue = this.#queue
      .then(() => this.#page.attached)
      .then(action)
      .catch((error) => debug('window', error.message));
  }

  async #set(bounds) {
    await runtime.chromium.connection.browser.trySend('Browser.setWindowBounds', { windowId: this.#windowId, bounds });
  }
}
