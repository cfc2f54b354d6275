import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PolicyValues } from '@shared/policy/policy-schema';
import { writeFileSync } from 'atomically';
import { z } from 'zod';
import type { Logger } from '../log/logger';
import { type PolicyPlace, policyPlaces } from './policy-reading';
import { readValues } from './read-values';

export interface LastGoodValues {
  enforced: PolicyValues;
  defaults: PolicyValues;
}

/** The last valid values of each place, stored across restarts and used while the place can't be read. */
export interface LastGoodPolicy {
  /** Null if no earlier values are stored. */
  read(place: PolicyPlace): LastGoodValues | null;
  keep(place: PolicyPlace, values: LastGoodValues): void;
}

export interface LastGoodPolicyDeps {
  /** The data folder. */
  folder: string;
  log: Logger;
}

/** Each key is validated separately, because another version may have stored a value that this one doesn't accept. */
const keptEntries = z.record(z.string(), z.unknown()).transform((raw): PolicyValues => readValues(raw, '').values);
const keptValues = z.object({ enforced: keptEntries, defaults: keptEntries });
const keptPlaces = z.partialRecord(z.enum(policyPlaces), keptValues);
type KeptPlaces = z.output<typeof keptPlaces>;
const keptFile = z.object({ seal: z.string(), places: z.unknown() });

/**
 * Key of a checksum that detects manual edits of the file. A user who can extract this key from the program could change the program as
 * well.
 */
const sealKey = 'com.diwan.backoffice/kept-policy/1';
const sealOf = (places: unknown): string => createHmac('sha256', sealKey).update(JSON.stringify(places)).digest('hex');

function readKept(path: string, log: Logger): KeptPlaces {
  try {
    const { seal, places } = keptFile.parse(JSON.parse(readFileSync(path, 'utf8')));
    if (seal !== sealOf(places)) throw new Error('the seal is broken');
    return keptPlaces.parse(places);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('policy.keptUnreadable', { error });
    return {};
  }
}

export function createLastGoodPolicy({ folder, log }: LastGoodPolicyDeps): LastGoodPolicy {
  const path = join(folder, 'policy.kept.json');
  let places = readKept(path, log);
  return {
    read: (place) => places[place] ?? null,
    keep(place, values) {
      if (isDeepStrictEqual(places[place], values)) return;
      places = { ...places, [place]: values };
      try {
        writeFileSync(path, JSON.stringify({ seal: sealOf(places), places }), { mode: 0o600 });
      } catch (error) {
        log.warn('policy.notKept', { error });
      }
    },
  };
}
