import { spawn } from 'node:child_process';
import { createEvent, guard, KnownEmitter } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { getAppMetrics } from './app-metrics.mjs';
import { getLocale } from './locale.mjs';
import { getPath, setPath } from './paths.mjs';
import { SingleInstance } from './single-instance.mjs';

const events = [
  'activate',
  'before-quit',
  'browser-window-blur',
  'browser-window-created',
  'browser-window-focus',
  'child-process-gone',
  'quit',
  'ready',
  'render-process-gone',
  'second-instance',
  'open-url',
  'select-client-certificate',
  'session-created',
  'web-contents-created',
  'will-finish-launching',
  'will-quit',
  'window-all-closed',
];

const commandLine = guard('app.commandLine', {
  appendSwitch(name, value = '') {
    runtime.switches.set(name, String(value));
  },
  hasSwitch: (name) => runtime.switches.has(name),
  getSwitchValue: (name) => runtime.switches.get(name) ?? '',
});

/** State and internals of `app`. */
class Lifecycle {
  name;
  aboutPanel = {};
  relaunchOptions = null;
  badge = 0;
  loginItem = null;
  schemes = new Set();
  /** @type {() => any[]} windows of both classes; set by the window classes, which import this module */
  windows = () => [];
  #app;
  #settleReady;

  constructor(app) {
    this.#app = app;
    this.ready = new Promise((resolve) => {
      this.#settleReady = resolve;
    });
    this.instance = new SingleInstance((...args) => app.emit('second-instance', createEvent(), ...args));
  }

  becomeReady() {
    runtime.isReady = true;
    this.#app.emit('will-finish-launching');
    this.#app.emit('ready', createEvent(), {});
    this.#settleReady();
  }

  onLastWindowClosed() {
    if (runtime.isQuitting) return;
    if (this.#app.listenerCount('window-all-closed') === 0) this.#app.quit();
    else this.#app.emit('window-all-closed');
  }

  async quit() {
    if (runtime.isQuitting) return;
    const beforeQuit = createEvent();
    runtime.isQuitting = true;
    this.#app.emit('before-quit', beforeQuit);
    if (beforeQuit.defaultPrevented) runtime.isQuitting = false;
    else await this.#closeWindows();
    if (!runtime.isQuitting || this.windows().length > 0) return;
    const willQuit = createEvent();
    this.#app.emit('will-quit', willQuit);
    if (willQuit.defaultPrevented) runtime.isQuitting = false;
    else this.exit(0);
  }

  /** Requests each window to close, even after one has refused; on macOS in order from the newest to the oldest. */
  #closeWindows() {
    const windows = process.platform === 'darwin' ? this.windows().toReversed() : this.windows();
    return Promise.all(windows.map((window) => !window.isDestroyed() && window[inner].requestClose()));
  }

  /** A window that stays open cancels the quit. */
  onCloseRefused() {
    if (!runtime.isExiting) runtime.isQuitting = false;
  }

  /** Windows logs off, restarts, or shuts down: only windows get an event, no quit runs, and the process is ended at once. */
  endSession() {
    for (const window of this.windows()) window.emit('session-end', createEvent());
    process.kill(process.pid, 'SIGKILL');
  }

  exit(code) {
    if (runtime.isExiting) return;
    runtime.isExiting = true;
    runtime.isQuitting = true;
    for (const window of this.windows()) window[inner].destroy();
    this.#app.emit('quit', createEvent(), code);
    this.instance.release();
    this.#relaunch();
    const { chromium } = runtime;
    if (!chromium || chromium.child.exitCode !== null) process.exit(code);
    // Chromium writes the pages' storage before it exits. Without a response, the closing pipe ends Chromium anyway.
    const timer = setTimeout(() => process.exit(code), 3_000);
    chromium.child.once('exit', () => {
      clearTimeout(timer);
      process.exit(code);
    });
    chromium.connection.browser.trySend('Browser.close');
  }

  #relaunch() {
    if (!this.relaunchOptions) return;
    const { execPath = runtime.executable, args = process.argv.slice(1) } = this.relaunchOptions;
    spawn(execPath, args, { detached: true, stdio: 'inherit' }).unref();
  }
}

class App extends KnownEmitter {
  commandLine = commandLine;
  isPackaged = runtime.isPackaged;

  constructor() {
    super('app', events);
    this[inner] = new Lifecycle(this);
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('app', this);
  }

  get name() {
    return this[inner].name ?? runtime.packageJson.productName ?? runtime.packageJson.name ?? 'Electron';
  }

  set name(name) {
    this[inner].name = name;
  }

  getName() {
    return this.name;
  }

  setName(name) {
    this.name = name;
  }

  getVersion() {
    return runtime.packageJson.version ?? '0.0.0';
  }

  getAppPath() {
    return runtime.appPath;
  }

  getPath(name) {
    return getPath(name);
  }

  setPath(name, value) {
    setPath(name, value);
  }

  getLocale() {
    return getLocale();
  }

  getPreferredSystemLanguages() {
    return [getLocale()];
  }

  isReady() {
    return runtime.isReady;
  }

  whenReady() {
    return this[inner].ready;
  }

  quit() {
    this[inner].quit();
  }

  exit(code = 0) {
    this[inner].exit(code);
  }

  relaunch(options = {}) {
    this[inner].relaunchOptions = options;
  }

  requestSingleInstanceLock(additionalData) {
    return this[inner].instance.request(additionalData);
  }

  releaseSingleInstanceLock() {
    this[inner].instance.release();
  }

  hasSingleInstanceLock() {
    return this[inner].instance.isHeld;
  }

  enableSandbox() {
    if (runtime.isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    runtime.isSandboxForced = true;
  }

  /** Recorded only: there is no taskbar to group windows in. */
  setAppUserModelId() {}

  /** Recorded only, in place of the registry of Windows. */
  setAsDefaultProtocolClient(scheme) {
    this[inner].schemes.add(scheme);
    return true;
  }

  isDefaultProtocolClient(scheme) {
    return this[inner].schemes.has(scheme);
  }

  /** Recorded only: there is no icon to show the number on. */
  setBadgeCount(count = 0) {
    this[inner].badge = count;
    return false;
  }

  /** Recorded only: no system starts the stand-in. */
  setLoginItemSettings(settings) {
    this[inner].loginItem = { ...settings };
  }

  getLoginItemSettings() {
    return { openAtLogin: this[inner].loginItem?.openAtLogin ?? false, wasOpenedAtLogin: false };
  }

  /** Node resolves host names here. */
  configureHostResolver() {
    if (!runtime.isReady) throw new Error('configureHostResolver cannot be called before the app is ready');
  }

  getAppMetrics() {
    return getAppMetrics();
  }

  setAboutPanelOptions(options) {
    this[inner].aboutPanel = { ...options };
  }

  showAboutPanel() {
    console.error('electron stand-in: about', JSON.stringify(this[inner].aboutPanel));
  }
}

export const app = new App();
