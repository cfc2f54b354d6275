import type { Logger } from '@main/system/log/logger';
import type { Settings } from '@main/system/settings/settings';
import type { UsedEmail } from '@shared/contract/desktop/session';
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint';

/**
 * The email address of the last sign-in, so that the next one needs only the password. It is stored beyond a sign-out, without any secret.
 */
export interface LastEmail {
  read(): UsedEmail | null;
  note(email: string): void;
  forget(): void;
}

export interface LastEmailDeps {
  settings: Settings;
  endpoint: Pick<Endpoint, 'target'>;
  /** Whether IT allows data of a session to be stored. */
  isAllowed: () => boolean;
  log: Logger;
}

const kept = z.object({ apiRoot: z.string(), email: z.string() }).nullable();

export function createLastEmail({ settings, endpoint, isAllowed, log }: LastEmailDeps): LastEmail {
  const slot = settings.slot('lastEmail', kept, null);
  const change = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      log.warn('session.emailNotKept', { error });
    }
  };
  const forget = (): void => change(slot.clear);
  return {
    forget,
    read() {
      if (!isAllowed()) forget();
      return isAllowed() ? slot.read() : null;
    },
    note(email) {
      const apiRoot = endpoint.target()?.apiRoot;
      if (apiRoot === undefined || !isAllowed()) return;
      const last = slot.read();
      if (last?.apiRoot !== apiRoot || last.email !== email) change(() => slot.write({ apiRoot, email }));
    },
  };
}
