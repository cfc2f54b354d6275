import { app } from '../app/app.mjs';
import { createEvent } from '../guard.mjs';
import { Page } from '../page/page.mjs';
import { createPrinter } from '../printing/print.mjs';

/** The parts of a webContents outside Electron's API: its page, and the reports of the page's parts. */
export class Contents {
  isDestroyed = false;
  isDevToolsOpen = false;
  #contents;
  #window;
  #onDestroyed;

  /**
   * @param {{ contents: any, window: import('../window/window-state.mjs').WindowState, preferences: Record<string, any>,
   *   onDestroyed: () => void, onUnusedInput: (input: object) => void }} options
   */
  constructor({ contents, window, preferences, onDestroyed, onUnusedInput }) {
    this.#contents = contents;
    this.#window = window;
    this.#onDestroyed = onDestroyed;
    /** Called for a key that the page didn't use. With a display, the application menu's accelerators get it. */
    this.onUnusedInput = onUnusedInput;
    this.preferences = preferences;
    const { bounds, isVisible } = window;
    const onGone = () => this.onClosedByPerson();
    this.page = new Page({ contents, preferences, bounds, isVisible, onGone });
    this.print = createPrinter(this.page);
  }

  onTitle(title) {
    this.#contents.emit('page-title-updated', createEvent(), title, true);
    this.#window.onTitle(title);
  }

  onPainted(loaderId) {
    this.#window.onPainted(loaderId);
  }

  onResized(size) {
    this.#window.onResized(size);
  }

  onRendererGone(details) {
    app.emit('render-process-gone', createEvent(), this.#contents, details);
    this.#contents.emit('render-process-gone', createEvent(), details);
  }

  /** Whether the user may close the window. Chromium requests this, because its pages are made to listen to `beforeunload`. */
  mayUnload() {
    return this.#window.allowsClose();
  }

  onClosedByPerson() {
    if (!this.isDestroyed) this.#window.onClosedByPerson();
  }

  destroy() {
    if (this.isDestroyed) return;
    this.page.destroy();
    this.isDestroyed = true;
    this.#onDestroyed();
    this.#contents.emit('destroyed');
  }

  close() {
    this.#window.requestClose();
  }
}
