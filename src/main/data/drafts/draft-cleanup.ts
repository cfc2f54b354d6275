import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { Policy } from '@main/system/policy/policy';
import type { Drafts } from './drafts';

/** Removes drafts that are older than IT allows: at the start, daily, and when IT's setting changes. */
export interface DraftCleanup {
  run(): Promise<void>;
  stop(): void;
}

export interface DraftCleanupDeps {
  drafts: Pick<Drafts, 'removeOlderThan'>;
  policy: Pick<Policy, 'entry'>;
  notices: Notices;
  log: Logger;
  now?: () => Date;
}

const dayMs = 24 * 3_600_000;

export function createDraftCleanup({ drafts, policy, notices, log, now = () => new Date() }: DraftCleanupDeps): DraftCleanup {
  let timer: NodeJS.Timeout | undefined;

  async function remove(): Promise<void> {
    const days = policy.entry('draftDays')?.value;
    if (days === undefined) return;
    const count = await drafts.removeOlderThan(new Date(now().getTime() - days * dayMs));
    if (count === 0) return;
    log.info('drafts.removedByAge', { count, days });
    notices.push({ kind: 'draftsRemoved', count });
  }

  return {
    async run() {
      clearTimeout(timer);
      timer = setTimeout(() => void this.run(), dayMs);
      timer.unref();
      await remove().catch((error) => log.error('drafts.notRemovedByAge', error));
    },
    stop: () => clearTimeout(timer),
  };
}
