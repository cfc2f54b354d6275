import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CacheState, writeCacheState } from 'app-builder-lib/out/util/cacheState.js';
import type { PackageType } from '../../scripts/packaging/package-types';
import { fusedProgram } from './fused-program';
import { forProcessor, keychainModule, makeNsis, makeWindowsElectron, makeWine } from './windows-tools';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A test's certificate from a test's authority. No system trusts either. */
export interface TestCertificate {
  /** Path of the authority, in PEM. */
  authority: string;
  link: string;
  password: string;
}

export function makeCertificate(folder: string, publisher: string): TestCertificate {
  mkdirSync(folder, { recursive: true });
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  const usage = ['keyUsage=critical,digitalSignature', 'extendedKeyUsage=codeSigning', 'basicConstraints=critical,CA:FALSE'];
  writeFileSync(join(folder, 'usage'), usage.join('\n'));
  openssl('req', '-x509', ...key, '-keyout', 'root.key', '-out', 'root.pem', '-days', '2', '-subj', '/CN=Authority of a test');
  openssl('req', ...key, '-keyout', 'own.key', '-out', 'own.csr', '-subj', `/C=KW/O=Shop/CN=${publisher}`);
  openssl(
    'x509',
    '-req',
    '-in',
    'own.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'usage',
    '-out',
    'own.pem',
  );
  openssl('pkcs12', '-export', '-inkey', 'own.key', '-in', 'own.pem', '-certfile', 'root.pem', '-out', 'own.p12', '-passout', 'pass:word');
  return { authority: join(folder, 'root.pem'), link: join(folder, 'own.p12'), password: 'word' };
}

/** Returns electron-builder's name for the folder into which it unpacks a download from the address. */
function hashOf(address: string): string {
  let hash = 5381;
  for (const letter of address) hash = ((hash << 5) + hash) ^ letter.charCodeAt(0);
  return (hash >>> 0).toString(36).slice(0, 5).padStart(5, '0');
}

/** Creates WiX as electron-builder would download it; `play-wine.ts` does the work of its two programs. */
async function makeWix(folder: string): Promise<Record<string, string>> {
  const release = 'wix-4.0.0.5512.2';
  const address = `https://github.com/electron-userland/electron-builder-binaries/releases/download/${release}/${release}.7z`;
  const unpacked = join(folder, 'cache', release, `${release}-${hashOf(address)}`);
  mkdirSync(unpacked, { recursive: true });
  for (const name of ['candle.exe', 'light.exe']) writeFileSync(join(unpacked, name), '');
  await writeCacheState(unpacked, CacheState.complete, { fileCount: 2 });
  return { ELECTRON_BUILDER_CACHE: join(folder, 'cache') };
}

/** Copies the project as on a Windows machine with that processor: with a keytar library for it. */
function makeProject(folder: string, processor: 'x64' | 'arm64'): string {
  for (const name of [
    'package.json',
    'package-lock.json',
    'electron-builder.yml',
    'LICENSE',
    'scripts',
    'resources',
    'out',
    '.cache/shipped',
    'src',
    'tests/electron-stand-in',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const [modules, own] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(own);
  for (const name of readdirSync(modules)) if (name !== 'keytar') symlinkSync(join(modules, name), join(own, name));
  const library = 'keytar/build/Release/keytar.node';
  for (const name of ['package.json', 'LICENSE.md', 'lib'])
    cpSync(join(modules, 'keytar', name), join(own, 'keytar', name), { recursive: true });
  mkdirSync(dirname(join(own, library)), { recursive: true });
  writeFileSync(join(own, library), forProcessor(keychainModule, processor));
  return folder;
}

export interface WindowsOrder {
  type: PackageType & ('nsis' | 'msi');
  processor: 'x64' | 'arm64';
  /** Null builds an unsigned package. */
  certificate: TestCertificate | null;
}

export interface WindowsPackage {
  /** The files that the package installs. */
  folder: string;
  /** The file that users install from. */
  installer: string;
  /** The MSI's project file, as passed to the compiler; empty for a setup. */
  output: string;
}

/** Packs for Windows on Linux, with the project's own configuration and electron-builder's own steps. */
export async function packForWindows(folder: string, { type, processor, certificate }: WindowsOrder): Promise<WindowsPackage> {
  const project = makeProject(join(folder, 'project'), processor);
  const electron = makeWindowsElectron(join(folder, 'electron'), processor, fusedProgram);
  const signing = certificate && { CSC_LINK: certificate.link, CSC_KEY_PASSWORD: certificate.password, USE_SYSTEM_SIGNCODE: 'true' };
  const { stdout: output } = await run(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...['--win', type, `--${processor}`, '--publish', 'never'],
      ...Object.entries({ electronDist: electron, npmRebuild: false, allowMissingDependencies: true }).map(
        ([key, value]) => `-c.${key}=${value}`,
      ),
    ],
    {
      cwd: project,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        DIWAN_PACKAGE_TYPE: type,
        DIWAN_UPDATE_FEED: 'https://updates.shop.example/',
        ELECTRON_BUILDER_OFFLINE: 'true',
        ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7za',
        ...makeNsis(join(folder, 'tools')),
        ...makeWine(join(folder, 'tools')),
        ...(await makeWix(join(folder, 'tools'))),
        ...signing,
      },
    },
  ).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`electron-builder failed:\n${error.stdout}\n${error.stderr}`);
  });
  const release = join(project, 'release');
  const extension = type === 'nsis' ? '.exe' : '.msi';
  const name = readdirSync(release).find((each) => each.endsWith(extension)) ?? '';
  return { folder: join(release, processor === 'x64' ? 'win-unpacked' : 'win-arm64-unpacked'), installer: join(release, name), output };
}
