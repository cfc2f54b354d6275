import type { ShopTime } from '@main/system/time/shop-time';

/** A shop whose time is always known, and is what the test says. */
export function createKnownTime(now: () => Date): ShopTime {
  return { now, known: () => now().getTime(), ask: async () => now().getTime() };
}
