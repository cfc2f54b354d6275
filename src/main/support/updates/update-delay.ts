const dayMs = 24 * 60 * 60_000;

/**
 * From when on IT's delay lets this version be offered: null when that is now. `unknown` when the server does not say when it was released,
 * because then no delay can have passed.
 */
export function offerableFrom(releaseDate: string | null, delayDays: number, now: Date): Date | 'unknown' | null {
  if (delayDays <= 0) return null;
  const released = releaseDate === null ? Number.NaN : Date.parse(releaseDate);
  if (Number.isNaN(released)) return 'unknown';
  const ripe = new Date(released + delayDays * dayMs);
  return ripe > now ? ripe : null;
}

/** `1.2.0-beta.1` is a version for trying. */
export const isTestVersion = (version: string): boolean => /^\d+\.\d+\.\d+-/.test(version);
