import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { Drafts } from './drafts';

/** Notifies the signed-in user after a crash that they have drafts; once per account. */
export interface DraftsAfterCrash {
  /** Called when a session has begun, or when drafts that couldn't be decrypted may be readable now. */
  look(): Promise<void>;
}

export interface DraftsAfterCrashDeps {
  drafts: Pick<Drafts, 'list'>;
  wasCutOff: () => boolean;
  /** The signed-in account; null without a session. */
  account: () => string | null;
  notices: Notices;
  log: Logger;
}

export function createDraftsAfterCrash({ drafts, wasCutOff, account, notices, log }: DraftsAfterCrashDeps): DraftsAfterCrash {
  const told = new Set<string>();
  return {
    async look() {
      const owner = account();
      if (!wasCutOff() || owner === null || told.has(owner)) return;
      try {
        const kept = await drafts.list();
        const [newest] = kept;
        if (account() !== owner || told.has(owner)) return;
        told.add(owner);
        if (newest) notices.push({ kind: 'draftsWait', count: kept.length, title: newest.title });
      } catch (error) {
        log.warn('drafts.notListed', { error });
      }
    },
  };
}
