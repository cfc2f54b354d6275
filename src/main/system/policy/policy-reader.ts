import { withinLimit } from '../time/time-limit';
import { type PlaceReading, type PolicyContent, type PolicyPlace, PolicyReadError, type PolicyReader } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { machineFilePath, readMachineFile } from './read-machine-file';
import { managedPreferencesPath, readPlist } from './read-plist';
import { type RegistryRoot, readRegistry, registryPath } from './read-registry';

export interface PolicyReaderOptions {
  system: PolicySystem;
  /** Replaces the machine's file in unpackaged builds; its permissions aren't checked. */
  ownFile: string | null;
  /** The longest wait for one place in ms; a later result is the reading's `late`. */
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

/** Returns the places of the system's own management; Linux has only the file. */
function managedPlaces(system: PolicySystem): Place[] {
  if (system.platform === 'win32')
    return [registryPlace(system, 'machinePolicy', 'HKEY_LOCAL_MACHINE'), registryPlace(system, 'userPolicy', 'HKEY_CURRENT_USER')];
  if (system.platform !== 'darwin') return [];
  return [
    plistPlace(system, 'machinePolicy', managedPreferencesPath(null)),
    plistPlace(system, 'userPolicy', managedPreferencesPath(system.userName)),
  ];
}

function toUnread({ place, where }: Place, error: unknown): PlaceReading {
  const { code, isForbidden } = error instanceof PolicyReadError ? error : { code: 'unreadable' as const, isForbidden: false };
  return { place, where, content: null, problem: { code, detail: error instanceof Error ? error.message : String(error), isForbidden } };
}

/**
 * Returns a function that reads a place. A place that is still being read isn't read a second time, because the computer is slow enough.
 */
function createPlaceReader(place: Place, limitMs: number): () => Promise<PlaceReading> {
  let running: Promise<PlaceReading> | null = null;

  async function ask(): Promise<PlaceReading> {
    try {
      return { place: place.place, where: place.where, content: await place.read(), problem: null };
    } catch (error) {
      return toUnread(place, error);
    } finally {
      running = null;
    }
  }

  return async () => {
    running ??= ask();
    const answer = running;
    try {
      return await withinLimit(answer, limitMs);
    } catch (error) {
      return { ...toUnread(place, error), late: answer };
    }
  };
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
  const readers = toPlaces(system, ownFile).map((place) => createPlaceReader(place, limitMs));
  return { read: () => Promise.all(readers.map((read) => read())) };
}
