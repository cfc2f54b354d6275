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

/** What goes to the server, in the order in which it may go there. */
export interface Release {
  /** Packages and what belongs to them; their names are used once and never again. */
  artefacts: ReleaseFile[];
  /** What running apps ask for: from the moment on when one is there they may fetch what it names. */
  updateFiles: ReleaseFile[];
}

const isUpdateFile = (name: string): boolean => /^[a-z]+(-mac|-linux)?(-arm64)?\.yml$/.test(name);
const updateFile = z.looseObject({
  version: z.string(),
  files: z.array(z.looseObject({ url: z.string(), sha512: z.string() })).min(1),
});

/** As electron-builder and electron-updater write it. */
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

/** Why apps that read this update file could not fetch what it promises. */
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

/** Reads a folder of packages; throws when an update file in it would lead apps astray. */
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
