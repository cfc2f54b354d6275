import { isPlaceholder } from '../chromium/no-content.mjs';
import { inner, runtime } from '../runtime.mjs';
import { Frames } from './frames.mjs';
import { IpcLink } from './ipc-link.mjs';
import { Navigation } from './navigation.mjs';
import { OsWindow } from './os-window.mjs';
import { Popups } from './popups.mjs';
import { injectScripts } from './preload.mjs';
import { RendererProcess } from './renderer-process.mjs';
import { Reports } from './reports.mjs';
import { Requests } from './requests.mjs';
import { Theme } from './theme.mjs';
import { Viewport } from './viewport.mjs';

const allPages = new Set();
export const livePages = () => [...allPages];

/** One Chromium page, the working part of a webContents: owns its CDP session and the parts that use it. */
export class Page {
  title = '';
  isDestroyed = false;
  isCrashed = false;
  /** @type {import('../chromium/cdp.mjs').CdpSession} */
  cdp;
  targetId = '';

  /**
   * @param {{ contents: any, preferences: any, bounds: { x?: number, y?: number, width: number, height: number },
   *   isVisible: boolean, onGone: () => void }} options
   */
  constructor({ contents, preferences, bounds, isVisible, onGone }) {
    this.contents = contents;
    this.preferences = preferences;
    this.session = contents.session[inner];
    this.onGone = onGone;
    this.frames = new Frames(this);
    this.ipc = new IpcLink(this);
    this.navigation = new Navigation(this);
    this.osWindow = new OsWindow(this, bounds, isVisible);
    this.popups = new Popups(this);
    this.process = new RendererProcess(this);
    this.reports = new Reports(this);
    this.requests = new Requests(this);
    this.theme = new Theme(this);
    this.viewport = new Viewport(this, bounds);
    allPages.add(this);
    this.session.pages.add(this);
    this.attached = this.#attach();
    this.attached.catch((error) => {
      if (!this.isDestroyed && !runtime.isExiting) console.error(`electron stand-in: a page could not be opened: ${error.message}`);
    });
  }

  emit(event, ...args) {
    if (!this.isDestroyed) this.contents.emit(event, ...args);
  }

  async #attach() {
    const { targetId, session: cdp } = await this.osWindow.open();
    this.targetId = targetId;
    this.cdp = cdp;
    runtime.targets.watch(targetId, {
      onPopup: (popup) => this.popups.onOpened(popup),
      onEnd: () => this.onGone(),
      onInfo: (info) => this.#onInfo(info),
    });
    for (const part of [this.frames, this.ipc, this.navigation, this.popups, this.reports, this.requests]) part.watch(cdp);
    cdp.on('Inspector.targetCrashed', () => this.#onCrash());
    cdp.on('Page.javascriptDialogOpening', (dialog) => this.reports.onDialog(dialog));
    await Promise.all([
      cdp.send('Page.enable'),
      cdp.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      cdp.send('Runtime.enable'),
      cdp.send('Inspector.enable'),
      cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      ...injectScripts(this),
      ...(this.preferences.javascript === false ? [cdp.send('Emulation.setScriptExecutionDisabled', { value: true })] : []),
      this.theme.apply(),
      cdp.send('Runtime.runIfWaitingForDebugger'),
    ]);
    const { frameTree } = await cdp.send('Page.getFrameTree');
    this.frames.set(frameTree.frame);
    await this.osWindow.settle();
    await this.viewport.settle();
  }

  #onInfo({ title, url }) {
    // For a page without a title, Chromium reports the address as its title. Electron reports an empty title.
    if (!title || isPlaceholder(`http://${title}`) || url.replace(/\/$/, '').endsWith(title)) return;
    this.onTitle(title);
  }

  onTitle(title) {
    if (title === this.title) return;
    this.title = title;
    this.contents[inner].onTitle(title);
  }

  #onCrash() {
    this.isCrashed = true;
    this.process.onCrashed();
    this.navigation.onPageGone('ERR_FAILED');
    this.contents[inner].onRendererGone({ reason: 'crashed', exitCode: 5 });
  }

  /** Runs in the page's own world. @returns {Promise<any>} */
  async evaluate(expression, { isUserGesture = true, contextId } = {}) {
    await this.attached;
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: isUserGesture,
      ...(contextId ? { contextId } : {}),
    });
    if (!exceptionDetails) return result.value;
    const { exception, text } = exceptionDetails;
    throw new Error(exception?.description?.split('\n')[0] ?? (exception && 'value' in exception ? String(exception.value) : text));
  }

  async clearStorage() {
    await this.attached;
    const { origin } = new URL(await this.evaluate('location.href'));
    await this.cdp.trySend('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  destroy() {
    if (this.isDestroyed) return;
    this.navigation.onPageGone('ERR_FAILED');
    this.isDestroyed = true;
    allPages.delete(this);
    this.session.pages.delete(this);
    this.attached.then(
      () => runtime.targets.close(this.targetId),
      () => undefined,
    );
  }
}
