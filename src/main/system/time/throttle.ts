/** Runs at once, then at most every `intervalMs` (evaluated at the start of each run), and always once after the last call. */
export function createThrottle(work: () => void, intervalMs: () => number): { call(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isWanted = false;
  const run = (): void => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) run();
    }, intervalMs());
    work();
  };
  return {
    call() {
      if (timer === undefined) run();
      else isWanted = true;
    },
    stop: () => clearTimeout(timer),
  };
}
