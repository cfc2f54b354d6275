import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JobState } from '@shared/domain/printing/job-phase';

const folder = 'printing';

/** Reads the times (epoch, ms) at which jobs reached a state, oldest first, from the app's own journal on disk. */
function readJournalTimes(userData: string, state: JobState): number[] {
  const database = new DatabaseSync(join(userData, folder, 'journal.sqlite'), { readOnly: true, timeout: 5000 });
  try {
    return database
      .prepare('SELECT at FROM job_history WHERE state = ? ORDER BY seq')
      .all(state)
      .map(({ at }) => Date.parse(String(at)));
  } finally {
    database.close();
  }
}

export interface Accepted {
  /**
   * Epoch, ms, by this computer's clock, at most `pollMs` late. The journal's own times use the server's clock, which has whole seconds.
   */
  at: number;
  /** The journal's times. Only the difference between two of them is reliable. */
  moments: number[];
}

/** Waits until the printing system has accepted this many sheets; throws as soon as one has failed. */
export async function waitForAccepted(
  userData: string,
  count: number,
  { pollMs = 250, onPoll }: { pollMs?: number; onPoll?: () => void } = {},
): Promise<Accepted> {
  for (;;) {
    onPoll?.();
    const moments = readJournalTimes(userData, 'accepted');
    if (moments.length >= count) return { at: Date.now(), moments };
    const [failed, uncertain] = [readJournalTimes(userData, 'failed'), readJournalTimes(userData, 'uncertain')];
    if (failed.length + uncertain.length > 0) throw new Error(`${failed.length} sheets failed, ${uncertain.length} are uncertain`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
