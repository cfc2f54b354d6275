import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { isatty } from 'node:tty';
import { plainStart } from '@main/start/first-instance';
import type { Program } from '@main/start/main-entry';
import { forgetVariables, readAccountVariable } from '@main/system/ports/config';
import { toLanguage } from '@shared/domain/language';
import { app, dialog } from 'electron';
import { linkScheme, readOrderLink } from '../start/order-link';
import { refusedSwitches } from '../start/refused-switches';

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The error can't be reported to anyone.
  }
}

/** Resolves even if the console is closed. */
function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.once('error', () => resolve());
    stream.write(text, () => resolve());
  });
}

/** Returns the language of `Intl`, because the app's isn't known yet and Electron has the system's only when it is ready. */
function systemLanguage() {
  return toLanguage(new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).language);
}

const endLimitMs = 20_000;

async function hasEnded(pid: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < endLimitMs; waitedMs += 100) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await delay(100);
  }
  return false;
}

/**
 * Resolves to the first piped line, without a prompt at a console, where the typed text would be visible. Reads the descriptor, because on
 * Windows Electron replaces `process.stdin` with a stream that ends at once, even if there is piped input.
 */
async function readPipedLine(): Promise<string | null> {
  if (isatty(0)) return null;
  const input = createReadStream('', { fd: 0 });
  const lines = createInterface({ input });
  // A program without a standard input has a descriptor that can't be read.
  input.on('error', () => lines.close());
  for await (const line of lines) return line;
  return null;
}

/** Reads the command line at once: switches that the app appends later count as its own. */
export function createElectronProgram(build: Program['build']): Program {
  const dataFolder = (): string => app.getPath('userData');
  return {
    version: app.getVersion(),
    isPackaged: app.isPackaged,
    language: systemLanguage(),
    pid: process.pid,
    hasEnded,
    refusedSwitches: refusedSwitches.filter((name) => app.commandLine.hasSwitch(name)),
    print: (text) => write(process.stdout, text),
    variable: readAccountVariable,
    readLine: readPipedLine,
    complain: (text) => write(process.stderr, text),
    forget: (variables) => forgetVariables(variables),
    async refuse(switches) {
      const { translator } = await import('@shared/i18n/translate');
      const t = translator(systemLanguage());
      dialog.showErrorBox(
        t('desktop.refusedSwitches'),
        t('desktop.refusedSwitchesBody', { switches: switches.map((name) => `--${name}`).join(', ') }),
      );
    },
    exit: (code) => app.exit(code),
    dataFolder,
    takeOwnData: () => app.setPath('userData', mkdtempSync(join(tmpdir(), 'diwan-smoke-'))),
    removeOwnData() {
      const folder = dataFolder();
      // Chromium writes until the program ends; files that it still has open are left in the system's temporary folder.
      process.once('exit', () => attempt(() => rmSync(folder, { recursive: true, force: true })));
    },
    takeLock: (handOver) => app.requestSingleInstanceLock(handOver),
    onSecondStart(listener) {
      app.on('second-instance', (_event, _argv, _folder, data) => listener(data));
      // macOS sends a link to the running program.
      app.on('open-url', (event, link) => {
        event.preventDefault();
        listener({ ...plainStart, order: readOrderLink(link) });
      });
      // On macOS and Linux the installed package registers the scheme; on Windows the program has to.
      if (app.isPackaged && process.platform === 'win32') app.setAsDefaultProtocolClient(linkScheme);
    },
    removeStartEntry: async () => (await import('./electron-background')).removeStartEntry(),
    async resetSettings() {
      const [{ resetSettings }, { openElectronStore }] = await Promise.all([import('../start/reset-settings'), import('./electron-files')]);
      return resetSettings((name) => openElectronStore(dataFolder(), name), new Date());
    },
    build,
  };
}
