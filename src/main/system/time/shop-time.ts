import type { ServerClock } from './server-clock';

/** The time for dates of stored data, and for judging its age. */
export interface ShopTime {
  /** Returns the server's time, or this computer's if that isn't known. */
  now(): Date;
  /**
   * Milliseconds since 1970, reliable enough for deletions: the server's time, or this computer's if the server sends no dates. Null while
   * neither is known.
   */
  known(): number | null;
  /** Like `known`, but requests the time from the server if it isn't known; null if the server doesn't respond. Never rejects. */
  ask(): Promise<number | null>;
}

export interface ShopTimeDeps {
  serverClock: Pick<ServerClock, 'now' | 'isDateless'>;
  /** Makes the server respond; never rejects. */
  askServer(): Promise<void>;
  wall?: () => number;
}

export function createShopTime({ serverClock, askServer, wall = Date.now }: ShopTimeDeps): ShopTime {
  const known = (): number | null => serverClock.now() ?? (serverClock.isDateless() ? wall() : null);
  return {
    now: () => new Date(known() ?? wall()),
    known,
    async ask() {
      if (known() === null) await askServer();
      return known();
    },
  };
}
