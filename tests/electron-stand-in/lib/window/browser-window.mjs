// Longer than other files: one class has all of Electron's API of a window, one line for each member.
import { app } from '../app/app.mjs';
import { createEvent, guard, KnownEmitter } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { WebContents, webContents } from '../web-contents/web-contents.mjs';
import { baseWindows } from './base-window.mjs';
import { checkWindowOptions } from './window-options.mjs';
import { WindowState } from './window-state.mjs';

const events = [
  'always-on-top-changed',
  'blur',
  'close',
  'closed',
  'enter-full-screen',
  'focus',
  'hide',
  'leave-full-screen',
  'maximize',
  'minimize',
  'move',
  'moved',
  'page-title-updated',
  'query-session-end',
  'ready-to-show',
  'resize',
  'resized',
  'responsive',
  'restore',
  'session-end',
  'show',
  'unmaximize',
  'unresponsive',
];

let nextId = 1;
const windows = new Map();

class BrowserWindowImplementation extends KnownEmitter {
  constructor(options = {}) {
    super('BrowserWindow', events);
    if (!runtime.isReady) throw new Error('Cannot create BrowserWindow before app is ready');
    checkWindowOptions(options);
    this.id = nextId++;
    const self = guard('BrowserWindow', this, () => this[inner].isDestroyed);
    const state = new WindowState(self, options, { onGone: () => windows.delete(this.id), others: () => [...windows.values()] });
    this[inner] = state;
    this.webContents = new WebContents(state, options.webPreferences ?? {});
    state.start(this.webContents[inner].page);
    windows.set(this.id, self);
    process.nextTick(() => {
      app.emit('browser-window-created', createEvent(), self);
      if (state.isVisible) state.focus();
    });
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return self;
  }

  static getAllWindows() {
    return [...windows.values()];
  }

  static getFocusedWindow() {
    return [...windows.values()].find((window) => window[inner].isFocused) ?? null;
  }

  static fromWebContents(contents) {
    return [...windows.values()].find((window) => window.webContents === contents) ?? null;
  }

  static fromId(id) {
    return windows.get(id) ?? null;
  }

  loadURL(url, options) {
    return this.webContents.loadURL(url, options);
  }

  show() {
    this[inner].show();
    this[inner].focus();
  }

  showInactive() {
    this[inner].show();
  }

  hide() {
    this[inner].hide();
  }

  focus() {
    this[inner].focus();
  }

  blur() {
    this[inner].blur();
  }

  close() {
    this[inner].requestClose();
  }

  destroy() {
    this[inner].destroy();
  }

  reload() {
    this.webContents.reload();
  }

  isDestroyed() {
    return this[inner].isDestroyed;
  }

  isVisible() {
    return this[inner].isVisible;
  }

  isFocused() {
    return this[inner].isFocused;
  }

  minimize() {
    this[inner].minimize();
  }

  isMinimized() {
    return this[inner].isMinimized;
  }

  restore() {
    this[inner].restore();
  }

  maximize() {
    this[inner].setMaximized(true);
  }

  unmaximize() {
    this[inner].setMaximized(false);
  }

  isMaximized() {
    return this[inner].isMaximized;
  }

  setFullScreen(isOn) {
    this[inner].setFullScreen(isOn);
  }

  isFullScreen() {
    return this[inner].isFullScreen;
  }

  getBounds() {
    return { ...this[inner].bounds };
  }

  getNormalBounds() {
    return { ...this[inner].normalBounds };
  }

  setBounds(bounds) {
    this[inner].setBounds(bounds);
  }

  getContentBounds() {
    return this.getBounds();
  }

  getSize() {
    return [this[inner].bounds.width, this[inner].bounds.height];
  }

  setSize(width, height) {
    this[inner].setBounds({ width, height });
  }

  getContentSize() {
    return this.getSize();
  }

  setContentSize(width, height) {
    this.setSize(width, height);
  }

  getPosition() {
    return [this[inner].bounds.x, this[inner].bounds.y];
  }

  setPosition(x, y) {
    this[inner].setBounds({ x, y });
  }

  center() {
    this[inner].center();
  }

  setAlwaysOnTop(isOnTop) {
    this[inner].setAlwaysOnTop(Boolean(isOnTop));
  }

  isAlwaysOnTop() {
    return this[inner].isAlwaysOnTop;
  }

  setMinimumSize(width, height) {
    this[inner].minimumSize = { width, height };
  }

  getMinimumSize() {
    return [this[inner].minimumSize.width, this[inner].minimumSize.height];
  }

  setTitle(title) {
    this[inner].title = String(title);
  }

  getTitle() {
    return this[inner].title;
  }

  setBackgroundColor(color) {
    this[inner].setBackgroundColor(color);
  }

  getBackgroundColor() {
    return this[inner].backgroundColor;
  }

  isMenuBarVisible() {
    return this[inner].isMenuBarVisible;
  }

  setMenuBarVisibility(isVisible) {
    this[inner].isMenuBarVisible = Boolean(isVisible);
  }

  setAutoHideMenuBar() {}

  setProgressBar(progress) {
    this[inner].progress = progress;
  }

  flashFrame(isOn) {
    this[inner].isFlashing = Boolean(isOn);
  }
}

app[inner].windows = () => [...windows.values(), ...baseWindows()];
webContents[inner].windowOf = BrowserWindowImplementation.fromWebContents;

export const BrowserWindow = guard('BrowserWindow', BrowserWindowImplementation);
