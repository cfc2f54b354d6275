// Finds Electron's own program, and fetches it where that is possible.
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

/** Path of the program, or null. Tries the download once per installation: a machine that cannot reach it is not made to wait again. */
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

/** Null when the program runs here, else why not. As plain Node it needs no display and all its libraries. */
export function whyElectronCannotRun(program) {
  const { status, stderr, error } = spawnSync(program, ['-e', '0'], {
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
  });
  return status === 0 ? null : (error?.message ?? stderr.trim().split('\n')[0] ?? 'it ends at once');
}
