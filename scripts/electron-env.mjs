// Prints the environment in which Playwright's `_electron.launch({ args: ['.'] })` runs the built app here:
//   eval "$(node scripts/electron-env.mjs)" or node scripts/electron-env.mjs --json
// If Electron's own program is installed, nothing needs to be set.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const electronFolder = join(root, 'node_modules/electron');

/** Returns the path of Electron's own program, or null if it wasn't downloaded. */
export function realElectron() {
  try {
    const program = join(electronFolder, 'dist', readFileSync(join(electronFolder, 'path.txt'), 'utf8').trim());
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

/** Whether the stand-in is used: `DIWAN_ELECTRON=real` or `stand-in` decides; otherwise real Electron is used if it is installed. */
export function usesStandIn() {
  const wanted = process.env.DIWAN_ELECTRON;
  if (wanted === 'real') return false;
  return wanted === 'stand-in' || realElectron() === null;
}

export function electronEnvironment() {
  return usesStandIn() ? { ELECTRON_OVERRIDE_DIST_PATH: join(root, 'tests/electron-stand-in') } : {};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const environment = electronEnvironment();
  if (process.argv.includes('--json')) console.log(JSON.stringify(environment));
  else for (const [name, value] of Object.entries(environment)) console.log(`export ${name}='${value.replaceAll("'", "'\\''")}'`);
}
