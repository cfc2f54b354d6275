import type { PrintingProgress } from '@main/printing/queue/print-progress';
import type { Power } from '@main/system/ports/power';

/** Prevents the machine from sleeping while sheets are on their way to a printer. */
export function keepAwakeWhilePrinting(power: Power, printQueue: Pick<PrintingProgress, 'unsent' | 'onChanged'>): void {
  let release: (() => void) | null = null;
  printQueue.onChanged(() => {
    const isPrinting = printQueue.unsent() > 0;
    if (isPrinting === (release !== null)) return;
    release?.();
    release = isPrinting ? power.keepAwake() : null;
  });
}
