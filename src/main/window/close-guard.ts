import type { CloseAnswer } from '@shared/contract/app';
import type { Logger } from '../diagnostics/logger';

export interface CloseGuard {
  /** The page says whether it holds something that no server has. */
  setUnsaved(hasUnsaved: boolean): void;
  answer(answer: CloseAnswer): void;
  /** The whole program is about to end, not only its window. */
  noteQuit(): void;
  /** The window is about to close: true when it may; otherwise the page is asking the person. */
  mayClose(): boolean;
  /** The page is gone or starts anew: what it said counts no more. */
  forget(): void;
  /** The system ends: nobody can be asked. */
  release(): void;
}

export interface CloseGuardDeps {
  askPage: () => void;
  /** Closes the window without asking again. */
  close: () => void;
  quit: () => void;
  log: Logger;
}

/** A page that has not said within this time that it is asking hangs, and does not keep the window. */
const silenceMs = 3000;

/** Keeps the window while the page asks what is to become of unsaved work, and only as long as the page is alive. */
export function createCloseGuard({ askPage, close, quit, log }: CloseGuardDeps): CloseGuard {
  let hasUnsaved = false;
  let isReleased = false;
  let isQuitting = false;
  let silence: NodeJS.Timeout | undefined;

  function heard(): void {
    clearTimeout(silence);
    silence = undefined;
  }

  function finish(): void {
    const endsProgram = isQuitting;
    isReleased = true;
    heard();
    close();
    if (endsProgram) quit();
  }

  return {
    setUnsaved(has) {
      hasUnsaved = has;
    },
    answer(answer) {
      heard();
      if (answer === 'stay') isQuitting = false;
      if (answer === 'close') finish();
    },
    noteQuit() {
      isQuitting = true;
    },
    mayClose() {
      if (!hasUnsaved || isReleased) return true;
      silence ??= setTimeout(() => {
        log.warn('window.closeUnanswered');
        finish();
      }, silenceMs);
      askPage();
      return false;
    },
    forget() {
      heard();
      hasUnsaved = false;
      isReleased = false;
      isQuitting = false;
    },
    release() {
      isReleased = true;
    },
  };
}
