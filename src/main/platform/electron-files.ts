import { dirname } from 'node:path';
import log from 'electron-log/node';
import Store from 'electron-store';
import type { LogSink } from '../diagnostics/logger';
import type { SettingsFile } from '../settings/settings';

const maxLogBytes = 5 * 1024 * 1024;

/** Damage is dealt with by `openSettings` before a store is read, so the store itself must not throw the content away. */
export function openElectronStore(folder: string, name: string): SettingsFile {
  const store = new Store<Record<string, unknown>>({ cwd: folder, name, clearInvalidConfig: false, accessPropertiesByDotNotation: false });
  return {
    path: store.path,
    read: () => ({ ...store.store }),
    write(content) {
      store.store = content;
    },
  };
}

/** One rotating file of JSON lines; the older half is kept as `main.old.log`. */
export function createLogSink(folder: string): LogSink {
  const { file, console } = log.transports;
  file.resolvePathFn = () => `${folder}/main.log`;
  file.maxSize = maxLogBytes;
  file.format = '{text}';
  file.writeOptions = { ...file.writeOptions, mode: 0o600 };
  console.level = false;
  return {
    folder: dirname(file.getFile().path),
    write: (level, line) => log[level](line),
  };
}
