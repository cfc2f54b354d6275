import { uptime } from 'node:os';
import { join } from 'node:path';
import type { AppHost } from '@main/system/ports/app-host';
import { withinLimit } from '@main/system/time/time-limit';
import { app, BaseWindow, powerMonitor } from 'electron';
import { readMachine } from './machine';

/** References to windows that would otherwise be garbage collected. */
const sessionWindows = new Set<BaseWindow>();

/** Time limit in ms; the program ends after it even if a step hangs. */
const quitLimitMs = 8000;

function onQuitting(listener: () => Promise<void>): void {
  let isDone = false;
  app.on('will-quit', (event) => {
    if (isDone) return;
    event.preventDefault();
    const quit = (): void => {
      isDone = true;
      app.quit();
    };
    withinLimit(listener(), quitLimitMs).then(quit, quit);
  });
}

function onUncaught(listener: Parameters<AppHost['onUncaught']>[0]): void {
  process.on('uncaughtException', (error) => listener(error, 'exception'));
  process.on('unhandledRejection', (reason) => listener(reason, 'rejection'));
}

/** Returns one of the three systems that Diwan is built for; any other one is treated as Linux. */
function supportedPlatform(platform: NodeJS.Platform): AppHost['platform'] {
  return platform === 'win32' || platform === 'darwin' ? platform : 'linux';
}

export function createElectronHost(): AppHost {
  return {
    info: {
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      chrome: process.versions.chrome ?? '',
      platform: process.platform,
      locale: app.getLocale(),
    },
    isPackaged: app.isPackaged,
    platform: supportedPlatform(process.platform),
    userData: app.getPath('userData'),
    machine: readMachine(),
    computerStartedAt: new Date(Date.now() - uptime() * 1000),
    rendererFolder: join(app.getAppPath(), 'out', 'renderer'),
    quit: () => app.quit(),
    exit: (code) => app.exit(code),
    onActivated(listener) {
      app.on('activate', listener);
    },
    outliveWindows() {
      // Electron quits when all windows are closed unless there is a listener.
      app.on('window-all-closed', () => undefined);
    },
    onQuitAsked(listener) {
      app.on('before-quit', (event) => listener(() => event.preventDefault()));
    },
    onQuitting,
    onSystemEnding(listener) {
      powerMonitor.on('shutdown', listener);
      // Windows ends programs without `quit` and notifies only windows: this one, without a page, exists even if no other window is open.
      if (process.platform === 'win32') sessionWindows.add(new BaseWindow({ show: false }).on('session-end', listener));
    },
    onUncaught,
    onHelperGone(listener) {
      app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
        if (reason !== 'clean-exit') listener({ type, reason, exitCode });
      });
    },
  };
}
