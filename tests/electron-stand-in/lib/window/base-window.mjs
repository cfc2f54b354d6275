import { app } from '../app/app.mjs';
import { createEvent, guard, KnownEmitter } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';

const windows = new Set();

/** The state of a BaseWindow: it can be closed, and while open it prevents `window-all-closed`. */
class BaseWindowState {
  isDestroyed = false;
  #window;

  constructor(window) {
    this.#window = window;
  }

  async requestClose() {
    if (this.isDestroyed) return true;
    const event = createEvent();
    this.#window.emit('close', event);
    if (event.defaultPrevented) app[inner].onCloseRefused();
    else this.destroy();
    return !event.defaultPrevented;
  }

  destroy() {
    if (this.isDestroyed) return;
    this.isDestroyed = true;
    windows.delete(this.#window);
    this.#window.emit('closed');
    if (app[inner].windows().length === 0) app[inner].onLastWindowClosed();
  }
}

class BaseWindowImplementation extends KnownEmitter {
  constructor({ show = true, ...others } = {}) {
    super('BaseWindow', ['close', 'closed', 'query-session-end', 'session-end']);
    if (!runtime.isReady) throw new Error('Cannot create BaseWindow before app is ready');
    const [unknown] = Object.keys(others);
    if (show || unknown) throw new Error(`electron stand-in: BaseWindow with ${unknown ?? 'show: true'} is not provided`);
    const self = guard('BaseWindow', this, () => this[inner].isDestroyed);
    this[inner] = new BaseWindowState(self);
    windows.add(self);
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return self;
  }

  close() {
    this[inner].requestClose();
  }

  destroy() {
    this[inner].destroy();
  }

  isDestroyed() {
    return this[inner].isDestroyed;
  }
}

export const baseWindows = () => [...windows];

/** Only hidden windows without views, for events that only windows get. `BrowserWindow.getAllWindows()` doesn't list them. */
export const BaseWindow = guard('BaseWindow', BaseWindowImplementation);
