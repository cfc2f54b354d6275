/**
 * Lets the session's permission handlers decide before Chromium does: each wrapped function first sends a request to the main process,
 * which sets Chromium's own permission for this origin, and only then calls the original. What a page gets is therefore Chromium's real
 * refusal or grant. Injected as source, so it must not refer to anything outside itself.
 * @param {(name: string, details: object) => Promise<boolean>} ask
 */
export function installPermissionWrappers(ask) {
  const wrap = (owner, method, toQuestion, refuse) => {
    const original = owner?.[method];
    if (typeof original !== 'function') return;
    const wrapped = {
      [method](...args) {
        const question = toQuestion(args);
        if (!question) return original.apply(this, args);
        return ask('permission-request', question).then((isGranted) => {
          if (!isGranted && refuse) return refuse(args);
          return original.apply(this, args);
        });
      },
    }[method];
    Object.defineProperty(owner, method, { value: wrapped, configurable: true, enumerable: true, writable: true });
  };
  const named = (permission) => () => ({ permission, details: {} });
  const refuseWith = (name, message) => () => Promise.reject(new DOMException(message, name));

  const { Geolocation, MediaDevices, Clipboard, Notification, Permissions, Element } = globalThis;
  wrap(Geolocation?.prototype, 'getCurrentPosition', named('geolocation'));
  wrap(MediaDevices?.prototype, 'getUserMedia', ([constraints]) => ({
    permission: 'media',
    details: { mediaTypes: [...(constraints?.audio ? ['audio'] : []), ...(constraints?.video ? ['video'] : [])] },
  }));
  wrap(MediaDevices?.prototype, 'getDisplayMedia', named('display-capture'), refuseWith('NotAllowedError', 'Permission denied'));
  wrap(Clipboard?.prototype, 'read', named('clipboard-read'));
  wrap(Clipboard?.prototype, 'readText', named('clipboard-read'));
  wrap(Clipboard?.prototype, 'write', named('clipboard-sanitized-write'));
  wrap(Clipboard?.prototype, 'writeText', named('clipboard-sanitized-write'));
  wrap(Notification, 'requestPermission', named('notifications'));
  wrap(globalThis.Navigator?.prototype, 'requestMIDIAccess', ([options]) => ({
    permission: options?.sysex ? 'midiSysex' : 'midi',
    details: {},
  }));
  wrap(globalThis.IdleDetector, 'requestPermission', named('idle-detection'));
  wrap(globalThis, 'queryLocalFonts', named('local-fonts'));
  wrap(globalThis, 'getScreenDetails', named('window-management'));
  wrap(Element?.prototype, 'requestFullscreen', named('fullscreen'), () => Promise.reject(new TypeError('Permissions check failed')));
  wrap(Element?.prototype, 'requestPointerLock', named('pointerLock'), refuseWith('NotAllowedError', 'Permission denied'));
  for (const device of ['usb', 'hid', 'serial', 'bluetooth']) {
    const owner = globalThis.navigator?.[device] && Object.getPrototypeOf(globalThis.navigator[device]);
    for (const method of ['requestDevice', 'requestPort']) {
      wrap(owner, method, named(device), refuseWith('NotFoundError', 'No device selected.'));
    }
  }

  const query = Permissions?.prototype.query;
  if (!query) return;
  Permissions.prototype.query = function (descriptor) {
    return ask('permission-check', { name: descriptor?.name }).then(() => query.call(this, descriptor));
  };
}
