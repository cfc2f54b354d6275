import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FuseConfig, type FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { parse as parsePlist } from 'plist';
import { NtExecutable, NtExecutableResource } from 'resedit';
import { type Architecture, readArchitecture } from '../packaging/architecture.ts';
import { fuses } from '../packaging/fuses.ts';
import type { ArchivedFile, PackedApp } from './packed-app.ts';

type Wire = Record<string, FuseState>;
const digits = { on: '1'.charCodeAt(0), off: '0'.charCodeAt(0) };

const nameOfFuse = (index: string): string => FuseV1Options[Number(index)] ?? `the unknown fuse ${index}`;

/** Compares the program's fuses with the table that packaging uses. */
export async function checkFuses({ program }: PackedApp): Promise<string[]> {
  const wire: FuseConfig<FuseState> = await getCurrentFuseWire(program);
  const { version: _, ...set } = wire as unknown as Wire & { version: string };
  const wanted = fuses as unknown as Record<string, boolean>;
  const indices = new Set([...Object.keys(set), ...Object.keys(wanted).filter((key) => /^\d+$/.test(key))]);
  return [...indices].flatMap((index) => {
    const digit = wanted[index] === undefined ? null : digits[wanted[index] ? 'on' : 'off'];
    if (digit === null) return [`${nameOfFuse(index)} is in the program, but nobody has decided it`];
    return (set[index] as number | undefined) === digit ? [] : [`${nameOfFuse(index)} has to be ${wanted[index] ? 'on' : 'off'}`];
  });
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

function isIntact({ integrity }: ArchivedFile, content: Buffer): boolean {
  if (integrity?.algorithm !== 'SHA256' || integrity.hash !== sha256(content)) return false;
  return integrity.blocks.every(
    (hash, index) => hash === sha256(content.subarray(index * integrity.blockSize, (index + 1) * integrity.blockSize)),
  );
}

function isReadIntact(file: ArchivedFile): boolean {
  try {
    return isIntact(file, file.read());
  } catch {
    return false;
  }
}

async function readMacHash({ folder }: PackedApp): Promise<string | undefined> {
  const info = parsePlist(await readFile(join(folder, 'Contents/Info.plist'), 'utf8')) as {
    ElectronAsarIntegrity?: Record<string, { hash: string }>;
  };
  return info.ElectronAsarIntegrity?.['Resources/app.asar']?.hash;
}

async function readWindowsHash({ program }: PackedApp): Promise<string | undefined> {
  const { entries } = NtExecutableResource.from(NtExecutable.from(await readFile(program), { ignoreCert: true }));
  const resource = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  if (!resource) return undefined;
  const archives = JSON.parse(Buffer.from(resource.bin).toString('utf8')) as { file: string; value: string }[];
  return archives.find(({ file }) => file === 'resources\\app.asar')?.value;
}

/**
 * Compares the archive with the hashes in its header, and the header with the hash in the program; on Linux, only the former. Signing
 * changes the files beside the archive, so their own signatures are checked instead.
 */
export async function checkIntegrity(app: PackedApp): Promise<string[]> {
  const hashed = app.archive.files.filter(({ isUnpacked }) => app.system === 'linux' || !isUnpacked);
  const changed = hashed.filter((file) => !isReadIntact(file)).map(({ path }) => `${path} is not what its hash says`);
  if (app.system === 'linux') return changed;
  const stated = await (app.system === 'mac' ? readMacHash(app) : readWindowsHash(app));
  return stated === sha256(app.archive.header) ? changed : [...changed, 'app.asar is not the archive that the program was made for'];
}

const macProgram = 'Contents/Frameworks/Electron Framework.framework/Electron Framework';
const keychainModule = 'app.asar.unpacked/node_modules/keytar/build/Release/keytar.node';
const say = (found: Architecture | null): string => (found ? `${found.system} ${found.processors.toSorted().join(' and ')}` : 'nothing');

/** The keychain's module must support each processor that the program supports. */
export async function checkKeychainModule({ system, program, resources }: PackedApp): Promise<string[]> {
  const wanted = await readArchitecture(system === 'mac' ? join(program, macProgram) : program);
  const found = await readArchitecture(join(resources, keychainModule)).catch(() => null);
  return say(wanted) === say(found) ? [] : [`keytar runs on ${say(found)}, the program on ${say(wanted)}`];
}

const ownLauncher = join(import.meta.dirname, '../../resources/AppRun');

/** electron-builder's launcher of an AppImage turns the sandbox off if it can't be created; the app's own launcher doesn't. */
export async function checkLauncher({ folder, files }: PackedApp): Promise<string[]> {
  if (!files.includes('AppRun')) return [];
  const [found, own] = await Promise.all([join(folder, 'AppRun'), ownLauncher].map((path) => readFile(path, 'utf8')));
  return found === own ? [] : ['AppRun is not the app’s own: it may switch the sandbox off'];
}
