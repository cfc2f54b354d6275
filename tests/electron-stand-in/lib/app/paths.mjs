import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { runtime } from '../runtime.mjs';

const chosen = new Map();
const settable = new Set(['userData', 'sessionData', 'logs', 'temp', 'downloads', 'documents']);

function appData() {
  if (process.platform === 'darwin') return path.join(homedir(), 'Library', 'Application Support');
  if (process.platform === 'win32') return process.env.APPDATA ?? path.join(homedir(), 'AppData', 'Roaming');
  return process.env.XDG_CONFIG_HOME || path.join(homedir(), '.config');
}

const defaults = {
  appData,
  home: homedir,
  temp: tmpdir,
  exe: () => runtime.executable,
  userData: () =>
    runtime.switches.get('user-data-dir') ||
    path.join(appData(), runtime.packageJson.productName ?? runtime.packageJson.name ?? 'Electron'),
  sessionData: () => getPath('userData'),
  logs: () => path.join(getPath('userData'), 'logs'),
  crashDumps: () => path.join(getPath('userData'), 'Crashpad'),
  documents: () => path.join(homedir(), 'Documents'),
  downloads: () => path.join(homedir(), 'Downloads'),
};

/** Folders that the system can't name, such as a folder redirected to an unreachable share or cloud drive. */
const lost = () => (process.env.DIWAN_STAND_IN_LOST_PATHS ?? '').split(',');

export function getPath(name) {
  if (lost().includes(name)) throw new Error(`Failed to get '${name}' path`);
  if (chosen.has(name)) return chosen.get(name);
  if (!Object.hasOwn(defaults, name)) throw new Error(`electron stand-in: app.getPath('${name}') is not provided`);
  return defaults[name]();
}

export function setPath(name, value) {
  if (!settable.has(name)) throw new Error(`electron stand-in: app.setPath('${name}') is not provided`);
  if (!path.isAbsolute(value)) throw new Error('Path must be absolute');
  chosen.set(name, value);
}
