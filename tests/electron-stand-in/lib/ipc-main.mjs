import { EventEmitter } from 'node:events';
import { guard } from './guard.mjs';

/** Handlers of invoke() and listeners of send(), for `ipcMain` and `webContents.ipc`. */
class IpcMain extends EventEmitter {
  #handlers = new Map();

  constructor() {
    super();
    this.setMaxListeners(0);
    // Fields instead of methods, because private members don't work through the guard.
    this.handle = (channel, handler) => {
      if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      if (typeof handler !== 'function') throw new Error(`Expected handler to be a function, but found type '${typeof handler}'`);
      this.#handlers.set(channel, handler);
    };
    this.handleOnce = (channel, handler) => {
      this.handle(channel, (...args) => {
        this.removeHandler(channel);
        return handler(...args);
      });
    };
    this.removeHandler = (channel) => {
      this.#handlers.delete(channel);
    };
    this.handlerOf = (channel) => this.#handlers.get(channel);
  }
}

export const createIpcMain = (name) => guard(name, new IpcMain());

export const ipcMain = createIpcMain('ipcMain');
