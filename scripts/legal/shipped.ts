import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is at least partly in the installed app. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The license in the package's own words. */
  licence: string | null;
  /** Path relative to the project, as in the lock file. */
  folder: string;
  homepage: string | null;
  /** How the package gets into the app. */
  as: 'bundled' | 'native' | 'compiled in' | 'font';
}

/** Processes whose builds write a list to `.cache/shipped`. */
const processes = ['main', 'preload', 'renderer'];

/** `keytar` ships unchanged beside the bundle; the headers of `node-addon-api` are compiled into it. */
const natives: Record<string, ShippedPackage['as']> = { keytar: 'native', 'node-addon-api': 'compiled in' };

/** Fonts that are copied from packages into the pages' folder, for systems without these letters. */
const copiedFonts = ['@fontsource/noto-sans', '@fontsource/noto-sans-arabic'];

interface Manifest {
  name: string;
  version: string;
  license?: unknown;
  homepage?: unknown;
  repository?: string | { url?: string };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

function toPackage(root: string, folder: string, as: ShippedPackage['as']): ShippedPackage {
  const { name, version, license, homepage, repository } = readManifest(root, folder);
  const source = typeof repository === 'string' ? repository : repository?.url;
  return { name, version, licence: text(license), folder, homepage: text(homepage) ?? text(source), as };
}

/** Returns `node_modules/a/node_modules/b` for `node_modules/a/node_modules/b/lib/x.js`. */
function folderOf(file: string): string {
  const found = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
  if (!found) throw new Error(`not a file of a package: ${file}`);
  return found;
}

/** Returns all packages that ship, sorted by name; throws before the first build. */
export function readShipped(root: string): ShippedPackage[] {
  const notes = processes.map((name) => join(root, '.cache/shipped', `${name}.json`));
  const missing = notes.find((note) => !existsSync(note));
  if (missing) throw new Error('Build first (npm run build): the build notes what it takes from packages.');
  const bundled = new Set(notes.flatMap((note) => JSON.parse(readFileSync(note, 'utf8')) as string[]).map(folderOf));
  const packages = [
    ...[...bundled].map((folder) => toPackage(root, folder, folder.includes('@fontsource') ? 'font' : 'bundled')),
    ...Object.entries(natives).map(([name, as]) => toPackage(root, `node_modules/${name}`, as)),
    ...copiedFonts.map((name) => toPackage(root, `node_modules/${name}`, 'font')),
  ];
  const byId = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byId.values()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

export const idOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name}@${version}`;

const licenceFile = /^(licen[cs]e|copying|notice|ofl)[\w.-]*$/i;

/** Returns a package's license and notice files with their texts. */
export function readLicenceFiles(root: string, folder: string): { file: string; text: string }[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => ({
      file: name,
      text: readFileSync(join(root, folder, name), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}
