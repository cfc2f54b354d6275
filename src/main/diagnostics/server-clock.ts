/** How far this computer's clock is from the server's; wrong clocks make certificates and tokens invalid. */
export interface ServerClock {
  /** Hears the `Date` header of every answer. */
  note(header: string | null): void;
  /** Milliseconds that this computer is ahead, as of the last answer, to about a second; null before the first one. */
  aheadMs(): number | null;
}

export function createServerClock(now: () => number = Date.now): ServerClock {
  let ahead: number | null = null;
  return {
    note(header) {
      const at = Date.parse(header ?? '');
      if (!Number.isNaN(at)) ahead = now() - at;
    },
    aheadMs: () => ahead,
  };
}
