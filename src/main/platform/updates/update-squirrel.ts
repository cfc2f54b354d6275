import type { EventEmitter } from 'node:events';
import { UpdateError } from '@main/support/updates/updater';

/** Electron's own updater on macOS; it gets the file from electron-updater. */
export interface NativeUpdater extends EventEmitter {
  checkForUpdates(): void;
}

/** Passes the downloaded file to macOS, which checks its signature while the program still runs and can report a problem. */
export function handToSquirrel(native: NativeUpdater): Promise<void> {
  return new Promise((resolve, reject) => {
    const taken = (): void => {
      native.off('error', refused);
      resolve();
    };
    const refused = (error: Error): void => {
      native.off('update-downloaded', taken);
      const problem = /code signature|not signed|signature/i.test(error.message) ? 'notSigned' : 'installFailed';
      reject(new UpdateError(problem, error.message, { cause: error }));
    };
    native.once('update-downloaded', taken);
    native.once('error', refused);
    native.checkForUpdates();
  });
}
