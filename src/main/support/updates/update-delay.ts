const dayMs = 24 * 60 * 60_000;

/**
 * Returns when IT's delay for this version ends: null if it has ended. `unknown` if the server has no release date, because then the delay
 * can't be calculated.
 */
export function offerableFrom(releaseDate: string | null, delayDays: number, now: Date): Date | 'unknown' | null {
  if (delayDays <= 0) return null;
  const released = releaseDate === null ? Number.NaN : Date.parse(releaseDate);
  if (Number.isNaN(released)) return 'unknown';
  const ripe = new Date(released + delayDays * dayMs);
  return ripe > now ? ripe : null;
}

/** Whether it is a test version, such as `1.2.0-beta.1`. */
export const isTestVersion = (version: string): boolean => /^\d+\.\d+\.\d+-/.test(version);
