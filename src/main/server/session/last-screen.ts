import type { Logger } from '@main/system/log/logger';
import type { Settings } from '@main/system/settings/settings';
import { z } from 'zod';

/** The last screen of each account: opened at a start with a session that is still valid, and offered after a sign-in. */
export interface LastScreen {
  read(): string | null;
  /** Stores the screen; on disk within two seconds. */
  note(path: string): void;
  /** Removes the screens of all accounts. */
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
/** In the order of use, so that the longest unused is dropped. */
const maxAccounts = 10;
const kept = z.array(z.object({ account: z.string(), path: z.string() }));

export function createLastScreen({ settings, account, isAllowed, log }: LastScreenDeps): LastScreen {
  const slot = settings.slot('lastScreen', kept, []);
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
    if (next) change(() => slot.write([next, ...slot.read().filter(({ account: other }) => other !== next.account)].slice(0, maxAccounts)));
  }

  return {
    stop: flush,
    read() {
      const owner = account();
      if (owner === null || !isAllowed()) return null;
      return [...(waiting ? [waiting] : []), ...slot.read()].find((last) => last.account === owner)?.path ?? null;
    },
    note(path) {
      const owner = account();
      if (owner === null || !isAllowed()) return;
      if (waiting !== null && waiting.account !== owner) flush();
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
