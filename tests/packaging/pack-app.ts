import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listPackage } from '@electron/asar';
import { packedProgram } from '../electron-stand-in/packed.mjs';
import { programThatDoesNothing, writeFusedProgram } from './fused-program';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const asProgram = { mode: 0o755 };

/** Creates the files of an unpacked Electron for Linux that electron-builder checks, so that packing needs no download. */
function makeElectron(folder: string, program: Buffer): string {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as { version: string };
  writeFusedProgram(join(folder, 'electron'), program);
  for (const name of ['chrome-sandbox', 'chrome_crashpad_handler']) writeFileSync(join(folder, name), '', asProgram);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak', 'locales/ar.pak']) writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'version'), version);
  return folder;
}

/** Creates a stand-in for fpm, which electron-builder would download. */
function makeFpm(folder: string): string {
  const program = join(folder, 'fpm');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'play-fpm.ts')}' "$@"\n`, asProgram);
  return program;
}

export interface PackedApp {
  /** The files that the deb installs. */
  folder: string;
  /** Paths inside the archive, including folders. */
  files: string[];
  /** Path of the package. */
  deb: string;
  /** The output of electron-builder. */
  output: string;
  /** Copies the deb's files, with the stand-in in place of Electron's program. Returns the program to start. */
  copyRunnable(folder: string): string;
}

/** Packs the built app with the project's own configuration, for a deb on Linux. `program` replaces Electron's own. */
export async function packApp(folder: string, program: Buffer = programThatDoesNothing()): Promise<PackedApp> {
  const electron = makeElectron(join(folder, 'electron'), program);
  const fpm = makeFpm(folder);
  const options = { electronDist: electron, npmRebuild: false, 'directories.output': join(folder, 'release') };
  const { stdout: output } = await run(
    join(root, 'node_modules/.bin/electron-builder'),
    ['--linux', '--publish', 'never', ...Object.entries(options).map(([key, value]) => `-c.${key}=${value}`)],
    { cwd: root, env: { ...process.env, DIWAN_PACKAGE_TYPE: 'deb', CUSTOM_FPM_PATH: fpm } },
  ).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`electron-builder failed:\n${error.stdout}\n${error.stderr}`);
  });
  const unpacked = join(folder, 'release/linux-unpacked');
  const archive = join(unpacked, 'resources/app.asar');
  return {
    folder: unpacked,
    output,
    files: listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/').slice(1)),
    deb: join(folder, 'release', readdirSync(join(folder, 'release')).find((name) => name.endsWith('.deb')) ?? ''),
    copyRunnable(target) {
      cpSync(unpacked, target, { recursive: true });
      writeFileSync(join(target, 'diwan'), packedProgram(), asProgram);
      return join(target, 'diwan');
    },
  };
}
