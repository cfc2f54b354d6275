import type { PrintingProgress } from '@main/printing/queue/print-progress';
import type { Transport } from '@main/server/bridge/transport';
import type { Logger } from '@main/system/log/logger';
import type { CloseAnswer } from '@shared/contract/desktop/app';
import { createStates, windowStates } from './closing-states';

/** What a page reports of its unsaved work. */
interface UnsavedWork {
  titles: readonly string[];
  canSave: boolean;
  canKeep: boolean;
}

export interface WindowClosingDeps {
  printQueue: Pick<PrintingProgress, 'unsent' | 'hold'>;
  transport: Pick<Transport, 'emitTo'>;
  /** True while a question about several windows is open: none of them closes under it. */
  isHeld: () => boolean;
  /** Printing goes on without this window, or something else asks about that. */
  goesOn: (key: string, isQuitting: boolean) => boolean;
  /** This window was the one in the way of quitting. */
  leave: (key: string) => void;
  log: Logger;
}

interface ClosingWindow {
  key: string;
  /** Closes it without another question. */
  destroy(): void;
  report(event: 'window.unsaved' | 'window.stayed'): void;
}

/** Keeps one window while its page asks what happens to unsaved work and to sheets that are not sent yet. */
export type WindowClosing = ReturnType<typeof createWindowClosing>;

const noWork: UnsavedWork = { titles: [], canSave: false, canKeep: true };

/** A page that hasn't reported within this time that it asks hangs, and can't keep what it would keep. */
export const silenceMs = 3000;

export function createWindowClosing({ key, destroy, report }: ClosingWindow, deps: WindowClosingDeps) {
  const { printQueue, transport, isHeld, goesOn, leave, log } = deps;
  const states = createStates(windowStates, 'open');
  let hasUnsaved = false;
  let work = noWork;
  /** The answer to a question about several windows: the page carries it out, and asks no one. */
  let decided: 'keep' | 'discard' | null = null;
  /** The whole app is to quit, not only the window to close. */
  let isQuitting = false;
  let silence: NodeJS.Timeout | undefined;

  function heard(): void {
    clearTimeout(silence);
    silence = undefined;
  }

  function note(has: boolean): void {
    hasUnsaved = has;
    if (!has) decided = null;
    report('window.unsaved');
  }

  function finish(event: 'leave' | 'silence'): void {
    const wasQuitting = isQuitting;
    states.send(event);
    heard();
    destroy();
    if (wasQuitting) leave(key);
  }

  /** True when it may; otherwise the page asks the user. */
  function mayClose(): boolean {
    const unsentSheets = goesOn(key, isQuitting) ? 0 : printQueue.unsent();
    if (states.is('released') || (!hasUnsaved && unsentSheets === 0)) return true;
    if (hasUnsaved && decided === null && isHeld()) return false;
    states.send('closeWanted');
    silence ??= setTimeout(() => {
      log.warn('window.closeUnanswered');
      finish('silence');
    }, silenceMs);
    transport.emitTo(key, 'app.closeRequested', { unsentSheets, ...(decided && { decided }) });
    return false;
  }

  return {
    setUnsaved(has: boolean, now: UnsavedWork): void {
      work = now;
      note(has);
    },
    hasUnsaved: () => hasUnsaved,
    work: () => work,
    decide(answer: 'keep' | 'discard'): void {
      decided = answer;
    },
    isDecided: () => decided !== null,
    isQuitting: () => isQuitting || states.is('released'),
    answer(answer: CloseAnswer): void {
      heard();
      switch (answer) {
        case 'asking':
          states.send('pageAsks');
          return;
        case 'stay':
          states.send('stay');
          isQuitting = false;
          decided = null;
          report('window.stayed');
          return;
        case 'closeAndHold':
          printQueue.hold();
      }
      finish('leave');
    },
    mayClose,
    mayQuit(): boolean {
      isQuitting = true;
      return mayClose();
    },
    /** The page is gone or starts anew: what it reported no longer counts. */
    forget(): void {
      heard();
      states.send('pageGone');
      isQuitting = false;
      note(false);
    },
    /** The system ends: no one can be asked. */
    release: () => void states.send('systemEnds'),
  };
}
