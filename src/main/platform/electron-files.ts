import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LogSink } from '@main/system/log/logger';
import type { SettingsFile } from '@main/system/settings/settings';
import log from 'electron-log/node';
import Store from 'electron-store';

const maxLogBytes = 5 * 1024 * 1024;

/** Opens the file on first use: electron-store throws on a damaged file when it is created, and `openSettings` checks for damage before. */
export function openElectronStore(folder: string, name: string): SettingsFile {
  let made: Store<Record<string, unknown>> | null = null;
  const store = (): Store<Record<string, unknown>> => {
    made ??= new Store({ cwd: folder, name, clearInvalidConfig: false, accessPropertiesByDotNotation: false });
    return made;
  };
  return {
    path: join(folder, `${name}.json`),
    read: () => ({ ...store().store }),
    write(content) {
      store().store = content;
    },
  };
}

/** Returns `main-2026-11-22.log`: a file of JSON lines for each day. A file that grows too large is renamed, and a new one is started. */
function toLogPath(folder: string, now: Date): string {
  return join(folder, `main-${now.toISOString().slice(0, 10)}.log`);
}

/** Creates the log's files, which only the owner may read. Unpackaged builds also print errors to the console. */
export function createLogSink(folder: string, isPackaged: boolean): LogSink {
  const { file, console } = log.transports;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  file.resolvePathFn = () => toLogPath(folder, new Date());
  file.maxSize = maxLogBytes;
  file.format = '{text}';
  file.writeOptions = { ...file.writeOptions, mode: 0o600 };
  console.level = isPackaged ? false : 'error';
  console.format = '{text}';
  return {
    folder,
    write: (level, line) => log[level](line),
  };
}
