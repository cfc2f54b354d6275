/** Rings at once and then every minute until somebody mutes it. */
export interface Ringing {
  isOn(): boolean;
  start(): void;
  stop(): void;
}

const everyMs = 60_000;

export function createRinging(ring: () => void): Ringing {
  let timer: NodeJS.Timeout | undefined;
  function next(): void {
    timer = setTimeout(() => {
      next();
      ring();
    }, everyMs);
  }
  return {
    isOn: () => timer !== undefined,
    start() {
      if (timer !== undefined) return;
      next();
      ring();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
