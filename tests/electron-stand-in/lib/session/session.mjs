import path from 'node:path';
import { getPath } from '../app/paths.mjs';
import { guard, KnownEmitter } from '../guard.mjs';
import { inner, runtime } from '../runtime.mjs';
import { Certificates } from './certificates.mjs';
import { fetchInSession } from './fetch.mjs';
import { Permissions } from './permissions.mjs';
import { createProtocol } from './protocol.mjs';
import { readProxyConfig, resolveProxy } from './proxy.mjs';
import { createWebRequestApi, WebRequest } from './web-request.mjs';

/**
 * The working parts of one session. The default session uses Chromium's own profile. Every other session has a browser context of its own,
 * in memory even if the partition's name has `persist:`.
 */
class SessionParts {
  webRequest = new WebRequest();
  permissions = new Permissions(this);
  certificates = new Certificates();
  proxy = readProxyConfig({ mode: 'system' });
  /** @type {Set<import('../page/page.mjs').Page>} */
  pages = new Set();
  #browserContext;

  constructor(partition) {
    this.partition = partition;
    const { api, handlerOf } = createProtocol();
    this.protocol = { api, handlerOf };
  }

  /** Chromium's ID for this session; undefined for the default session. @returns {Promise<string | undefined>} */
  browserContext() {
    if (this.partition === '') return Promise.resolve(undefined);
    this.#browserContext ??= runtime.chromium.connection.browser
      .send('Target.createBrowserContext', { disposeOnDetach: true })
      .then(({ browserContextId }) => browserContextId);
    return this.#browserContext;
  }
}

export class Session extends KnownEmitter {
  constructor(partition) {
    super('session', ['will-download']);
    this[inner] = new SessionParts(partition);
    this.protocol = this[inner].protocol.api;
    this.webRequest = createWebRequestApi(this[inner].webRequest);
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('session', this);
  }

  fetch(input, init) {
    const { webRequest, protocol, certificates } = this[inner];
    return fetchInSession({ webRequest, protocol, certificates }, input, init);
  }

  setPermissionRequestHandler(handler) {
    this[inner].permissions.requestHandler = handler;
    this[inner].permissions.applyDefaults();
  }

  setPermissionCheckHandler(handler) {
    this[inner].permissions.checkHandler = handler;
    this[inner].permissions.applyDefaults();
  }

  /** Recorded only: no page ever reaches a device, because choosing a device is always refused. */
  setDevicePermissionHandler(handler) {
    this[inner].permissions.deviceHandler = handler;
  }

  isPersistent() {
    return this[inner].partition === '' || this[inner].partition.startsWith('persist:');
  }

  getStoragePath() {
    return this[inner].partition === '' ? path.join(getPath('sessionData'), 'stand-in-chromium') : null;
  }

  async clearStorageData() {
    await Promise.all([...this[inner].pages].map((page) => page.clearStorage()));
  }

  async clearCache() {
    await Promise.all([...this[inner].pages].map((page) => page.cdp.trySend('Network.clearBrowserCache')));
  }

  /** Chromium stores its code cache in the profile anyway. */
  setCodeCachePath(folder) {
    if (typeof folder !== 'string' || !path.isAbsolute(folder)) throw new TypeError('Absolute path must be provided to store code cache.');
  }

  allowNTLMCredentialsForDomains() {}

  setSpellCheckerEnabled() {}

  setCertificateVerifyProc(proc) {
    this[inner].certificates.proc = proc;
  }

  async setProxy(config) {
    this[inner].proxy = readProxyConfig(config);
  }

  async resolveProxy(url) {
    return resolveProxy(this[inner].proxy, url);
  }

  async closeAllConnections() {}
}

const sessions = new Map();

function sessionOf(partition) {
  if (!sessions.has(partition)) sessions.set(partition, new Session(partition));
  return sessions.get(partition);
}

export const session = guard('session module', {
  get defaultSession() {
    return sessionOf('');
  },
  /** The `cache` option has no effect here: nothing is cached. */
  fromPartition: (partition, _options) => sessionOf(String(partition)),
});

/** Every session made so far, for applying their settings once Chromium is running. */
export const allSessions = () => [...sessions.values()];
