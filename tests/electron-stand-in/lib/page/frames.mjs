import { guard } from '../guard.mjs';
import { fromAlias, originOf } from '../session/schemes.mjs';

export const preloadWorld = 'Electron Isolated Context';

/** The frames of a page and their script contexts, as CDP reports them. */
export class Frames {
  mainFrameId = '';
  #page;
  #frames = new Map();
  #contexts = new Map();

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {import('../chromium/cdp.mjs').CdpSession} cdp */
  watch(cdp) {
    cdp.on('Runtime.executionContextCreated', ({ context }) => this.#contexts.set(context.id, context));
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => this.#contexts.delete(executionContextId));
    cdp.on('Runtime.executionContextsCleared', () => this.#contexts.clear());
    cdp.on('Page.frameDetached', ({ frameId }) => this.#frames.delete(frameId));
  }

  set(frame) {
    if (!frame.parentId) this.mainFrameId = frame.id;
    this.#frames.set(frame.id, frame);
  }

  has(frameId) {
    return this.#frames.has(frameId);
  }

  /** Script context in which the preload of the main frame runs; undefined between two documents. */
  preloadContext() {
    for (const context of this.#contexts.values()) {
      if (context.name === preloadWorld && context.auxData.frameId === this.mainFrameId) return context.id;
    }
    return undefined;
  }

  frameOfContext(contextId) {
    return this.#contexts.get(contextId)?.auxData.frameId;
  }

  urlOf(frameId) {
    const frame = this.#frames.get(frameId);
    return fromAlias(frame ? frame.url + (frame.urlFragment ?? '') : '');
  }

  setUrl(frameId, url) {
    const frame = this.#frames.get(frameId);
    if (frame) Object.assign(frame, { url, urlFragment: undefined });
  }

  /** Returns Electron's WebFrameMain; null for a frame that no longer exists. */
  toWebFrame(frameId) {
    if (!this.#frames.has(frameId)) return null;
    const frames = this;
    return guard('WebFrameMain', {
      get url() {
        return frames.urlOf(frameId);
      },
      get origin() {
        return originOf(frames.urlOf(frameId));
      },
      get name() {
        return frames.#frames.get(frameId)?.name ?? '';
      },
      get parent() {
        return frames.toWebFrame(frames.#frames.get(frameId)?.parentId);
      },
      get top() {
        return frames.toWebFrame(frames.mainFrameId);
      },
      get detached() {
        return !frames.has(frameId);
      },
      isDestroyed: () => !frames.has(frameId),
      send: (channel, ...args) => frames.#page.ipc.send(channel, args),
    });
  }
}
