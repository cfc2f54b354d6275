import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export interface ReleaseFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha512: string;
}

/** Files for the update server, in the order of their upload. */
export interface Release {
  /** Packages and their blockmaps; a published name is never reused for other content. */
  artefacts: ReleaseFile[];
  /** Update files that running apps request; once one is on the server, apps may download the packages that it names. */
  updateFiles: ReleaseFile[];
}

const isUpdateFile = (name: string): boolean => /^[a-z]+(-mac|-linux)?(-arm64)?\.yml$/.test(name);
const updateFile = z.looseObject({
  version: z.string(),
  files: z.array(z.looseObject({ url: z.string(), sha512: z.string() })).min(1),
});

/** Returns the hash in the format of electron-builder and electron-updater. */
export const sha512Of = (bytes: Uint8Array): string => createHash('sha512').update(bytes).digest('base64');

function readFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^builder-.*\.ya?ml$/.test(entry.name))
    .map(({ name }) => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      return { name, bytes, sha512: sha512Of(bytes) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the reasons why apps couldn't download the packages that this update file names. */
function faultsOf(file: ReleaseFile, artefacts: ReadonlyMap<string, ReleaseFile>, version: string): string[] {
  const read = updateFile.safeParse(parse(new TextDecoder().decode(file.bytes)));
  if (!read.success) return [`${file.name} is no update file`];
  const wrongVersion = read.data.version === version ? [] : [`${file.name} is of ${read.data.version}, not of ${version}`];
  const faults = read.data.files.flatMap(({ url, sha512 }) => {
    const artefact = artefacts.get(url);
    if (!artefact) return [`${file.name} names ${url}, which is not there`];
    return artefact.sha512 === sha512 ? [] : [`${file.name} names ${url} with another content`];
  });
  return [...wrongVersion, ...faults];
}

/** Reads a folder of packages; throws if an update file is invalid or names a missing or different package. */
export function readRelease(folder: string, version: string): Release {
  const files = readFiles(folder);
  const updateFiles = files.filter(({ name }) => isUpdateFile(name));
  const artefacts = files.filter(({ name }) => !isUpdateFile(name));
  if (artefacts.length === 0) throw new Error(`no packages in ${folder}`);
  const byName = new Map(artefacts.map((artefact) => [artefact.name, artefact]));
  const faults = updateFiles.flatMap((file) => faultsOf(file, byName, version));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { artefacts, updateFiles };
}
