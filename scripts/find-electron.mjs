// Finds Electron's own program, and downloads it if possible.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realElectron } from './electron-env.mjs';

const root = join(import.meta.dirname, '..');
const downloadFailed = join(root, 'node_modules/.cache/diwan-electron-unavailable');
const downloadLimitMs = 120_000;

function download() {
  console.log('Fetching Electron …');
  // The system's own Node may be too old for Electron's installer.
  const node = join(root, process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node');
  const installer = [join(root, 'node_modules/electron/install.js')];
  spawnSync(existsSync(node) ? node : process.execPath, installer, { cwd: root, stdio: 'ignore', timeout: downloadLimitMs });
}

/**
 * Returns the program's path, or null. Tries the download once per installation, so that an offline computer doesn't wait at every start.
 */
export function fetchElectron({ isDemanded }) {
  const present = realElectron();
  if (present || (existsSync(downloadFailed) && !isDemanded)) return present;
  download();
  const fetched = realElectron();
  if (!fetched) {
    mkdirSync(join(downloadFailed, '..'), { recursive: true });
    writeFileSync(downloadFailed, '');
  }
  return fetched;
}

/** Returns null if the program runs here, otherwise the reason. As plain Node it needs all of its libraries, but no display. */
export function whyElectronCannotRun(program) {
  const { status, stderr, error } = spawnSync(program, ['-e', '0'], {
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
  });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n')[0] ?? 'it ends at once');
}
