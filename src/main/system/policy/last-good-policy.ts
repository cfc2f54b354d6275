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

/** What was last understood of each place, over restarts: in force while the place itself cannot be understood. */
export interface LastGoodPolicy {
  /** Null when nothing is known of before. */
  read(place: PolicyPlace): LastGoodValues | null;
  keep(place: PolicyPlace, values: LastGoodValues): void;
}

export interface LastGoodPolicyDeps {
  /** The data folder. */
  folder: string;
  log: Logger;
}

/** Each key is judged by itself: another version may have kept what this one takes otherwise. */
const keptEntries = z.record(z.string(), z.unknown()).transform((raw): PolicyValues => readValues(raw, '').values);
const keptValues = z.object({ enforced: keptEntries, defaults: keptEntries });
const keptPlaces = z.partialRecord(z.enum(policyPlaces), keptValues);
type KeptPlaces = z.output<typeof keptPlaces>;
const keptFile = z.object({ seal: z.string(), places: z.unknown() });

/**
 * Shows that the app wrote the file, to catch who opens it in an editor. Who works this key out of the program could change the program
 * as well.
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
