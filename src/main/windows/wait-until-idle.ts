import type { PrintingProgress } from '@main/printing/queue/print-progress';

/** How long a request to end the program waits for it to be idle. */
export const idleLimitMs = 10 * 60_000;
/** The program is idle only after this time, because between two sheets or key presses there is a short pause. */
export const quietMs = 5000;
const lookEveryMs = 1000;

export interface IdleDeps {
  printQueue: Pick<PrintingProgress, 'unsent'>;
  hasUnsaved: () => boolean;
}

/**
 * Whether nothing is on its way to a printer and nothing is unsaved. With a limit, resolves to true once that has lasted for some seconds,
 * and to false at the end of the limit.
 */
export async function waitUntilIdle({ printQueue, hasUnsaved }: IdleDeps, limitMs: number): Promise<boolean> {
  const isIdle = (): boolean => printQueue.unsent() === 0 && !hasUnsaved();
  if (limitMs === 0) return isIdle();
  let quiet = 0;
  for (let passed = 0; passed < limitMs; passed += lookEveryMs) {
    quiet = isIdle() ? quiet + lookEveryMs : 0;
    if (quiet > quietMs) return true;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return false;
}
