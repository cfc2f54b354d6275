/**
 * Sets up the environment of a sandboxed preload script: only require('electron') with contextBridge, ipcRenderer, and webUtils. Runs in
 * the isolated world before the page. Injected as source, so it must not refer to anything outside itself.
 * @param {{ preloadPath: string, isHeadful: boolean, platform: string, arch: string, versions: object, argv: string[] }} facts
 * @param {{ encode(value: unknown): string, decode(text: string): any }} codec
 * @param {{ expose(key: string, api: unknown): void, onQuestion(handler: Function): void }} bridge
 * @param {Function | null} preload
 */
export function runPreloadWorld(facts, codec, bridge, preload) {
  const post = globalThis.__standInPost;
  delete globalThis.__standInPost;
  const missing = (name) => new Error(`electron stand-in: ${name} is not provided to a preload script`);
  const guard = (name, target) =>
    new Proxy(target, {
      get(object, key) {
        if (typeof key === 'symbol' || key in object || key === 'then' || key === 'toJSON' || key === '__esModule' || key === 'default') {
          return object[key];
        }
        throw missing(`${name}.${key}`);
      },
    });

  const listeners = new Map();
  const listen = (channel, listener, original = listener) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), { listener, original }]);
    return ipcRenderer;
  };
  const unlisten = (channel, listener) => {
    const entries = listeners.get(channel) ?? [];
    const index = entries.findLastIndex((entry) => entry.original === listener);
    if (index >= 0) listeners.set(channel, entries.toSpliced(index, 1));
    return ipcRenderer;
  };
  const calls = new Map();
  let nextCall = 1;
  const send = (type, channel, id, args) => post(JSON.stringify([type, channel, id, codec.encode(args)]));

  const ipcRenderer = guard('ipcRenderer', {
    invoke: async (channel, ...args) => {
      const id = nextCall++;
      send('invoke', channel, id, args);
      return new Promise((resolve, reject) => calls.set(id, { resolve, reject }));
    },
    send: (channel, ...args) => send('send', channel, 0, args),
    on: listen,
    addListener: listen,
    once(channel, listener) {
      const wrapped = (...args) => {
        unlisten(channel, listener);
        listener(...args);
      };
      return listen(channel, wrapped, listener);
    },
    off: unlisten,
    removeListener: unlisten,
    removeAllListeners(channel) {
      if (channel === undefined) listeners.clear();
      else listeners.delete(channel);
      return ipcRenderer;
    },
    listenerCount: (channel) => listeners.get(channel)?.length ?? 0,
  });

  const receivers = {
    message(channel, text) {
      const event = { sender: ipcRenderer, ports: [], preventDefault() {} };
      for (const { listener } of [...(listeners.get(channel) ?? [])]) listener(event, ...codec.decode(text));
    },
    answer(id, text) {
      calls.get(id)?.resolve(codec.decode(text));
      calls.delete(id);
    },
    failure(id, message) {
      calls.get(id)?.reject(new Error(message));
      calls.delete(id);
    },
  };
  globalThis.__standInReceive = (kind, key, text) => receivers[kind](key, text);

  const ask = (name, details) => {
    const id = nextCall++;
    send(name, '', id, [details]);
    return new Promise((resolve, reject) => calls.set(id, { resolve, reject }));
  };
  bridge.onQuestion(ask);

  const electron = guard('electron', {
    ipcRenderer,
    contextBridge: guard('contextBridge', { exposeInMainWorld: (key, api) => bridge.expose(key, api) }),
    // Chromium gives pages no path of a dropped file. Electron's own File has it.
    webUtils: guard('webUtils', { getPathForFile: () => '' }),
  });
  const require = (id) => {
    if (id === 'electron' || id === 'electron/renderer') return electron;
    throw new Error(`module not found: ${id}`);
  };
  const { preloadPath, isHeadful, ...processFacts } = facts;
  const process = guard('process', { ...processFacts, type: 'renderer', sandboxed: true, contextIsolated: true, env: {} });

  installReports();
  if (isHeadful) behaveLikeAnApp();
  if (!preload) return;
  const module = { exports: {} };
  try {
    preload(require, module, module.exports, process);
  } catch (error) {
    send('preload-error', preloadPath, 0, [error instanceof Error ? error : new Error(String(error))]);
    console.error(`Unable to load preload script: ${preloadPath}`);
    console.error(error);
  }

  /**
   * With a display, Chromium's own shortcuts (reload, new window, print …) belong to the app's menu, and closing is checked with the app.
   */
  function behaveLikeAnApp() {
    const editing = /^(Key[ACVXYZ]|Arrow\w+|Backspace|Delete|Home|End|Enter|Insert)$/;
    addEventListener('keydown', (event) => {
      const isShortcut = (event.ctrlKey || event.metaKey || /^F([3-9]|1[0-2])$/.test(event.code)) && !editing.test(event.code);
      if (event.isTrusted && isShortcut) event.preventDefault();
    });
    addEventListener('beforeunload', (event) => event.preventDefault());
  }

  /** Installs the reports that Electron's main process gets about a page without an action of the page. */
  function installReports() {
    const report = (name, details) => send(name, '', 0, [details]);
    const reportSize = () => report('resized', { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio });
    addEventListener('resize', reportSize);
    // Chromium's DevTools report the title of a page when it is loaded, late and not always.
    let title = '';
    const reportTitle = () => {
      if (title === document.title) return;
      title = document.title;
      report('title', title);
    };
    addEventListener('DOMContentLoaded', () => {
      reportTitle();
      if (document.head) new MutationObserver(reportTitle).observe(document.head, { childList: true, subtree: true, characterData: true });
    });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => report('color-scheme', dark.matches ? 'dark' : 'light'));
    for (const type of ['keydown', 'keyup']) {
      const toInput = (event) => ({
        type: type === 'keydown' ? 'keyDown' : 'keyUp',
        key: event.key,
        code: event.code,
        isAutoRepeat: event.repeat,
        isComposing: event.isComposing,
        shift: event.shiftKey,
        control: event.ctrlKey,
        alt: event.altKey,
        meta: event.metaKey,
        location: event.location,
      });
      addEventListener(type, (event) => event.isTrusted && report('input', toInput(event)), { capture: true });
      addEventListener(type, (event) => event.isTrusted && !event.defaultPrevented && report('unused-input', toInput(event)));
    }
    addEventListener('contextmenu', (event) => {
      if (event.defaultPrevented) return;
      const target = event.composedPath()[0];
      const element = target instanceof Element ? target : document.body;
      const editable = element.closest(
        'input:not([type=checkbox],[type=radio],[type=button]),textarea,[contenteditable=""],[contenteditable=true]',
      );
      const link = element.closest('a[href]');
      const selectionText =
        editable && 'selectionStart' in editable
          ? editable.value.slice(editable.selectionStart ?? 0, editable.selectionEnd ?? 0)
          : String(getSelection() ?? '');
      report('context-menu', {
        x: event.clientX,
        y: event.clientY,
        linkURL: link?.href ?? '',
        linkText: link?.textContent ?? '',
        srcURL: element instanceof HTMLImageElement ? element.currentSrc : '',
        mediaType: element instanceof HTMLImageElement ? 'image' : 'none',
        isEditable: Boolean(editable),
        selectionText,
        canPaste: Boolean(editable),
      });
    });
  }
}
