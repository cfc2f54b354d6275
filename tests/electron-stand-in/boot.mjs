// Does what Electron's executable does before and around the app's main module.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { inner, runtime } from './lib/runtime.mjs';
import { isPackedProgram, unpackApp } from './packed.mjs';

const require = createRequire(import.meta.url);

/** A packed program opens its own app, has no `--require`, and passes every argument on. */
function readArguments(args, isPacked) {
  const loaders = [];
  const switches = new Map();
  let entry;
  for (let i = 0; i < args.length; i++) {
    if (!isPacked && (args[i] === '-r' || args[i] === '--require')) loaders.push(args[++i]);
    else if (args[i].startsWith('--')) {
      const [name, ...value] = args[i].slice(2).split('=');
      switches.set(name, value.join('='));
    } else entry ??= args[i];
  }
  return { loaders, switches, entry: isPacked ? unpackApp(resources) : path.resolve(entry ?? '.') };
}

function findApp(entry) {
  let folder = statSync(entry).isDirectory() ? entry : path.dirname(entry);
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder)) folder = path.dirname(folder);
  const file = path.join(folder, 'package.json');
  const packageJson = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { appPath: folder, packageJson, main: folder === entry ? path.resolve(folder, packageJson.main ?? 'index.js') : entry };
}

function dressProcess(args, isPacked) {
  const electronVersion = JSON.parse(readFileSync(new URL('../../node_modules/electron/package.json', import.meta.url), 'utf8')).version;
  const set = (name, value) => Object.defineProperty(process, name, { value, enumerable: true, configurable: true, writable: true });
  set('versions', { ...process.versions, electron: electronVersion, chrome: '' });
  set('type', 'browser');
  if (!isPacked) set('defaultApp', true);
  set('resourcesPath', resources);
  set('execPath', runtime.executable);
  // Electron ends the stream at once on Windows, whatever is piped in.
  if (process.env.DIWAN_STAND_IN_STDIN === 'none') set('stdin', Readable.from([]));
  process.argv = [runtime.executable, ...args];
}

const args = process.argv.slice(2);
const executable = process.env.DIWAN_STAND_IN_EXECUTABLE;
delete process.env.DIWAN_STAND_IN_EXECUTABLE;
const isPackaged = isPackedProgram(executable);
const resources = path.join(isPackaged ? path.dirname(executable) : import.meta.dirname, 'resources');
const { loaders, switches, entry } = readArguments(args, isPackaged);
const { appPath, packageJson, main } = findApp(entry);
Object.assign(runtime, { appPath, packageJson, switches, executable, isPackaged });
dressProcess(args, isPackaged);

for (const loader of loaders) require(path.resolve(loader));
const { app } = await import('./lib/electron.mjs');
const { start } = await import('./lib/start.mjs');

process.on('SIGUSR2', () => app[inner].endSession());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.quit());
process.on('unhandledRejection', (reason) => console.error('(node) UnhandledPromiseRejectionWarning:', reason));
process.on('uncaughtException', (error) => {
  // Electron shows its error box here and continues. No user sees the box in a test, so continuing would hide the defect.
  if (process.listenerCount('uncaughtException') > 1) return;
  console.error('Uncaught exception in the main process:', error);
  app.exit(1);
});

try {
  await import(pathToFileURL(main).href);
  await start();
} catch (error) {
  console.error('Error launching app:', error);
  app.exit(1);
}
