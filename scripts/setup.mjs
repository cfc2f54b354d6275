// Sets up a fresh clone: packages, system packages, build. Uses plain Node without dependencies, because it runs before anything is
// installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../tests/electron-stand-in/lib/chromium/find-chromium.mjs';
import { isInstalled } from './installed-packages.mjs';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'node_modules/.cache/diwan-setup');
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** By Debian package: a check whether it is installed, by a command or a file. */
const always = {
  'libsecret-1-0': () => sharedLibrary('libsecret-1.so.0'),
};
/** Shows the pages if Electron's own program isn't available. */
const browser = {
  chromium: () => Boolean(findChromium()),
};
/** Desktop libraries that Electron's program is linked to. */
export const forElectron = {
  libnss3: () => sharedLibrary('libnss3.so'),
  'libgtk-3-0': () => sharedLibrary('libgtk-3.so.0'),
  libgbm1: () => sharedLibrary('libgbm.so.1'),
  'libasound2 | libasound2t64': () => sharedLibrary('libasound.so.2'),
};
const forTests = {
  'gnome-keyring': () => has('gnome-keyring-daemon'),
  dbus: () => has('dbus-run-session'),
  'poppler-utils': () => has('pdftotext'),
  cups: () => existsSync('/usr/sbin/cupsd'),
  'cups-client': () => has('lp'),
  'cups-ipp-utils': () => has('ippeveprinter'),
  xvfb: () => has('Xvfb'),
};
/** Tools that build and check packages of Windows and Linux: `npm run package:check`. */
const forPackages = {
  nsis: () => has('makensis'),
  wixl: () => has('wixl'),
  msitools: () => has('msiinfo'),
  osslsigncode: () => has('osslsigncode'),
  openssl: () => has('openssl'),
  'p7zip-full': () => has('7za'),
  lintian: () => has('lintian'),
  appstream: () => has('appstreamcli'),
  'desktop-file-utils': () => has('desktop-file-validate'),
  debootstrap: () => existsSync('/usr/sbin/debootstrap'),
};
/** Needed only while npm compiles keytar, which has no prebuilt binary for every system. */
const forCompiling = {
  'libsecret-1-dev': () => existsSync('/usr/include/libsecret-1/libsecret/secret.h'),
  'pkg-config': () => has('pkg-config'),
  'build-essential': () => has('g++') && has('make'),
  python3: () => has('python3'),
};

function sharedLibrary(name) {
  return spawnSync('sh', ['-c', `ldconfig -p 2>/dev/null | grep -q ${name}`]).status === 0;
}

function step(text, run) {
  const startedAt = Date.now();
  process.stdout.write(`${text} … `);
  const result = run();
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

function runQuietly(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  console.log('failed');
  console.error(`${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-40).join('\n'));
  throw new Error(`${command} ${args.join(' ')} failed`);
}

function isDebian() {
  try {
    return process.platform === 'linux' && has('apt-get') && /debian|ubuntu/.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Returns the name that this system's package list has, for names like `a | b` of older and newer systems. */
function availableName(names) {
  const [first, ...others] = names.split(' | ').toReversed();
  return [first, ...others].find((name) => isDebian() && spawnSync('apt-cache', ['show', name]).status === 0) ?? others.at(-1) ?? first;
}

/** Installs missing system packages as root on Debian and Ubuntu; elsewhere on Linux, prints the command and continues. */
function ensureSystemPackages(wanted) {
  if (process.platform !== 'linux') return;
  const missing = Object.entries(wanted)
    .filter(([, isThere]) => !isThere())
    .map(([name]) => availableName(name));
  if (missing.length === 0) return;
  if (!isDebian() || process.getuid() !== 0) {
    const command = isDebian()
      ? `sudo apt-get install -y ${missing.join(' ')}`
      : `install the packages that your system has for: ${missing.join(' ')}`;
    console.log(`System packages are missing. Please run:\n\n    ${command}\n`);
    return;
  }
  step(`Installing system packages (${missing.join(', ')})`, () => {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    runQuietly('apt-get', ['update', '-qq'], quiet);
    runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  });
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Whether the packages match the lock file: by the stamp, which also covers a computer that can't build the keychain's module; without a
 * stamp, by npm's own record of a plain `npm ci`.
 */
function packagesAreCurrent() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  try {
    const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
    return isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'));
  } catch {
    return false;
  }
}

/** Runs npm in the background; code that blocks this process doesn't block npm. */
function installPackages() {
  const startedAt = Date.now();
  const said = mkdtempSync(join(tmpdir(), 'diwan-npm-'));
  const output = openSync(join(said, 'output'), 'w');
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      closeSync(output);
      const words = readFileSync(join(said, 'output'), 'utf8');
      rmSync(said, { recursive: true, force: true });
      console.log(`Installing npm packages … ${code === 0 ? `${((Date.now() - startedAt) / 1000).toFixed(1)} s` : 'failed'}`);
      if (code === 0) return resolve();
      console.error(words.trim().split('\n').slice(-40).join('\n'));
      reject(new Error('npm ci failed'));
    });
  });
}

/** Returns its promise after everything that needs the system's packages is installed and npm has started. */
async function ensurePackages() {
  if (packagesAreCurrent()) return;
  // npm would empty the linked folder, which belongs to another checkout.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error('node_modules is a link to another checkout whose packages are not those of package-lock.json; remove the link first.');
  }
  ensureSystemPackages(forCompiling);
  await installPackages();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, lockHash());
}

const wantedFor = {
  start: always,
  test: { ...always, ...browser, ...forTests },
  packages: { ...always, ...browser, ...forTests, ...forCompiling, ...forPackages },
};

/** Purposes: 'start' needs a keychain, 'test' also the tests' tools, 'packages' also the packaging tools. */
export async function ensureSetup({ for: purpose }) {
  const packages = ensurePackages();
  packages.catch(() => undefined);
  ensureSystemPackages(wantedFor[purpose]);
  await packages;
}

/** Whether the keychain's optional module is installed and can be loaded. */
export function hasKeychainModule() {
  return spawnSync(process.execPath, ['-e', "require('keytar')"], { cwd: root }).status === 0;
}

/** Installs the stand-in's browser; returns false if there is none afterwards. */
export function ensureBrowser() {
  if (!process.env.DIWAN_STAND_IN_CHROMIUM) ensureSystemPackages(browser);
  return Boolean(findChromium());
}

export function ensureElectronLibraries() {
  ensureSystemPackages(forElectron);
}

function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Builds `out/` if a source is newer than its last build. */
export async function ensureBuild() {
  const built = join(root, 'out/main/index.js');
  const sources = ['src', 'build', 'electron.vite.config.ts', 'package.json', 'package-lock.json'].map((path) => join(root, path));
  // The build also writes the list of shipped packages, outside of `out/`.
  const isNoted = existsSync(join(root, '.cache/shipped/renderer.json'));
  if (existsSync(built) && isNoted && sources.every((path) => newestChange(path) <= statSync(built).mtimeMs)) return;
  step('Building', () => runQuietly('npm', ['run', '--silent', 'build']));
}

/** Installs all system packages for building, testing, and Electron's own program, on machines that are created for each run. */
function prepareMachine() {
  ensureSystemPackages({ ...always, ...browser, ...forElectron, ...forTests, ...forCompiling });
  // Newer Ubuntus don't allow programs in a user's folder to create a sandbox.
  const ban = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
  if (process.env.CI && process.getuid?.() === 0 && existsSync(ban)) writeFileSync(ban, '0');
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--system')) prepareMachine();
else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureSetup({ for: 'test' });
  await ensureBuild();
}
