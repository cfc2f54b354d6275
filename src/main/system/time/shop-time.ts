import type { ServerClock } from './server-clock';

/** The time by which what is kept is dated and judged. */
export interface ShopTime {
  /** The server's; while that is not known, what this computer takes for it. */
  now(): Date;
  /** Milliseconds since 1970, sure enough to delete by: the server's time, or this computer's where the server names none. Null while neither is known. */
  known(): number | null;
  /** The same, asked of the server where it is not known; null when the server does not answer. Never rejects. */
  ask(): Promise<number | null>;
}

export interface ShopTimeDeps {
  serverClock: Pick<ServerClock, 'now' | 'isDateless'>;
  /** Has the server answer anything; never rejects. */
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
