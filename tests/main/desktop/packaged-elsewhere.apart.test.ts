import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The calls that a packaged program makes to Electron for Windows and macOS, which aren't available here, in order. */
const calls = vi.hoisted(() => [] as unknown[][]);
const system = vi.hoisted(() => ({ openAtLogin: false, wasOpenedAtLogin: false, lostPaths: [] as string[] }));
const made = vi.hoisted(() => ({
  windows: [] as EventEmitterLike[],
  notifications: [] as EventEmitterLike[],
  activate: (): void => undefined,
}));
interface EventEmitterLike {
  emit(event: string, ...args: unknown[]): boolean;
}

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events');
  class BaseWindow extends EventEmitter {
    constructor(readonly options: unknown) {
      super();
      made.windows.push(this);
    }
  }
  class Notification extends EventEmitter {
    static isSupported = () => true;
    static handleActivation(listener: () => void) {
      made.activate = listener;
    }
    constructor() {
      super();
      made.notifications.push(this);
    }
    show() {}
  }
  return {
    BaseWindow,
    Notification,
    app: {
      isPackaged: true,
      getVersion: () => '1.2.3',
      getPath: (name: string) => {
        if (system.lostPaths.includes(name)) throw new Error(`Failed to get '${name}' path`);
        return `/${name}`;
      },
      getLocale: () => 'en',
      getAppPath: () => '/app',
      on: () => undefined,
      commandLine: { hasSwitch: () => false },
      setAsDefaultProtocolClient: (scheme: string) => calls.push(['protocol', scheme]),
      getLoginItemSettings: (asked: unknown) => {
        calls.push(['login item read', asked]);
        return system;
      },
      setLoginItemSettings: (wanted: { openAtLogin: boolean }) => {
        calls.push(['login item written', wanted]);
        system.openAtLogin = wanted.openAtLogin;
      },
    },
    BrowserWindow: { getFocusedWindow: () => null },
    dialog: {
      showSaveDialog: async (options: { defaultPath?: string }) => {
        calls.push(['save', options.defaultPath]);
        return { canceled: true };
      },
      showOpenDialog: async (options: { defaultPath?: string }) => {
        calls.push(['open', options.defaultPath]);
        return { canceled: true, filePaths: [] };
      },
    },
    Menu: {},
    nativeImage: {},
    powerMonitor: { on: () => undefined },
    shell: {},
    Tray: {},
  };
});

const { platform } = process;
const play = (value: NodeJS.Platform): void => void Object.defineProperty(process, 'platform', { value });

beforeEach(() => {
  calls.length = 0;
  system.openAtLogin = false;
  system.lostPaths = [];
  made.windows = [];
  made.notifications = [];
});
afterEach(() => play(platform));

describe('a packaged program on another system', () => {
  it.each([
    ['win32', [['protocol', 'diwan']]],
    // The app's package declares the link scheme.
    ['darwin', []],
  ] as const)('on %s claims links where no package does', async (system, claimed) => {
    play(system);
    const { createElectronProgram } = await import('@main/platform/electron-program');
    createElectronProgram(() => Promise.reject(new Error('not built here'))).onSecondStart(() => undefined);
    expect(calls).toEqual(claimed);
  });

  it.each(['win32', 'darwin'] as const)('on %s writes its login item when that differs, never over what the user has said', async (os) => {
    play(os);
    const { createElectronBackground } = await import('@main/platform/electron-background');
    const background = createElectronBackground({ appImage: null }, { run: () => Promise.reject(new Error('no programs here')) });
    const item = { args: ['--hidden'] };
    background.startWithSystem(true);
    background.startWithSystem(true);
    background.startWithSystem(false);
    expect(calls).toEqual([
      ['login item read', item],
      ['login item written', { ...item, openAtLogin: true }],
      ['login item read', item],
      ['login item read', item],
      ['login item written', { ...item, openAtLogin: false }],
    ]);
  });

  it('knows on macOS that it was started at login, where its login item carries no arguments', async () => {
    const { createElectronBackground } = await import('@main/platform/electron-background');
    const background = createElectronBackground({ appImage: null }, { run: () => Promise.reject(new Error('no programs here')) });
    system.wasOpenedAtLogin = true;
    for (const [os, was] of [
      ['darwin', true],
      ['win32', false],
    ] as const) {
      play(os);
      expect([os, background.wasStartedWithSystem()]).toEqual([os, was]);
    }
    play('darwin');
    system.wasOpenedAtLogin = false;
    expect(background.wasStartedWithSystem()).toBe(false);
  });

  it('is told on Windows that the session ends although it shows no window', async () => {
    play('win32');
    const { createElectronHost } = await import('@main/platform/electron-host');
    const ended = vi.fn();
    createElectronHost().onSystemEnding(ended);
    expect(made.windows).toMatchObject([{ options: { show: false } }]);
    made.windows[0]?.emit('session-end');
    expect(ended).toHaveBeenCalledTimes(1);
    play('darwin');
    createElectronHost().onSystemEnding(ended);
    expect(made.windows).toHaveLength(1);
  });

  it.each([
    ['win32', () => made.activate()],
    ['darwin', () => made.notifications[0]?.emit('click')],
  ] as const)('on %s opens its window for a click on a notification, whether it is still in sight or not', async (os, click) => {
    play(os);
    const { createElectronBackground } = await import('@main/platform/electron-background');
    const background = createElectronBackground({ appImage: null }, { run: () => Promise.reject(new Error('no programs here')) });
    const [clicked, failed] = [vi.fn(), vi.fn()];
    background.onNotificationClicked(clicked);
    background.notify({ title: 'Station', body: 'Stopped' }, failed);
    if (os === 'win32') made.notifications[0]?.emit('close', { reason: 'timedOut' });
    click();
    expect(clicked).toHaveBeenCalledTimes(1);
    made.notifications[0]?.emit('failed', {}, 'notifications are turned off');
    expect(failed).toHaveBeenCalledWith('notifications are turned off');
  });

  it('asks where to save although the system cannot name the folder of documents, nor any other one', async () => {
    const { electronDialogs } = await import('@main/platform/electron-system');
    const file = { folder: null, fileName: 'orders.xlsx', extension: 'xlsx' as const };
    for (const lost of [[], ['documents'], ['documents', 'home']]) {
      system.lostPaths = lost;
      expect(await electronDialogs.askFile(file)).toBeNull();
      expect(await electronDialogs.askOpenFile(file)).toBeNull();
    }
    expect(calls).toEqual([
      ['save', '/documents/orders.xlsx'],
      ['open', '/documents'],
      ['save', '/home/orders.xlsx'],
      ['open', '/home'],
      ['save', 'orders.xlsx'],
      ['open', undefined],
    ]);
  });
});
