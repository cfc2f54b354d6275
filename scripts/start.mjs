// `npm start`: sets up, builds, and opens the app: Electron where its program can be had, else the stand-in on Chromium.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realElectron } from './electron-env.mjs';
import { ensureBuild, ensureSetup } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const downloadFailed = join(root, 'node_modules/.cache/diwan-electron-unavailable');
const downloadLimitMs = 120_000;

/** Tries the download once per installation; a machine that cannot reach it is not made to wait again. */
function findElectron() {
  const wanted = process.env.DIWAN_ELECTRON;
  if (wanted === 'stand-in') return null;
  const present = realElectron();
  if (present || (existsSync(downloadFailed) && wanted !== 'real')) return present;
  console.log('Fetching Electron …');
  // The system's own Node may be too old for Electron's installer.
  const node = join(root, process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node');
  const installer = [join(root, 'node_modules/electron/install.js')];
  spawnSync(existsSync(node) ? node : process.execPath, installer, { cwd: root, stdio: 'ignore', timeout: downloadLimitMs });
  const fetched = realElectron();
  if (!fetched) {
    mkdirSync(join(downloadFailed, '..'), { recursive: true });
    writeFileSync(downloadFailed, '');
  }
  return fetched;
}

await ensureSetup({ for: 'start' });
await ensureBuild();

const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
if (!hasDisplay) {
  console.log('There is no display to open a window on. `npm run tour` walks every screen and saves pictures of it.');
  process.exit(1);
}
const electron = findElectron();
if (!electron && process.env.DIWAN_ELECTRON === 'real') {
  console.error("Electron's program cannot be had on this machine, and DIWAN_ELECTRON=real asks for it.");
  process.exit(1);
}
if (!electron) console.log("Electron's own program cannot be downloaded here, so the app opens in the system's Chromium instead.");
if (electron && process.platform === 'linux' && process.getuid?.() === 0) {
  console.log('Electron refuses to start for root with its sandbox on: start it as another user, or with `npm start -- --no-sandbox`.');
}
const program = electron ?? join(root, 'tests/electron-stand-in/electron');
const app = spawn(program, ['.', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(electron ? {} : { DIWAN_STAND_IN_HEADFUL: '1' }) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill(signal));
app.on('error', (error) => {
  console.error(`The app could not be started: ${error.message}`);
  process.exit(1);
});
app.on('close', (code) => process.exit(code ?? 1));
