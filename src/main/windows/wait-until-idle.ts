import type { PrintingProgress } from '@main/printing/queue/print-progress';

/** So long somebody who wants the program to end waits for it to be idle. */
export const idleLimitMs = 10 * 60_000;
/** Between two sheets, or two letters, nothing is on its way for a moment. */
export const quietMs = 5000;
const lookEveryMs = 1000;

export interface IdleDeps {
  printQueue: Pick<PrintingProgress, 'unsent'>;
  hasUnsaved: () => boolean;
}

/**
 * True when nothing is on its way to a printer and nothing is unsaved; with a limit, once that has been so for some seconds. False when the
 * limit is over.
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
