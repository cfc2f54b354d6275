import type { Logger } from '../log/logger';
import { createLastGoodPolicy } from './last-good-policy';
import { createPolicy } from './policy';
import type { PlaceReading } from './policy-reading';

const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => '', hide: () => () => undefined };

/**
 * Whether IT lets crashes leave a dump: asked before anything is built, and without writing anything. Waits for places that are late, because a
 * reporter that runs can't be stopped.
 */
export async function mayKeepCrashDumps(readings: readonly PlaceReading[], folder: string): Promise<boolean> {
  const answered = await Promise.all(readings.map((reading) => reading.late ?? reading));
  const { read } = createLastGoodPolicy({ folder, log: silent });
  const policy = createPolicy({ readings: answered, reader: { read: async () => [] }, kept: { read, keep: () => undefined }, log: silent });
  return policy.choose('crashDumps', undefined, true);
}
