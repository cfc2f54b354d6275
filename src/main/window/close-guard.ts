import type { CloseAnswer } from '@shared/contract/desktop/app';
import type { Logger } from '../log/logger';
import type { PrintingProgress } from '../printing/queue/print-progress';

/** What a page says of its unsaved work. */
interface UnsavedWork {
  titles: readonly string[];
  canSave: boolean;
  canKeep: boolean;
}

export interface CloseGuard {
  /** The page says whether it holds something that no server has. */
  setUnsaved(hasUnsaved: boolean, work: UnsavedWork): void;
  hasUnsaved(): boolean;
  work(): UnsavedWork;
  /** What becomes of its unsaved work was answered for several windows at once: its page does that, and asks nobody. */
  decide(decided: 'keep' | 'discard'): void;
  isDecided(): boolean;
  /** The whole program is about to end. */
  isQuitting(): boolean;
  answer(answer: CloseAnswer): void;
  /** The whole program is about to end, not only its window: true when it may; otherwise the page is asking the person. */
  mayQuit(): boolean;
  /** The window is about to close: true when it may; otherwise the page is asking the person. */
  mayClose(): boolean;
  /** The page is gone or starts anew: what it said counts no more. */
  forget(): void;
  /** The system ends: nobody can be asked. */
  release(): void;
}

export interface CloseGuardDeps {
  printQueue: Pick<PrintingProgress, 'unsent' | 'hold'>;
  askPage: (question: { unsentSheets: number; decided?: 'keep' | 'discard' }) => void;
  /** The program goes on printing without this window, or something else asks about that. */
  goesOn: (isQuitting: boolean) => boolean;
  /** True while a question about several windows stands: this one does not close under it. */
  isHeld: () => boolean;
  /** Closes the window without asking again. */
  close: () => void;
  /** Ends the program once nothing is on its way to a printer. */
  leave: () => void;
  /** The same that `hasUnsaved` answers, whenever it may have changed. */
  noteUnsaved: (hasUnsaved: boolean) => void;
  /** The person was asked and keeps the window. */
  onStay: () => void;
  log: Logger;
}

const noWork: UnsavedWork = { titles: [], canSave: false, canKeep: true };

/** A page that has not said within this time that it is asking hangs, and does not keep the window. */
const silenceMs = 3000;

/** Keeps the window while the page asks what is to become of unsaved work and of invoices that are not sent yet. */
export function createCloseGuard({
  printQueue,
  askPage,
  goesOn,
  isHeld,
  close,
  leave,
  noteUnsaved,
  onStay,
  log,
}: CloseGuardDeps): CloseGuard {
  let hasUnsaved = false;
  let work = noWork;
  let decided: 'keep' | 'discard' | null = null;
  let isReleased = false;
  let isQuitting = false;
  let silence: NodeJS.Timeout | undefined;

  function heard(): void {
    clearTimeout(silence);
    silence = undefined;
  }

  function keep(has: boolean): void {
    hasUnsaved = has;
    if (!has) decided = null;
    noteUnsaved(has);
  }

  function finish(): void {
    const endsProgram = isQuitting;
    isReleased = true;
    heard();
    close();
    if (endsProgram) leave();
  }

  function mayClose(): boolean {
    const unsentSheets = goesOn(isQuitting) ? 0 : printQueue.unsent();
    if (isReleased || (!hasUnsaved && unsentSheets === 0)) return true;
    if (hasUnsaved && decided === null && isHeld()) return false;
    silence ??= setTimeout(() => {
      log.warn('window.closeUnanswered');
      finish();
    }, silenceMs);
    askPage({ unsentSheets, ...(decided && { decided }) });
    return false;
  }

  return {
    setUnsaved(has, now) {
      work = now;
      keep(has);
    },
    hasUnsaved: () => hasUnsaved,
    work: () => work,
    decide(answer) {
      decided = answer;
    },
    isDecided: () => decided !== null,
    isQuitting: () => isQuitting || isReleased,
    answer(answer) {
      heard();
      if (answer === 'asking') return;
      if (answer === 'stay') {
        isQuitting = false;
        decided = null;
        onStay();
        return;
      }
      if (answer === 'closeAndHold') printQueue.hold();
      finish();
    },
    mayQuit() {
      isQuitting = true;
      return mayClose();
    },
    mayClose,
    forget() {
      heard();
      keep(false);
      isReleased = false;
      isQuitting = false;
    },
    release() {
      isReleased = true;
    },
  };
}
