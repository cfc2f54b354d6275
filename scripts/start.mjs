// `npm start`: sets up, builds, and opens the app in Electron, or in the stand-in on Chromium if Electron can't be downloaded. Without a
// display, the app runs its main task headless and prints the results.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fetchElectron, whyElectronCannotRun } from './find-electron.mjs';
import { canShowOffScreen, lookWithoutDisplay } from './first-look.mjs';
import { prepareStart, StartRefused } from './prepare-start.mjs';
import { ensureBrowser, ensureBuild, ensureElectronLibraries, ensureSetup, hasKeychainModule } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

function openWindow(electron) {
  const program = electron ?? join(root, 'tests/electron-stand-in/electron');
  const app = spawn(program, ['.', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(electron ? {} : { DIWAN_STAND_IN_HEADFUL: '1' }) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill(signal));
  return new Promise((resolve) => {
    app.on('error', (error) => {
      console.error(`The app could not be started: ${error.message}`);
      resolve(1);
    });
    app.on('close', (code) => resolve(code ?? 1));
  });
}

try {
  const { electron } = await prepareStart(
    { wanted: process.env.DIWAN_ELECTRON, hasDisplay, isRootOnLinux: process.platform === 'linux' && process.getuid?.() === 0, args },
    {
      installPackages: () => ensureSetup({ for: 'start' }),
      hasKeychainModule,
      fetchElectron,
      installLibraries: ensureElectronLibraries,
      whyElectronCannotRun,
      canShowOffScreen,
      installBrowser: ensureBrowser,
      say: console.log,
    },
  );
  await ensureBuild();
  process.exit(hasDisplay ? await openWindow(electron) : await lookWithoutDisplay({ electron, args }));
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : `\`npm start\` got no further: ${error.message}`);
  process.exit(1);
}
