import { withinLimit } from '../time/time-limit';
import { type PlaceReading, type PolicyContent, type PolicyPlace, PolicyReadError, type PolicyReader } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { machineFilePath, readMachineFile } from './read-machine-file';

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

function toPlaces(system: PolicySystem, ownFile: string | null): Place[] {
  const path = ownFile ?? machineFilePath(system.platform);
  const file: Place = {
    place: 'machineFile',
    where: { enforced: path, defaults: `${path}: Defaults` },
    read: () => readMachineFile(system, path, { isTrusted: ownFile !== null }),
  };
  return [file];
}

export function createPolicyReader({ system, ownFile, limitMs = 4000 }: PolicyReaderOptions): PolicyReader {
  const places = toPlaces(system, ownFile);
  return {
    read: () =>
      Promise.all(
        places.map(async ({ place, where, read }): Promise<PlaceReading> => {
          try {
            return { place, where, content: await withinLimit(read(), limitMs), problem: null };
          } catch (error) {
            const code = error instanceof PolicyReadError ? error.code : 'unreadable';
            return { place, where, content: null, problem: { code, detail: error instanceof Error ? error.message : String(error) } };
          }
        }),
      ),
  };
}
