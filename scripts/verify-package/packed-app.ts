import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { extractFile, getRawHeader } from '@electron/asar';
import { type ProgramSystem, readArchitecture } from '../packaging/architecture.ts';

/** A file inside `app.asar`. */
export interface ArchivedFile {
  path: string;
  /** Whether the file is beside the archive, where a signature may change it after packaging. */
  isUnpacked: boolean;
  integrity: { algorithm: string; hash: string; blockSize: number; blocks: string[] } | null;
  read(): Buffer;
}

/** The files that a package of any system installs. */
export interface PackedApp {
  system: ProgramSystem;
  /** The app's whole folder; on macOS the bundle. */
  folder: string;
  /** Electron's program, which has the fuses; on macOS the bundle. */
  program: string;
  resources: string;
  /** All files of the folder, with `/`. */
  files: string[];
  archive: { path: string; header: string; files: ArchivedFile[] };
}

interface Entry {
  unpacked?: boolean;
  files?: Record<string, Entry>;
  integrity?: ArchivedFile['integrity'];
  link?: string;
}

const notPrograms = new Set(['chrome-sandbox', 'chrome_crashpad_handler']);

function findBundle(folder: string): string | null {
  if (folder.endsWith('.app')) return folder;
  const name = readdirSync(folder).find((each) => each.endsWith('.app'));
  return name ? join(folder, name) : null;
}

async function findLinuxProgram(folder: string): Promise<string | null> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of entries) {
    if (name.includes('.so') || notPrograms.has(name)) continue;
    if ((await readArchitecture(join(folder, name)))?.system === 'linux') return name;
  }
  return null;
}

async function findParts(given: string): Promise<Pick<PackedApp, 'system' | 'folder' | 'program' | 'resources'>> {
  const bundle = findBundle(given);
  if (bundle) return { system: 'mac', folder: bundle, program: bundle, resources: join(bundle, 'Contents/Resources') };
  const resources = join(given, 'resources');
  const exe = readdirSync(given).find((name) => name.endsWith('.exe') && !/^(uninstall|elevate)/i.test(name));
  if (exe) return { system: 'win', folder: given, program: join(given, exe), resources };
  const program = await findLinuxProgram(given);
  if (program === null) throw new Error(`${given} holds no program: name the folder that an installer lays out.`);
  return { system: 'linux', folder: given, program: join(given, program), resources };
}

function listEntries(archive: string, entry: Entry, at: string[] = []): ArchivedFile[] {
  return Object.entries(entry.files ?? {}).flatMap(([name, child]) => {
    const path = [...at, name];
    if (child.files) return listEntries(archive, child, path);
    const read = (): Buffer => extractFile(archive, path.join(sep));
    return [{ path: path.join('/'), isUnpacked: child.unpacked === true, integrity: child.integrity ?? null, read }];
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).toSorted();
}

/**
 * Opens an unpacked package: `linux-unpacked`, `win-unpacked`, an installation, or a Mac's `.app` or its folder. Rejects for other folders.
 */
export async function openPackedApp(given: string): Promise<PackedApp> {
  if (!statSync(given, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${given} is neither an installer nor a folder: name the one that an installer lays out.`);
  const parts = await findParts(given);
  const path = join(parts.resources, 'app.asar');
  if (!existsSync(path)) throw new Error(`${path} is missing: the app lies open, or this is not it.`);
  const { header, headerString } = getRawHeader(path);
  return {
    ...parts,
    files: await listFiles(parts.folder),
    archive: { path, header: headerString, files: listEntries(path, header as Entry) },
  };
}

/** Resolves to a file's text, or null if the file doesn't exist. */
export const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);
