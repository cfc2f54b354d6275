import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a packaged program asks of Windows and macOS, where none of them is at hand: Electron's own calls, in order. */
const calls = vi.hoisted(() => [] as unknown[][]);
const system = vi.hoisted(() => ({ openAtLogin: false }));

vi.mock('electron', () => ({
  app: {
    isPackaged: true,
    getVersion: () => '1.2.3',
    getPath: () => '/data',
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
  dialog: {},
  Menu: {},
  Notification: {},
  nativeImage: {},
  shell: {},
  Tray: {},
}));

const { platform } = process;
const play = (value: NodeJS.Platform): void => void Object.defineProperty(process, 'platform', { value });

beforeEach(() => {
  calls.length = 0;
  system.openAtLogin = false;
});
afterEach(() => play(platform));

describe('a packaged program on another system', () => {
  it.each([
    ['win32', [['protocol', 'diwan']]],
    // Its package says so itself.
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
    const background = createElectronBackground({ appImage: null });
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
});
