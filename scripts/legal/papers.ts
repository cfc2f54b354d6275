import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenceProblems } from './licences.ts';
import { toNotices } from './notices.ts';
import { readRuntimeVersions } from './runtime.ts';
import { readWholeBom, toShippedBom } from './sbom.ts';
import { readShipped } from './shipped.ts';

/** Writes a file that is packed beside the program, in the folder `legal`. */
function write(root: string, name: string, text: string): void {
  const folder = join(root, 'resources/legal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  console.log(`resources/legal/${name}: ${Math.ceil(text.length / 1024)} KB`);
}

/** Throws if a package has a license that isn't allowed; prints the number of packages that ship. */
export function assertLicences(root: string): void {
  const shipped = readShipped(root);
  const problems = findLicenceProblems(root, shipped).map(({ id, licence, why }) => `${id}: ${licence ?? 'no licence'} (${why})`);
  if (problems.length > 0) throw new Error(`Not agreed to in scripts/legal/licences.ts:\n${problems.join('\n')}`);
  console.log(`${shipped.length} packages ship, every licence is agreed to`);
}

export function writeNotices(root: string): void {
  write(root, 'THIRD-PARTY-NOTICES.txt', toNotices(root, readShipped(root)));
  copyFileSync(join(root, 'LICENSE'), join(root, 'resources/legal/LICENSE.txt'));
}

export function writeBom(root: string): void {
  const runtime = readRuntimeVersions(root);
  write(root, 'sbom.cdx.json', `${JSON.stringify(toShippedBom(readWholeBom(root), readShipped(root), runtime), null, 2)}\n`);
  if (!runtime.node) console.log('Electron’s program is not here: the version of its Node is left open');
}

/** Writes all legal files of the package; the app must have been built. */
export function makeLegalPapers(root: string): void {
  assertLicences(root);
  writeNotices(root);
  writeBom(root);
}
