import { guard } from '../guard.mjs';

/** Matches Electron's patterns: <all_urls>, or scheme://host/path with `*`. */
function toMatcher(patterns) {
  if (!patterns || patterns.length === 0) return () => true;
  const toPattern = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  const expressions = patterns.map((pattern) => (pattern === '<all_urls>' ? /^/ : new RegExp(`^${toPattern(pattern)}$`, 'i')));
  return (url) => expressions.some((expression) => expression.test(url));
}

let nextRequestId = 1;

/** @param {WebRequest} webRequest */
export const createWebRequestApi = (webRequest) =>
  guard('session.webRequest', {
    onBeforeRequest: (...args) => webRequest.onBeforeRequest(...args),
    onHeadersReceived: (...args) => webRequest.onHeadersReceived(...args),
  });

/** `session.webRequest`, for every request of the session's pages and of its fetch. */
export class WebRequest {
  #listeners = new Map();

  onBeforeRequest(filterOrListener, listener) {
    this.#set('onBeforeRequest', filterOrListener, listener);
  }

  onHeadersReceived(filterOrListener, listener) {
    this.#set('onHeadersReceived', filterOrListener, listener);
  }

  /** @returns {Promise<{ cancel?: boolean, redirectURL?: string }>} */
  askBefore(details) {
    return this.#ask('onBeforeRequest', details);
  }

  /** @returns {Promise<{ cancel?: boolean, responseHeaders?: Record<string, string | string[]>, statusLine?: string }>} */
  askHeaders(details) {
    return this.#ask('onHeadersReceived', details);
  }

  wantsHeaders(url) {
    return this.#listeners.get('onHeadersReceived')?.matches(url) ?? false;
  }

  #set(name, filterOrListener, listener) {
    if (filterOrListener === null) this.#listeners.delete(name);
    else if (typeof filterOrListener === 'function') this.#listeners.set(name, { matches: toMatcher(), listener: filterOrListener });
    else this.#listeners.set(name, { matches: toMatcher(filterOrListener.urls), listener });
  }

  #ask(name, details) {
    const entry = this.#listeners.get(name);
    if (!entry?.matches(details.url)) return Promise.resolve({});
    const full = { id: nextRequestId++, timestamp: Date.now(), referrer: '', ...details };
    return new Promise((resolve) => entry.listener(full, (answer) => resolve(answer ?? {})));
  }
}
