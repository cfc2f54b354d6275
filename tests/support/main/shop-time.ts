import type { ShopTime } from '@main/system/time/shop-time';

/** A shop time that is always known, and is set by the test. */
export function createKnownTime(now: () => Date): ShopTime {
  return { now, known: () => now().getTime(), ask: async () => now().getTime() };
}
