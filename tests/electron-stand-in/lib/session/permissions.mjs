import { runtime } from '../runtime.mjs';

/** Electron's permission names, and Chromium's names for those that it has a setting for. */
const descriptors = {
  'clipboard-read': [{ name: 'clipboard-read', allowWithoutSanitization: true, allowWithoutGesture: true }],
  'clipboard-sanitized-write': [{ name: 'clipboard-write' }],
  geolocation: [{ name: 'geolocation' }],
  'idle-detection': [{ name: 'idle-detection' }],
  'local-fonts': [{ name: 'local-fonts' }],
  media: [{ name: 'camera' }, { name: 'microphone' }],
  midi: [{ name: 'midi' }],
  midiSysex: [{ name: 'midi', sysex: true }],
  notifications: [{ name: 'notifications' }],
  'persistent-storage': [{ name: 'persistent-storage' }],
  'window-management': [{ name: 'window-management' }],
};

const ofDescriptorName = {
  camera: 'media',
  microphone: 'media',
  'clipboard-write': 'clipboard-sanitized-write',
};

/** Combines Chromium's permission and the app's handlers into one decision. @see ../in-page/permission-wrappers.mjs */
export class Permissions {
  requestHandler = null;
  checkHandler = null;
  deviceHandler = null;
  #session;

  /** @param {import('./session.mjs').Session} session */
  constructor(session) {
    this.#session = session;
  }

  /**
   * As in Electron, everything is granted until the app installs a handler. After that, a permission that no handler granted is refused.
   */
  async applyDefaults() {
    if (!runtime.chromium) return;
    const setting = this.requestHandler || this.checkHandler ? 'denied' : 'granted';
    const all = Object.values(descriptors).flat();
    await Promise.all(all.map((permission) => this.#set(permission, setting)));
  }

  /** A page requests a permission. @returns {Promise<boolean>} */
  async request({ contents, permission, details, url, origin, chromiumOrigin }) {
    const isGranted = await this.#askRequest(contents, permission, {
      requestingUrl: url,
      isMainFrame: true,
      ...details,
      securityOrigin: origin,
    });
    await this.#apply(permission, isGranted, chromiumOrigin);
    return isGranted;
  }

  /** A page queries the state of a permission. */
  async check({ contents, name, url, origin, chromiumOrigin }) {
    const permission = ofDescriptorName[name] ?? name;
    if (!this.checkHandler) return true;
    const isGranted = Boolean(
      this.checkHandler(contents, permission, origin, { requestingUrl: url, isMainFrame: true, securityOrigin: origin }),
    );
    await this.#apply(permission, isGranted, chromiumOrigin);
    return isGranted;
  }

  #askRequest(contents, permission, details) {
    if (!this.requestHandler) return Promise.resolve(true);
    return new Promise((resolve) => this.requestHandler(contents, permission, (isGranted) => resolve(Boolean(isGranted)), details));
  }

  async #apply(permission, isGranted, origin) {
    const found = descriptors[permission] ?? [];
    await Promise.all(found.map((descriptor) => this.#set(descriptor, isGranted ? 'granted' : 'denied', origin)));
  }

  async #set(permission, setting, origin) {
    const browserContextId = await this.#session.browserContext();
    await runtime.chromium.connection.browser.trySend('Browser.setPermission', {
      permission,
      setting,
      ...(origin ? { origin } : {}),
      ...(browserContextId ? { browserContextId } : {}),
    });
  }
}
