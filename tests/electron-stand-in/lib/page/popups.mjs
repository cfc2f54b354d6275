import { runtime } from '../runtime.mjs';
import { fromAlias } from '../session/schemes.mjs';

/**
 * Handles window.open() and target=_blank. Requests of pages are checked beforehand (../in-page/popup-wrappers.mjs). A popup that bypassed
 * the check, from a frame for instance, is decided on before it has loaded anything.
 */
export class Popups {
  handler = null;
  #page;
  #requests = [];

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  watch(cdp) {
    cdp.on('Page.windowOpen', (request) => this.#requests.push(request));
  }

  /** @param {{ url: string, frameName: string, features: string, disposition: string }} request */
  async onAsked(request) {
    const url = fromAlias(request.url);
    if (this.#decide({ ...request, url }) === 'deny') return;
    this.#warn(url);
    const { session } = await runtime.targets.create({ url: request.url });
    await session.trySend('Runtime.runIfWaitingForDebugger');
  }

  async onOpened({ session, info }) {
    const request = this.#requests.shift();
    const url = fromAlias(request?.url ?? info.url);
    const features = request?.windowFeatures?.join(',') ?? '';
    const disposition = features ? 'new-window' : 'foreground-tab';
    if (this.#decide({ url, frameName: request?.windowName ?? '', features, disposition }) === 'deny') {
      return this.#refuse(session, info.targetId);
    }
    this.#warn(url);
    await session.trySend('Runtime.runIfWaitingForDebugger');
  }

  #decide(request) {
    const referrer = { url: this.#page.navigation.url, policy: 'strict-origin-when-cross-origin' };
    try {
      return this.handler ? this.handler({ ...request, referrer })?.action : 'allow';
    } catch (error) {
      console.error('electron stand-in: the window open handler failed:', error);
      return 'deny';
    }
  }

  #warn(url) {
    console.error(`electron stand-in: opened ${url} in a bare Chromium window; windows made by setWindowOpenHandler are not provided`);
  }

  /**
   * Closing a popup that still waits for the debugger can block its opener's window.open() forever. So the popup is resumed with its
   * network refused, and then closed.
   */
  async #refuse(session, targetId) {
    session.on('Fetch.requestPaused', ({ requestId }) => session.trySend('Fetch.failRequest', { requestId, errorReason: 'Aborted' }));
    session.trySend('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    session.trySend('Runtime.runIfWaitingForDebugger');
    await runtime.targets.close(targetId);
  }
}
