import type { Logger } from '../log/logger';
import { createLastGoodPolicy } from './last-good-policy';
import { createPolicy } from './policy';
import type { PlaceReading } from './policy-reading';

const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => '', hide: () => () => undefined };

/**
 * Whether IT allows crash dumps. Called before any service is created, and writes nothing. Waits for late places, because a running
 * reporter can't be stopped.
 */
export async function mayKeepCrashDumps(readings: readonly PlaceReading[], folder: string): Promise<boolean> {
  const answered = await Promise.all(readings.map((reading) => reading.late ?? reading));
  const { read } = createLastGoodPolicy({ folder, log: silent });
  const policy = createPolicy({ readings: answered, reader: { read: async () => [] }, kept: { read, keep: () => undefined }, log: silent });
  return policy.choose('crashDumps', undefined, true);
}
