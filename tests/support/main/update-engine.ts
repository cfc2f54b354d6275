import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUpdateEngine } from '@main/platform/updates/update-engine';
import type { Updater } from '@main/support/updates/updater';
import type { Logger } from '@main/system/log/logger';
import type { UpdateChannel } from '@shared/contract/desktop/updates';
import { AppImageUpdater, NsisUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { vi } from 'vitest';
import { stringify } from 'yaml';

/** electron-updater's own network layer with Node's network below it; trusts one certificate. */
class NodeExecutor extends ElectronHttpExecutor {
  readonly #certificate: string;
  constructor(certificate: string) {
    super();
    this.#certificate = certificate;
  }
  override createRequest(options: Record<string, unknown>, callback: (response: unknown) => void): never {
    return (options.protocol === 'http:' ? requestHttp : requestHttps)(
      { ...options, ca: this.#certificate, agent: false },
      callback as never,
    ) as never;
  }
}

/** A computer with an installed copy of the app that updates itself. */
export interface UpdatedComputer {
  folder: string;
  userData: string;
  /** The file that the app was started from, and that an update replaces. */
  appImage: string;
  logged: string[];
  /** Ends the program with the event that electron-updater listens for. */
  end(): void;
  engine(options?: { feed?: string | undefined; channel?: UpdateChannel }): Updater;
}

export interface ComputerOptions {
  platform?: 'linux' | 'win32';
  version?: string;
  /** Content of `app-update.yml`; contains the server's address by default. */
  builtConfig?: Record<string, unknown>;
  server: { origin: string; certificate: string };
  allowLoopback?: boolean;
}

/** Changes the environment of this process, until `vi.unstubAllEnvs()`. */
export function createUpdatedComputer({
  platform = 'linux',
  version = '1.0.0',
  builtConfig,
  server,
  allowLoopback = false,
}: ComputerOptions): UpdatedComputer {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-updates-'));
  const userData = join(folder, 'data');
  mkdirSync(userData);
  const configPath = join(folder, 'app-update.yml');
  writeFileSync(configPath, stringify({ provider: 'generic', url: server.origin, updaterCacheDirName: 'diwan-updater', ...builtConfig }));
  const appImage = join(folder, 'Diwan.AppImage');
  writeFileSync(appImage, 'old program');
  // electron-updater reads the file to replace from the environment.
  vi.stubEnv('APPIMAGE', appImage);
  const logged: string[] = [];
  const note = (event: string, details: Record<string, unknown> = {}): void => void logged.push(`${event} ${JSON.stringify(details)}`);
  const error = (event: string): string => {
    note(event);
    return 'K7F3-Q9XM';
  };
  const log: Logger = { info: note, warn: note, error, hide: () => () => undefined };
  const atEnd: ((exitCode: number) => void)[] = [];
  const app = {
    version,
    name: 'Diwan',
    isPackaged: true,
    appUpdateConfigPath: configPath,
    userDataPath: userData,
    baseCachePath: join(folder, 'cache'),
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: (listener: (exitCode: number) => void) => void atEnd.push(listener),
  };
  return {
    folder,
    userData,
    appImage,
    logged,
    end() {
      for (const listener of atEnd) listener(0);
    },
    engine({ feed, channel = 'latest' } = {}) {
      const updater = platform === 'win32' ? new NsisUpdater(null, app) : new AppImageUpdater(null, app);
      Object.assign(updater, { httpExecutor: new NodeExecutor(server.certificate), _testOnlyOptions: { platform } });
      return createUpdateEngine({ updater, feed, channel, allowLoopback, log });
    },
  };
}
