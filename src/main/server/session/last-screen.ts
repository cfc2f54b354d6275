import type { Logger } from '@main/system/log/logger';
import type { Settings } from '@main/system/settings/settings';
import { z } from 'zod';

/** The last screen of an account, for a start with a session that is still valid. */
export interface LastScreen {
  read(): string | null;
  /** Stores the screen; on disk within two seconds. */
  note(path: string): void;
  /** Removes the screen at the end of the session: the next user begins at the start screen. */
  forget(): void;
  /** Writes a pending screen at once. */
  stop(): void;
}

export interface LastScreenDeps {
  settings: Settings;
  /** The signed-in account; null without a session. */
  account: () => string | null;
  /** Whether IT allows data of a session to be stored. */
  isAllowed: () => boolean;
  log: Logger;
}

/** Delay in ms, so that many screens in a row cause one write. */
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
