import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { isPackageType, packageTypes } from '../packaging/package-types.ts';
import { type PackedApp, readText } from './packed-app.ts';

const leastNoticesBytes = 1000;

async function checkNotices({ resources }: PackedApp): Promise<string[]> {
  const notices = await readText(join(resources, 'legal/THIRD-PARTY-NOTICES.txt'));
  if (notices === null) return ['legal/THIRD-PARTY-NOTICES.txt is missing'];
  return notices.length >= leastNoticesBytes ? [] : ['legal/THIRD-PARTY-NOTICES.txt names nobody'];
}

interface Bom {
  bomFormat?: string;
  metadata?: { component?: { name?: string; version?: string } };
  components?: { name: string; version?: string }[];
}

function parseBom(text: string): Bom | null {
  try {
    return JSON.parse(text) as Bom;
  } catch {
    return null;
  }
}

async function checkBom(app: PackedApp): Promise<string[]> {
  const text = await readText(join(app.resources, 'legal/sbom.cdx.json'));
  if (text === null) return ['legal/sbom.cdx.json is missing'];
  const bom = parseBom(text);
  if (bom?.bomFormat !== 'CycloneDX') return ['legal/sbom.cdx.json is no CycloneDX'];
  const names = new Set(bom.components?.map(({ name }) => name.toLowerCase()));
  return ['electron', 'keytar', 'react'].filter((name) => !names.has(name)).map((name) => `legal/sbom.cdx.json does not name ${name}`);
}

async function checkElectronLicences({ files, system }: PackedApp): Promise<string[]> {
  const folder = system === 'mac' ? 'Contents/Resources/' : '';
  const names = ['LICENSE.electron.txt', 'LICENSES.chromium.html'];
  return names.filter((name) => !files.includes(`${folder}${name}`)).map((name) => `${name} is missing`);
}

/** Checks the third-party notices, the bill of materials, and the licenses of Electron and Chromium. */
export async function checkLicences(app: PackedApp): Promise<string[]> {
  return (await Promise.all([checkNotices(app), checkBom(app), checkElectronLicences(app)])).flat();
}

/** Files for group policy on Windows or device management on Macs. */
const policyFiles = ['diwan.admx', 'en-US/diwan.adml', 'ar-SA/diwan.adml', 'diwan.mobileconfig', 'policy.schema.json'];

export async function checkPolicyFiles({ resources }: PackedApp): Promise<string[]> {
  const texts = await Promise.all(policyFiles.map((name) => readText(join(resources, 'policy', name))));
  return policyFiles.filter((_, index) => !texts[index]).map((name) => `policy/${name} is missing`);
}

function findFaults(text: string, needsPublisher: boolean): string[] {
  const { provider, url, publisherName = [] } = parseYaml(text) as { provider?: string; url?: string; publisherName?: string[] };
  const isFeed = provider === 'generic' && /^https:\/\//.test(String(url));
  const isUnnamed = needsPublisher && publisherName.length === 0;
  return [
    ...(isFeed ? [] : ['app-update.yml names no https server']),
    ...(isUnnamed ? ['app-update.yml names no publisher: updates would not be checked'] : []),
  ];
}

/**
 * Checks that only self-updating packages have an update address, and that one that is signed for Windows names the publisher of its
 * updates.
 */
export async function checkUpdates({ resources, system }: PackedApp, isSigned: boolean): Promise<string[]> {
  const [type, updates] = await Promise.all([readText(join(resources, 'package-type')), readText(join(resources, 'app-update.yml'))]);
  if (type !== null && !isPackageType(type)) return [`package-type says ${JSON.stringify(type)}`];
  if (type === null || !packageTypes[type].updatesItself) {
    return updates === null ? [] : ['app-update.yml has no use in a package that IT replaces'];
  }
  if (updates === null) return ['app-update.yml is missing'];
  return findFaults(updates, system === 'win' && isSigned);
}
