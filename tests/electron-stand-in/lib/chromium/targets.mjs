import { debug } from '../runtime.mjs';

/**
 * @typedef {{ targetId: string, openerId?: string, url: string, title: string }} TargetInfo
 * @typedef {(popup: { session: import('./cdp.mjs').CdpSession, info: TargetInfo }) => void} PopupHandler
 */

/** The pages of the browser: creates them, and assigns the browser's popup and end events to them. */
export class Targets {
  #connection;
  /** Sessions that arrived before the response to the createTarget call that made them. */
  #unclaimed = new Map();
  #creating = 0;
  #expected = new Map();
  #waiting = new Map();
  #popupHandlers = new Map();
  #endHandlers = new Map();
  #titleHandlers = new Map();

  /** @param {import('./cdp.mjs').CdpConnection} connection */
  constructor(connection) {
    this.#connection = connection;
    const { browser } = connection;
    browser.on('Target.attachedToTarget', (event) => this.#onAttached(event));
    browser.on('Target.targetInfoChanged', ({ targetInfo }) => this.#titleHandlers.get(targetInfo.targetId)?.(targetInfo));
    browser.on('Target.detachedFromTarget', ({ sessionId }) => connection.forget(sessionId));
    browser.on('Target.targetDestroyed', ({ targetId }) => this.#onDestroyed(targetId));
  }

  async start() {
    const { browser } = this.#connection;
    await browser.send('Target.setDiscoverTargets', { discover: true });
    await browser.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page', exclude: false }, { exclude: true }],
    });
  }

  /** Creates a page, paused until its session sends Runtime.runIfWaitingForDebugger. */
  async create(options) {
    this.#creating += 1;
    try {
      const { targetId } = await this.#connection.browser.send('Target.createTarget', options);
      return { targetId, session: this.#unclaimed.get(targetId) ?? (await this.#attachment(targetId)) };
    } finally {
      this.#creating -= 1;
      if (this.#creating === 0) this.#resumeUnclaimed();
    }
  }

  /** Resolves with the page that another process (a second Chromium start) opens at this address. */
  expect(url) {
    return new Promise((resolve) => this.#expected.set(url, resolve));
  }

  /** @param {string} targetId @param {{ onPopup: PopupHandler, onEnd: () => void, onInfo: (info: TargetInfo) => void }} handlers */
  watch(targetId, { onPopup, onEnd, onInfo }) {
    this.#popupHandlers.set(targetId, onPopup);
    this.#endHandlers.set(targetId, onEnd);
    this.#titleHandlers.set(targetId, onInfo);
  }

  async close(targetId) {
    await this.#connection.browser.trySend('Target.closeTarget', { targetId });
  }

  #attachment(targetId) {
    return new Promise((resolve) => this.#waiting.set(targetId, resolve));
  }

  #onAttached({ sessionId, targetInfo }) {
    const { targetId } = targetInfo;
    const session = this.#connection.session(sessionId);
    debug('attached', targetInfo.url, targetInfo.openerId ? '(popup)' : '');
    const claim = this.#waiting.get(targetId);
    const expectation = this.#expected.get(targetInfo.url);
    const onPopup = this.#popupHandlers.get(targetInfo.openerId);
    if (claim) {
      this.#waiting.delete(targetId);
      claim(session);
    } else if (expectation) {
      this.#expected.delete(targetInfo.url);
      expectation({ targetId, session });
    } else if (onPopup) onPopup({ session, info: targetInfo });
    else if (this.#creating > 0) this.#unclaimed.set(targetId, session);
    else session.trySend('Runtime.runIfWaitingForDebugger');
  }

  #resumeUnclaimed() {
    for (const session of this.#unclaimed.values()) session.trySend('Runtime.runIfWaitingForDebugger');
    this.#unclaimed.clear();
  }

  #onDestroyed(targetId) {
    const onEnd = this.#endHandlers.get(targetId);
    for (const handlers of [this.#popupHandlers, this.#endHandlers, this.#titleHandlers]) handlers.delete(targetId);
    onEnd?.();
  }
}
