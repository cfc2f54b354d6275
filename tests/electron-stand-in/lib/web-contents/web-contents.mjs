// Longer than other files: one class has all of Electron's API of a webContents, a few lines for each member.
import { app } from '../app/app.mjs';
import { createEvent, guard, KnownEmitter } from '../guard.mjs';
import { createIpcMain } from '../ipc-main.mjs';
import { toPdf } from '../printing/pdf.mjs';
import { listPrinters } from '../printing/printers.mjs';
import { inner } from '../runtime.mjs';
import { session } from '../session/session.mjs';
import { nativeImage } from '../system/native-image.mjs';
import { Contents } from './contents.mjs';
import { runEditCommand } from './edit-commands.mjs';

const events = [
  'before-input-event',
  'blur',
  'console-message',
  'context-menu',
  'destroyed',
  'devtools-closed',
  'devtools-opened',
  'did-attach-webview',
  'did-create-window',
  'did-fail-load',
  'did-finish-load',
  'did-navigate',
  'did-navigate-in-page',
  'did-start-loading',
  'did-stop-loading',
  'dom-ready',
  'focus',
  'ipc-message',
  'page-title-updated',
  'preload-error',
  'render-process-gone',
  'responsive',
  'unresponsive',
  'will-attach-webview',
  'will-frame-navigate',
  'will-navigate',
  'will-prevent-unload',
  'will-redirect',
  'zoom-changed',
];

const all = new Map();
let nextId = 1;

export class WebContents extends KnownEmitter {
  /** @param {import('../window/window-state.mjs').WindowState} window @param {Record<string, any>} preferences */
  constructor(window, preferences) {
    super('webContents', events);
    this.id = nextId++;
    this.ipc = createIpcMain('webContents.ipc');
    this.session = preferences.session ?? (preferences.partition ? session.fromPartition(preferences.partition) : session.defaultSession);
    const self = guard('webContents', this, () => this[inner].isDestroyed);
    const onDestroyed = () => all.delete(this.id);
    const onUnusedInput = (input) => webContents[inner].onUnusedInput(self, input);
    this[inner] = new Contents({ contents: self, window, preferences, onDestroyed, onUnusedInput });
    if (preferences.zoomFactor) this[inner].page.viewport.setZoomFactor(preferences.zoomFactor);
    all.set(this.id, self);
    process.nextTick(() => app.emit('web-contents-created', createEvent(), self));
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return self;
  }

  get mainFrame() {
    const { frames } = this[inner].page;
    return frames.toWebFrame(frames.mainFrameId);
  }

  loadURL(url, options = {}) {
    const [option] = Object.keys(options);
    if (option) return Promise.reject(new Error(`electron stand-in: loadURL option ${option} is not provided`));
    return this[inner].page.navigation.load(url);
  }

  getURL() {
    return this[inner].page.navigation.url;
  }

  getTitle() {
    return this[inner].page.title;
  }

  isDestroyed() {
    return this[inner].isDestroyed;
  }

  isCrashed() {
    return this[inner].page.isCrashed;
  }

  isLoading() {
    return this[inner].page.navigation.isLoading;
  }

  reload() {
    this[inner].page.navigation.reload();
  }

  reloadIgnoringCache() {
    this[inner].page.navigation.reload({ ignoreCache: true });
  }

  close() {
    this[inner].close();
  }

  send(channel, ...args) {
    this[inner].page.ipc.send(channel, args);
  }

  async executeJavaScript(code, isUserGesture = false) {
    const { page } = this[inner];
    await page.attached;
    if (page.navigation.isLoading) await new Promise((resolve) => this.once('did-stop-loading', resolve));
    return page.evaluate(code, { isUserGesture });
  }

  setWindowOpenHandler(handler) {
    this[inner].page.popups.handler = handler;
  }

  print(options = {}, callback) {
    this[inner].print(options, callback);
  }

  async printToPDF(options = {}) {
    return toPdf(this[inner].page, options);
  }

  getPrintersAsync() {
    return listPrinters();
  }

  async capturePage(area) {
    const { page } = this[inner];
    await page.attached;
    const clip = area ? { clip: { ...area, scale: 1 } } : {};
    const { data } = await page.cdp.send('Page.captureScreenshot', { format: 'png', ...clip });
    return nativeImage.createFromBuffer(Buffer.from(data, 'base64'));
  }

  getZoomFactor() {
    return this[inner].page.viewport.zoomFactor;
  }

  setZoomFactor(factor) {
    this[inner].page.viewport.setZoomFactor(factor);
  }

  /** Each level is 20 % larger than the previous one. */
  getZoomLevel() {
    return Number((Math.log(this.getZoomFactor()) / Math.log(1.2)).toFixed(6));
  }

  setZoomLevel(level) {
    this.setZoomFactor(1.2 ** level);
  }

  undo() {
    runEditCommand(this[inner].page, 'undo');
  }

  redo() {
    runEditCommand(this[inner].page, 'redo');
  }

  cut() {
    runEditCommand(this[inner].page, 'cut');
  }

  copy() {
    runEditCommand(this[inner].page, 'copy');
  }

  paste() {
    runEditCommand(this[inner].page, 'paste');
  }

  delete() {
    runEditCommand(this[inner].page, 'delete');
  }

  selectAll() {
    runEditCommand(this[inner].page, 'selectAll');
  }

  openDevTools() {
    if (this[inner].preferences.devTools === false || this[inner].isDevToolsOpen) return;
    this[inner].isDevToolsOpen = true;
    this.emit('devtools-opened');
  }

  closeDevTools() {
    if (!this[inner].isDevToolsOpen) return;
    this[inner].isDevToolsOpen = false;
    this.emit('devtools-closed');
  }

  isDevToolsOpened() {
    return this[inner].isDevToolsOpen;
  }

  getLastWebPreferences() {
    const defaults = { sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false };
    return { ...defaults, ...this[inner].preferences };
  }

  getOSProcessId() {
    return this[inner].page.process.pid;
  }

  forcefullyCrashRenderer() {
    const { page } = this[inner];
    page.attached.then(() => page.cdp.trySend('Page.crash')).catch(() => undefined);
  }

  /** Pages are never throttled here. */
  setBackgroundThrottling() {}

  focus() {}
}

export const webContents = guard('webContents module', {
  getAllWebContents: () => [...all.values()],
  fromId: (id) => all.get(id),
  fromDevToolsTargetId: (targetId) => [...all.values()].find((contents) => contents[inner].page.targetId === targetId),
  getFocusedWebContents: () => [...all.values()].find((contents) => webContents[inner].windowOf(contents)?.isFocused()) ?? null,
  [inner]: {
    /** Set by the window classes, which import this module. */
    windowOf: () => null,
    /** Set by the menu, which imports this module. */
    onUnusedInput: () => undefined,
  },
});
