import type { PrintingProgress } from '@main/printing/queue/print-progress';
import type { Transport } from '@main/server/bridge/transport';
import type { Logger } from '@main/system/log/logger';
import type { CloseAnswer } from '@shared/contract/desktop/app';
import { createStates, windowStates } from './closing-states';

/** Unsaved work of a page. */
interface UnsavedWork {
  titles: readonly string[];
  canSave: boolean;
  canKeep: boolean;
}

export interface WindowClosingDeps {
  printQueue: Pick<PrintingProgress, 'unsent' | 'hold'>;
  transport: Pick<Transport, 'emitTo'>;
  /** True while a question about several windows is open, during which no window closes. */
  isHeld: () => boolean;
  /** Whether printing goes on without this window, or another question covers it. */
  goesOn: (key: string, isQuitting: boolean) => boolean;
  /** Called after this window was closed, if it prevented quitting. */
  leave: (key: string) => void;
  log: Logger;
}

interface ClosingWindow {
  key: string;
  /** Closes it without another question. */
  destroy(): void;
  report(event: 'window.unsaved' | 'window.stayed'): void;
}

export type WindowClosing = ReturnType<typeof createWindowClosing>;

const noWork: UnsavedWork = { titles: [], canSave: false, canKeep: true };

/** A page that doesn't report within this time (ms) that it asks hangs, and can't save its work. */
export const silenceMs = 3000;

/** Unsaved work as the page reports it, and the user's decision about it in a question about several windows. */
function createWork(onChanged: () => void) {
  let has = false;
  let work = noWork;
  let decided: 'keep' | 'discard' | null = null;

  return {
    setUnsaved(hasNow: boolean, now = work): void {
      has = hasNow;
      work = now;
      if (!has) decided = null;
      onChanged();
    },
    hasUnsaved: (): boolean => has,
    work: (): UnsavedWork => work,
    decide(answer: 'keep' | 'discard'): void {
      decided = answer;
    },
    isDecided: (): boolean => decided !== null,
    /** Builds the request to the page; if the user has decided, the page applies the decision without asking again. */
    toRequest: (unsentSheets: number) => ({ unsentSheets, ...(decided && { decided }) }),
    forgetDecision(): void {
      decided = null;
    },
  };
}

/** Calls `onSilent` unless the page reports in time that it asks. */
function createSilence(log: Logger, onSilent: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start(): void {
      timer ??= setTimeout(() => {
        log.warn('window.closeUnanswered');
        onSilent();
      }, silenceMs);
    },
    end(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Leaves one window open while its page asks what happens to unsaved work and to sheets that aren't sent yet. */
export function createWindowClosing({ key, destroy, report }: ClosingWindow, deps: WindowClosingDeps) {
  const { printQueue, transport, isHeld, goesOn, leave, log } = deps;
  const states = createStates(windowStates, 'open');
  const { toRequest, forgetDecision, ...work } = createWork(() => report('window.unsaved'));
  /** Whether the whole app is to quit, not only this window to close. */
  let isQuitting = false;
  const silence = createSilence(log, () => finish('silence'));

  function finish(event: 'leave' | 'silence'): void {
    const wasQuitting = isQuitting;
    states.send(event);
    silence.end();
    destroy();
    if (wasQuitting) leave(key);
  }

  /** Returns true if the window may close; otherwise its page asks the user. */
  function mayClose(): boolean {
    const unsentSheets = goesOn(key, isQuitting) ? 0 : printQueue.unsent();
    if (states.is('released') || (!work.hasUnsaved() && unsentSheets === 0)) return true;
    if (work.hasUnsaved() && !work.isDecided() && isHeld()) return false;
    states.send('closeWanted');
    silence.start();
    transport.emitTo(key, 'app.closeRequested', toRequest(unsentSheets));
    return false;
  }

  return {
    ...work,
    isQuitting: (): boolean => isQuitting || states.is('released'),
    answer(answer: CloseAnswer): void {
      silence.end();
      if (answer === 'asking') states.send('pageAsks');
      else if (answer === 'stay') {
        states.send('stay');
        isQuitting = false;
        forgetDecision();
        report('window.stayed');
      } else {
        if (answer === 'closeAndHold') printQueue.hold();
        finish('leave');
      }
    },
    mayClose,
    mayQuit(): boolean {
      isQuitting = true;
      return mayClose();
    },
    /** Called when the page has ended or starts again, so its reports no longer count. */
    forget(): void {
      silence.end();
      states.send('pageGone');
      isQuitting = false;
      work.setUnsaved(false);
    },
    /** Called when the system shuts down, so the user can't be asked. */
    release: (): void => void states.send('systemEnds'),
  };
}
