import type { Logger } from '@main/system/log/logger';
import type { Settings } from '@main/system/settings/settings';
import { z } from 'zod';

/** The screen that an account looked at last, for a start with a session that is still valid. */
export interface LastScreen {
  read(): string | null;
  /** On disk within two seconds. */
  note(path: string): void;
  /** The session is over: whoever signs in next begins at the start. */
  forget(): void;
  /** Writes at once what waits. */
  stop(): void;
}

export interface LastScreenDeps {
  settings: Settings;
  /** Whose session runs; null for nobody's. */
  account: () => string | null;
  /** IT lets something of a session outlive the app. */
  isAllowed: () => boolean;
  log: Logger;
}

/** Many screens in a row make one write. */
const quietMs = 1500;
const kept = z.object({ account: z.string(), path: z.string() }).nullable();

export function createLastScreen({ settings, account, isAllowed, log }: LastScreenDeps): LastScreen {
  const slot = settings.slot('lastScreen', kept, null);
  let waiting: { account: string; path: string } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const change = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      log.warn('session.screenNotKept', { error });
    }
  };

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const next = waiting;
    waiting = null;
    if (next) change(() => slot.write(next));
  }

  return {
    stop: flush,
    read() {
      const last = waiting ?? slot.read();
      return last !== null && isAllowed() && last.account === account() ? last.path : null;
    },
    note(path) {
      const owner = account();
      if (owner === null || !isAllowed()) return;
      waiting = { account: owner, path };
      timer ??= setTimeout(flush, quietMs).unref();
    },
    forget() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      change(slot.clear);
    },
  };
}
