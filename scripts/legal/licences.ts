import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { idOf, type ShippedPackage } from './shipped.ts';

/** Licenses that packages in the app may have, and the obligation of each. */
const shippable: Record<string, string> = {
  MIT: 'text and copyright in the notices',
  ISC: 'text and copyright in the notices',
  '0BSD': 'nothing',
  Unlicense: 'nothing',
  'BSD-2-Clause': 'text and copyright in the notices',
  'BSD-3-Clause': 'text and copyright in the notices; no advertising with the authors’ names',
  'Apache-2.0': 'text and NOTICE files in the notices; a patent licence comes with it',
  'BlueOak-1.0.0': 'text or link in the notices',
  'OFL-1.1': 'fonts: text beside them; not sold by themselves, not renamed',
};

/** Licenses that build tools may have besides the ones above, because tools aren't distributed. */
const usableForTools: Record<string, string> = {
  'MPL-2.0': 'changes of its own files would have to be published; there are none',
  'Python-2.0': 'permissive',
  'CC-BY-4.0': 'data, with attribution',
  'CC-BY-3.0': 'data, with attribution',
  'CC0-1.0': 'public domain',
  WTFPL: 'permissive',
};

/** SPDX expressions for packages that name their license in another form. */
const corrections: Record<string, string> = { 'MIT or MPL-2.0': 'MIT OR MPL-2.0' };

export type LicenceProblem = { id: string; licence: string | null; why: 'none named' | 'not understood' | 'not on the list' };

/** Returns the license as an SPDX expression; null if the package names none. */
export function toExpression(licence: string | null): string | null {
  return licence === null ? null : (corrections[licence] ?? licence);
}

function judge(id: string, licence: string | null, allowed: readonly string[]): LicenceProblem[] {
  const expression = toExpression(licence);
  if (expression === null) return [{ id, licence, why: 'none named' }];
  try {
    return satisfies(expression, [...allowed]) ? [] : [{ id, licence, why: 'not on the list' }];
  } catch {
    return [{ id, licence, why: 'not understood' }];
  }
}

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
}

/** The lock file has the licenses of most packages; the others are read from the packages' own manifests. */
function readTools(root: string): { id: string; licence: string | null }[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> };
  return Object.entries(lock.packages)
    .filter(([folder, { link }]) => folder !== '' && !link)
    .map(([folder, { version, license }]) => {
      const manifest = join(root, folder, 'package.json');
      const own = license ?? (existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { license?: unknown }).license : null);
      return { id: `${folder.replace(/^.*node_modules\//, '')}@${version}`, licence: typeof own === 'string' ? own : null };
    });
}

/** Returns every license that isn't allowed: packages that ship must match the strict list, all others in the lock file either list. */
export function findLicenceProblems(root: string, shipped: readonly ShippedPackage[]): LicenceProblem[] {
  const strict = Object.keys(shippable);
  const both = [...strict, ...Object.keys(usableForTools)];
  const inside = shipped.flatMap((one) => judge(idOf(one), one.licence, strict));
  const known = new Set(shipped.map(idOf));
  const tools = readTools(root).filter(({ id }) => !known.has(id));
  return [...inside, ...tools.flatMap(({ id, licence }) => judge(id, licence, both))];
}
