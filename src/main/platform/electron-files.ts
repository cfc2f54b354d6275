import { dirname, join } from 'node:path';
import log from 'electron-log/node';
import Store from 'electron-store';
import type { LogSink } from '../diagnostics/logger';
import type { SettingsFile } from '../settings/settings';

const maxLogBytes = 5 * 1024 * 1024;

/** Opened at the first use: electron-store throws on a damaged file already when it is made, and `openSettings` looks for damage before. */
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

/** One rotating file of JSON lines; the older half is kept as `main.old.log`. Unpackaged builds also say errors aloud. */
export function createLogSink(folder: string, isPackaged: boolean): LogSink {
  const { file, console } = log.transports;
  file.resolvePathFn = () => `${folder}/main.log`;
  file.maxSize = maxLogBytes;
  file.format = '{text}';
  file.writeOptions = { ...file.writeOptions, mode: 0o600 };
  console.level = isPackaged ? false : 'error';
  console.format = '{text}';
  return {
    folder: dirname(file.getFile().path),
    write: (level, line) => log[level](line),
  };
}
