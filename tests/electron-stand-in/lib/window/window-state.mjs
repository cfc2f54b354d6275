import { app } from '../app/app.mjs';
import { createEvent } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { workArea } from '../system/screen.mjs';

const screenArea = () => ({ ...workArea(), x: 0, y: 0 });

/** State and behavior of a BrowserWindow. The class of that name is only its public API. */
export class WindowState {
  isDestroyed = false;
  isFocused = false;
  isMinimized = false;
  isMaximized = false;
  isFullScreen = false;
  isAlwaysOnTop = false;
  isFlashing = false;
  progress = -1;
  #window;
  #onGone;
  #others;
  #page;
  #paintedLoader = '';
  #wasAsked = false;

  /** @param {any} window @param {Record<string, any>} options @param {{ onGone: () => void, others: () => any[] }} context */
  constructor(window, options, { onGone, others }) {
    this.#window = window;
    this.#onGone = onGone;
    this.#others = others;
    this.options = options;
    this.isVisible = options.show !== false;
    this.isMenuBarVisible = options.autoHideMenuBar !== true;
    this.title = options.title ?? app.getName();
    this.backgroundColor = options.backgroundColor ?? '#FFFFFF';
    this.minimumSize = { width: options.minWidth ?? 0, height: options.minHeight ?? 0 };
    const { width = 800, height = 600 } = options;
    const area = screenArea();
    const { x = Math.round((area.width - width) / 2), y = Math.round((area.height - height) / 2) } = options;
    this.normalBounds = { x, y, width, height };
    this.bounds = { ...this.normalBounds };
    if (options.fullscreen) {
      this.isFullScreen = true;
      this.bounds = area;
    }
  }

  /** @param {import('../page/page.mjs').Page} page */
  start(page) {
    this.#page = page;
    if (this.options.backgroundColor) this.setBackgroundColor(this.options.backgroundColor);
  }

  show() {
    if (this.isVisible && !this.isMinimized) return;
    this.isVisible = true;
    this.isMinimized = false;
    this.#page.osWindow.show();
    this.#window.emit('show');
  }

  hide() {
    if (!this.isVisible) return;
    this.isVisible = false;
    this.#page.osWindow.hide();
    this.#window.emit('hide');
    this.blur();
  }

  focus() {
    if (this.isFocused || !this.isVisible || this.isDestroyed) return;
    for (const other of this.#others()) if (other !== this.#window) other.blur();
    this.isFocused = true;
    this.#page.osWindow.focus();
    this.#window.emit('focus');
    app.emit('browser-window-focus', createEvent(), this.#window);
  }

  blur() {
    if (!this.isFocused) return;
    this.isFocused = false;
    this.#window.emit('blur');
    app.emit('browser-window-blur', createEvent(), this.#window);
  }

  minimize() {
    if (this.isMinimized) return;
    this.isMinimized = true;
    this.#page.osWindow.setState('minimized');
    this.#window.emit('minimize');
    this.blur();
  }

  restore() {
    if (this.isMinimized) {
      this.isMinimized = false;
      this.#page.osWindow.setState('normal');
      this.#window.emit('restore');
    } else this.setMaximized(false);
  }

  setMaximized(isOn) {
    if (this.isMaximized === isOn) return;
    this.isMaximized = isOn;
    if (!runtime.isHeadless) this.#page.osWindow.setState(isOn ? 'maximized' : 'normal');
    this.#moveTo(isOn ? screenArea() : this.normalBounds);
    this.#window.emit(isOn ? 'maximize' : 'unmaximize');
  }

  setFullScreen(isOn) {
    if (this.isFullScreen === isOn) return;
    this.isFullScreen = isOn;
    if (!runtime.isHeadless) this.#page.osWindow.setState(isOn ? 'fullscreen' : 'normal');
    this.#moveTo(isOn ? screenArea() : this.normalBounds);
    this.#window.emit(isOn ? 'enter-full-screen' : 'leave-full-screen');
  }

  /** Recorded only: Chromium has no such windows. */
  setAlwaysOnTop(isOn) {
    if (this.isAlwaysOnTop === isOn) return;
    this.isAlwaysOnTop = isOn;
    this.#window.emit('always-on-top-changed', createEvent(), isOn);
  }

  setBounds(bounds) {
    const wanted = { ...this.bounds, ...bounds };
    const width = Math.round(Math.max(wanted.width, this.minimumSize.width));
    const height = Math.round(Math.max(wanted.height, this.minimumSize.height));
    this.isMaximized = false;
    this.normalBounds = { x: Math.round(wanted.x), y: Math.round(wanted.y), width, height };
    this.#moveTo(this.normalBounds);
  }

  center() {
    const area = screenArea();
    const { width, height } = this.bounds;
    this.setBounds({ x: Math.round((area.width - width) / 2), y: Math.round((area.height - height) / 2) });
  }

  setBackgroundColor(color) {
    this.backgroundColor = color;
    const match = /^#([\da-f]{6})$/i.exec(color);
    if (!match) return;
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(match[1].slice(at, at + 2), 16));
    this.#page.attached
      .then(() => this.#page.cdp.trySend('Emulation.setDefaultBackgroundColorOverride', { color: { r, g, b, a: 1 } }))
      .catch(() => undefined);
  }

  /** @returns {Promise<boolean>} whether the window has closed; the app's `close` listeners can refuse it */
  async requestClose() {
    if (this.isDestroyed) return true;
    if (!this.allowsClose()) return false;
    await new Promise((resolve) => setImmediate(resolve));
    this.destroy();
    return true;
  }

  /** Calls the app's `close` listeners. */
  allowsClose() {
    const event = createEvent();
    this.#window.emit('close', event);
    this.#wasAsked = !event.defaultPrevented;
    if (event.defaultPrevented) app[inner].onCloseRefused();
    return this.#wasAsked;
  }

  /** The page is closed. Chromium doesn't check with a page that the user never touched, so the app's listeners are called only now. */
  onClosedByPerson() {
    if (!this.#wasAsked) this.allowsClose();
    this.destroy();
  }

  destroy() {
    if (this.isDestroyed) return;
    this.#window.webContents[inner].destroy();
    this.#end();
  }

  #end() {
    this.blur();
    this.isDestroyed = true;
    this.#onGone();
    this.#window.emit('closed');
    if (app[inner].windows().length === 0) app[inner].onLastWindowClosed();
  }

  onTitle(title) {
    const event = createEvent();
    this.#window.emit('page-title-updated', event, title, true);
    if (!event.defaultPrevented) this.title = title;
  }

  onPainted(loaderId) {
    if (this.isVisible || this.#paintedLoader === loaderId) return;
    this.#paintedLoader = loaderId;
    this.#window.emit('ready-to-show');
  }

  /** A user or a test resized the page. */
  onResized({ width, height }) {
    this.bounds = { ...this.bounds, width, height };
    if (!this.isMaximized && !this.isFullScreen) this.normalBounds = { ...this.bounds };
    this.#window.emit('resize');
  }

  #moveTo(bounds) {
    const { x, y, width, height } = this.bounds;
    this.bounds = { ...bounds };
    this.#page.osWindow.setBounds(this.bounds);
    if (x !== bounds.x || y !== bounds.y) this.#window.emit('move');
    if (width !== bounds.width || height !== bounds.height) this.#window.emit('resize');
  }
}
