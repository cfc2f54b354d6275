import type { JobState } from '@shared/contract/printing';
import type { Logger } from '../diagnostics/logger';
import type { Notices } from '../diagnostics/notices';
import type { Journal } from './journal/journal';
import type { SheetSeal } from './journal/sheet-seal';
import type { Lane } from './lane';
import { shownForMs, tidyIntervalMs, troubleRetryMs } from './limits';
import type { OsQueue } from './os-queue/os-queue';
import { recoverJobs } from './recovery';
import type { SpoolWatch } from './spool-watch';
import type { StorageAlarm } from './storage-alarm';

/** Takes up what an earlier run left, and keeps the queue from growing while the program runs. */
export interface QueueUpkeep {
  start(): Promise<void>;
  /** The key of the sheets is there: what waits is printed. */
  noteKey(): void;
  /** The key cannot be had now: what waits goes on waiting, and the person is told once. */
  noteNoKey(): void;
  /** Forgets at once what is older than is kept now. */
  forgetOld(): void;
  stop(): void;
}

export interface QueueUpkeepDeps {
  journal: Journal;
  /** How long the history keeps what was printed. */
  keptMs(): number;
  seal: SheetSeal;
  osQueue: OsQueue;
  watch: SpoolWatch;
  lane(printer: string): Lane;
  alarm: StorageAlarm;
  notices: Notices;
  log: Logger;
  now: () => Date;
  onChanged(): void;
}

/** Between two portions of old sheets. */
const breathMs = 200;
const waitingStates: readonly JobState[] = ['queued'];

export function createQueueUpkeep(deps: QueueUpkeepDeps): QueueUpkeep {
  const { journal, seal, watch, alarm, now, onChanged } = deps;
  let isRecovered = false;
  let isStopped = false;
  let isLockTold = false;
  let recoveryTimer: NodeJS.Timeout | undefined;
  let tidyTimer: NodeJS.Timeout | undefined;

  async function recover(startedAt: Date): Promise<void> {
    try {
      watch.followEarlier(await recoverJobs({ ...deps, startedAt }));
      isRecovered = true;
      wakeAll();
    } catch (error) {
      alarm.ring(error);
      if (!isStopped) recoveryTimer = setTimeout(() => void recover(startedAt), troubleRetryMs);
    }
  }

  function wakeAll(): void {
    if (seal.hasKey()) journal.sealPlain();
    for (const printer of new Set(journal.inStates(waitingStates).map((job) => job.printer))) deps.lane(printer).wake();
    onChanged();
  }

  /** Takes out of the view what ended long ago, and out of the history what is older than is kept. */
  function tidy(): void {
    const before = (ageMs: number): string => new Date(now().getTime() - ageMs).toISOString();
    let hasMore = false;
    clearTimeout(tidyTimer);
    alarm.attempt(() => {
      hasMore = journal.prune(before(deps.keptMs()));
      journal.hide(before(shownForMs));
      onChanged();
    });
    if (!isStopped) tidyTimer = setTimeout(tidy, hasMore ? breathMs : tidyIntervalMs);
  }

  return {
    async start() {
      await recover(now());
      if (!isStopped) tidy();
    },
    noteKey() {
      if (isRecovered) alarm.attempt(wakeAll);
    },
    noteNoKey() {
      alarm.attempt(() => {
        if (isLockTold || journal.inStates(waitingStates).length === 0) return;
        isLockTold = true;
        deps.notices.push({ kind: 'printQueueLocked' });
      });
    },
    forgetOld: tidy,
    stop() {
      isStopped = true;
      clearTimeout(recoveryTimer);
      clearTimeout(tidyTimer);
    },
  };
}
