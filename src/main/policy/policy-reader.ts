import { withinLimit } from '../time/time-limit';
import { type PlaceReading, type PolicyContent, type PolicyPlace, PolicyReadError, type PolicyReader } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { machineFilePath, readMachineFile } from './read-machine-file';
import { managedPreferencesPath, readPlist } from './read-plist';
import { type RegistryRoot, readRegistry, registryPath } from './read-registry';

export interface PolicyReaderOptions {
  system: PolicySystem;
  /** Stands for the machine's file in unpackaged builds, whoever may write it. */
  ownFile: string | null;
  /** How long one place may take. */
  limitMs?: number;
}

interface Place {
  place: PolicyPlace;
  where: PlaceReading['where'];
  read(): Promise<PolicyContent>;
}

function registryPlace(system: PolicySystem, place: PolicyPlace, root: RegistryRoot): Place {
  const path = registryPath(root);
  return { place, where: { enforced: path, defaults: `${path}\\Defaults` }, read: () => readRegistry(system, root) };
}

function plistPlace(system: PolicySystem, place: PolicyPlace, path: string): Place {
  return { place, where: { enforced: path, defaults: `${path}: Defaults` }, read: () => readPlist(system, path) };
}

/** Of the system's own management; Linux has none but the file. */
function managedPlaces(system: PolicySystem): Place[] {
  if (system.platform === 'win32')
    return [registryPlace(system, 'machinePolicy', 'HKEY_LOCAL_MACHINE'), registryPlace(system, 'userPolicy', 'HKEY_CURRENT_USER')];
  if (system.platform !== 'darwin') return [];
  return [
    plistPlace(system, 'machinePolicy', managedPreferencesPath(null)),
    plistPlace(system, 'userPolicy', managedPreferencesPath(system.userName)),
  ];
}

async function readPlace({ place, where, read }: Place, limitMs: number): Promise<PlaceReading> {
  try {
    return { place, where, content: await withinLimit(read(), limitMs), problem: null };
  } catch (error) {
    const { code, isForbidden } = error instanceof PolicyReadError ? error : { code: 'unreadable' as const, isForbidden: false };
    return { place, where, content: null, problem: { code, detail: error instanceof Error ? error.message : String(error), isForbidden } };
  }
}

function toPlaces(system: PolicySystem, ownFile: string | null): Place[] {
  const path = ownFile ?? machineFilePath(system.platform);
  const file: Place = {
    place: 'machineFile',
    where: { enforced: path, defaults: `${path}: Defaults` },
    read: () => readMachineFile(system, path, { isTrusted: ownFile !== null }),
  };
  return [...managedPlaces(system), file];
}

export function createPolicyReader({ system, ownFile, limitMs = 4000 }: PolicyReaderOptions): PolicyReader {
  const places = toPlaces(system, ownFile);
  return { read: () => Promise.all(places.map((place) => readPlace(place, limitMs))) };
}
