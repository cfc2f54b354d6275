import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { Drafts } from './drafts';

/** Tells whoever's session runs after a run that was cut off that drafts of theirs wait; each account once. */
export interface DraftsAfterCrash {
  /** A session has begun, or drafts that could not be opened may open now. */
  look(): Promise<void>;
}

export interface DraftsAfterCrashDeps {
  drafts: Pick<Drafts, 'list'>;
  wasCutOff: () => boolean;
  /** Whose session runs; null for nobody's. */
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
