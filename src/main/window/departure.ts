import type { Translate } from '@shared/i18n/translate';
import type { PrintingProgress } from '../printing/queue/print-progress';
import type { Dialogs } from './windows';

/** Ends the program, but not in the middle of a batch. */
export interface Departure {
  /** Ends the program once nothing is on its way to a printer; shows the window instead when a sheet got stuck meanwhile. */
  leave(): void;
  /** A window is open again: the program stays. */
  stay(): void;
  /** The program was told to end while no window could ask what is to become of the batch. */
  askWithoutWindow(): Promise<void>;
}

export interface DepartureDeps {
  printQueue: PrintingProgress;
  dialogs: Dialogs;
  texts: () => Translate;
  quit: () => void;
  showWindow: () => void;
}

export function createDeparture({ printQueue, dialogs, texts, quit, showWindow }: DepartureDeps): Departure {
  /** Sheets that were stuck when the person left; null while nobody leaves. */
  let stuckBefore: number | null = null;
  let isAsking = false;

  function proceed(): void {
    if (stuckBefore === null || printQueue.unsent() > 0) return;
    const hasNewTrouble = printQueue.stuck() > stuckBefore;
    stuckBefore = null;
    if (hasNewTrouble) showWindow();
    else quit();
  }

  function leave(): void {
    stuckBefore ??= printQueue.stuck();
    proceed();
  }

  printQueue.onChanged(proceed);

  return {
    leave,
    stay() {
      stuckBefore = null;
    },
    async askWithoutWindow() {
      if (isAsking) return;
      isAsking = true;
      const t = texts();
      try {
        const choice = await dialogs.ask({
          message: t('desktop.unsent', { count: printQueue.unsent() }),
          detail: t('desktop.unsentBody'),
          buttons: [t('desktop.sendFirst'), t('desktop.holdRest'), t('common.cancel')],
          cancelIndex: 2,
        });
        if (choice === 1) printQueue.hold();
        if (choice !== 2) leave();
      } finally {
        isAsking = false;
      }
    },
  };
}
