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

/** What electron-builder needs to see of an unpacked Electron for Linux, so that packing needs no download. */
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

/** Stands in for fpm, which electron-builder would download. */
function makeFpm(folder: string): string {
  const program = join(folder, 'fpm');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'play-fpm.ts')}' "$@"\n`, asProgram);
  return program;
}

export interface PackedApp {
  /** What the deb lays out on a machine. */
  folder: string;
  /** Paths inside the archive, folders too. */
  files: string[];
  /** The package itself. */
  deb: string;
  /** What electron-builder said. */
  output: string;
  /** Copies what the deb lays out, with the stand-in in the place of Electron's program; the answer is the program to start. */
  copyRunnable(folder: string): string;
}

/** Packs what is built, with the project's own configuration, for a deb on Linux. `program`: what Electron's own would be. */
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
