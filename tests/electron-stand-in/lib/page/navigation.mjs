import { createEvent } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { netErrorNumber } from '../session/net-errors.mjs';
import { fromAlias, isAppScheme, schemeOf, toAlias } from '../session/schemes.mjs';

/** Loads documents for the app, emits events for the page's own navigations, and lets the app refuse the latter. */
export class Navigation {
  url = '';
  isLoading = false;
  /** HTTP status of the document being loaded, if the app's own handler set it. */
  documentStatus = 200;
  #page;
  /** Navigations that the page requested, by frame. Every other navigation is the app's own. */
  #requested = new Map();
  /** Links to the app's own scheme that the app didn't refuse. */
  #toFollow = new Map();
  /** @type {{ loaderId: string, url: string, resolve: () => void, reject: (error: Error) => void } | null} */
  #pending = null;
  #loadedIds = new Set();
  #loaderId = '';
  #hasFailed = false;
  /** Until the commit, the document that stops loading is the previous one. */
  #isAwaitingCommit = false;
  #isReloading = false;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  watch(cdp) {
    cdp.on('Page.frameRequestedNavigation', (request) => this.#onRequested(request));
    cdp.on('Page.frameStartedNavigating', ({ url }) => this.#onStarted(url));
    cdp.on('Page.frameNavigated', ({ frame }) => this.#onCommitted(frame));
    cdp.on('Page.navigatedWithinDocument', ({ frameId, url }) => this.#onWithinDocument(frameId, url));
    cdp.on('Page.lifecycleEvent', (event) => this.#onLifecycle(event));
    cdp.on('Page.frameStartedLoading', ({ frameId }) => this.#setLoading(frameId, true));
    cdp.on('Page.frameStoppedLoading', ({ frameId }) => this.#setLoading(frameId, false));
  }

  /** Implements webContents.loadURL. */
  async load(url) {
    if (!URL.canParse(url)) throw this.#failure('ERR_INVALID_URL', url);
    const target = toAlias(url);
    await this.#page.attached;
    this.#abortPending();
    this.#hasFailed = false;
    this.#isAwaitingCommit = true;
    if (!this.isLoading) this.#page.emit('did-start-loading', createEvent());
    this.isLoading = true;
    const { loaderId, errorText } = await this.#page.cdp.send('Page.navigate', { url: target });
    if (errorText) return this.#fail(errorText.replace('net::', ''), url);
    if (loaderId) await this.#loaded(loaderId, url);
  }

  /** Whether another document is about to replace the current one; false if the window is closing. */
  get isLeaving() {
    return this.#isAwaitingCommit || this.#isReloading || this.#requested.has(this.#page.frames.mainFrameId) || this.#toFollow.size > 0;
  }

  reload({ ignoreCache = false } = {}) {
    this.#isReloading = true;
    this.#page.attached.then(() => this.#page.cdp.trySend('Page.reload', { ignoreCache }));
  }

  /** @returns {boolean} whether the app refuses the page's request for a document */
  isRefused({ frameId, url, isRedirect }) {
    const isMainFrame = frameId === this.#page.frames.mainFrameId;
    const isRequested = this.#requested.delete(frameId);
    if (isRedirect) return this.#isPrevented(['will-redirect'], { url, isMainFrame, frameId });
    if (!isRequested && isMainFrame) return false;
    return this.#isPrevented(['will-frame-navigate', ...(isMainFrame ? ['will-navigate'] : [])], { url, isMainFrame, frameId });
  }

  onPageGone(name) {
    this.isLoading = false;
    this.#pending?.reject(this.#failure(name, this.#pending.url));
    this.#pending = null;
  }

  #isPrevented(names, { url, isMainFrame, frameId }) {
    const frame = this.#page.frames.toWebFrame(frameId);
    return names.some((name) => {
      const event = createEvent({ url, isMainFrame, isSameDocument: false, frame, initiator: frame });
      this.#page.emit(name, event, url, false, isMainFrame);
      return event.defaultPrevented;
    });
  }

  /** Chromium doesn't call the interceptor for schemes that it doesn't implement, so the app is called as soon as the page requests one. */
  #onRequested({ frameId, url, disposition }) {
    if (disposition !== 'currentTab') return;
    const scheme = schemeOf(url);
    if (['http', 'https', 'file'].includes(scheme)) {
      this.#requested.set(frameId, url);
      return;
    }
    const isMainFrame = frameId === this.#page.frames.mainFrameId;
    const names = ['will-frame-navigate', ...(isMainFrame ? ['will-navigate'] : [])];
    const isPrevented = this.#isPrevented(names, { url, isMainFrame, frameId });
    if (['about', 'blob', 'data', 'javascript'].includes(scheme)) {
      if (isPrevented) this.#page.cdp.trySend('Page.stopLoading');
    } else if (isPrevented) return;
    else if (isAppScheme(scheme)) this.#toFollow.set(url, frameId);
    else this.#page.requests.openExternal(url);
  }

  /** The page's own navigation to a scheme that Chromium doesn't implement has begun and will fail. The alias can follow. */
  #onStarted(url) {
    const frameId = this.#toFollow.get(url);
    if (this.#toFollow.delete(url)) this.#page.cdp.trySend('Page.navigate', { url: toAlias(url), frameId });
  }

  #onCommitted(frame) {
    this.#page.frames.set(frame);
    this.#requested.delete(frame.id);
    if (frame.parentId) return;
    this.#page.isCrashed = false;
    this.#isAwaitingCommit = false;
    this.#isReloading = false;
    this.#loaderId = frame.loaderId;
    this.url = fromAlias(frame.unreachableUrl ?? frame.url + (frame.urlFragment ?? ''));
    this.#page.title = '';
    this.#page.theme.onDocument();
    if (frame.unreachableUrl) {
      // Electron also reports the app's own loads by the rejected promise.
      if (!this.#hasFailed) this.#emitFailure('ERR_FAILED', this.url);
      return;
    }
    this.#page.emit('did-navigate', createEvent(), this.url, this.documentStatus, this.documentStatus === 200 ? 'OK' : '');
    if (this.#pending && this.#pending.loaderId !== frame.loaderId) this.#abortPending();
  }

  #onWithinDocument(frameId, url) {
    this.#requested.delete(frameId);
    this.#page.frames.setUrl(frameId, url);
    const isMainFrame = frameId === this.#page.frames.mainFrameId;
    if (isMainFrame) this.url = fromAlias(url);
    this.#page.emit('did-navigate-in-page', createEvent(), fromAlias(url), isMainFrame, 1, 1);
  }

  #onLifecycle({ frameId, loaderId, name }) {
    if (frameId !== this.#page.frames.mainFrameId || loaderId !== this.#loaderId || this.url.startsWith('chrome-error:')) return;
    const isFailed = this.#hasFailed;
    if (name === 'DOMContentLoaded' && !isFailed) this.#page.emit('dom-ready', createEvent());
    if (name === 'firstContentfulPaint' || name === 'load') this.#page.contents[inner].onPainted(loaderId);
    if (name !== 'load' || isFailed) return;
    this.#loadedIds.add(loaderId);
    this.#page.process.onLoaded();
    this.#page.emit('did-finish-load', createEvent());
    if (this.#pending?.loaderId === loaderId) {
      this.#pending.resolve();
      this.#pending = null;
    }
  }

  #setLoading(frameId, isLoading) {
    if (frameId !== this.#page.frames.mainFrameId || this.isLoading === isLoading || this.#isAwaitingCommit) return;
    this.isLoading = isLoading;
    this.#page.emit(isLoading ? 'did-start-loading' : 'did-stop-loading', createEvent());
  }

  #loaded(loaderId, url) {
    if (this.#loadedIds.delete(loaderId)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#pending = { loaderId, url, resolve, reject };
    });
  }

  #abortPending() {
    this.#pending?.reject(this.#failure('ERR_ABORTED', this.#pending.url));
    this.#pending = null;
    this.#loadedIds.clear();
  }

  #fail(name, url) {
    this.#hasFailed = true;
    this.#isAwaitingCommit = false;
    if (this.isLoading) this.#page.emit('did-stop-loading', createEvent());
    this.isLoading = false;
    if (name !== 'ERR_ABORTED') this.#emitFailure(name, url);
    throw this.#failure(name, url);
  }

  #emitFailure(name, url) {
    if (!runtime.isExiting) this.#page.emit('did-fail-load', createEvent(), netErrorNumber(name), name, url, true, 1, 1);
  }

  #failure(name, url) {
    const errno = netErrorNumber(name);
    return Object.assign(new Error(`${name} (${errno}) loading '${url}'`), { code: name, errno, url });
  }
}
