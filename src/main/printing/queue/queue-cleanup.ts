import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { ShopTime } from '@main/system/time/shop-time';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { SheetCipher } from '../journal/sheet-cipher';
import type { OsQueue } from '../os-queue/os-queue';
import { issueRetryMs, marksRetentionMs, shownForMs, tidyIntervalMs } from '../sheet/limits';
import type { Lane } from './lane';
import type { LeftoverJobs } from './leftover-jobs';
import { recoverJobs } from './recovery';
import type { SpoolWatch } from './spool-watch';
import type { StorageAlarm } from './storage-alarm';

export interface QueueCleanupDeps {
  journal: Journal;
  /** The history's retention, in ms. */
  keptMs(): number;
  seal: SheetCipher;
  osQueue: OsQueue;
  watch: SpoolWatch;
  lane(printer: string): Lane;
  alarm: StorageAlarm;
  notices: Notices;
  log: Logger;
  staleness: LeftoverJobs;
  time: ShopTime;
  onChanged(): void;
}

/** Pause between two portions of old sheets. */
const breathMs = 200;
const waitingStates: readonly JobState[] = ['queued'];
const leftStates: readonly JobState[] = ['queued', 'rendering', 'ready', 'handing_off'];

/** Resumes the jobs that an earlier run left, with retries while the disk refuses. */
function createLeftoverRecovery(deps: QueueCleanupDeps) {
  const { journal, seal, watch, alarm, staleness, onChanged } = deps;
  /** The jobs that the last run had begun or left waiting. */
  let left: readonly JobRecord[] | null = null;
  let isRecovered = false;
  let isStopped = false;
  let isJudging = false;
  let timer: NodeJS.Timeout | undefined;

  async function recover(): Promise<void> {
    try {
      left ??= journal.inStates(leftStates);
      staleness.begin(left.filter(({ state }) => state !== 'handing_off'));
      watch.followEarlier(await recoverJobs({ ...deps, left }));
      isRecovered = true;
      wakeAll();
      void judge();
    } catch (error) {
      alarm.ring(error);
      if (!isStopped) timer = setTimeout(() => void recover(), issueRetryMs);
    }
  }

  /** Decides which leftover jobs may print; jobs of this run print meanwhile. */
  async function judge(): Promise<void> {
    if (isJudging) return;
    isJudging = true;
    try {
      await staleness.judge();
      if (!isStopped) wakeAll();
    } catch (error) {
      if (isStopped) return;
      alarm.ring(error);
      timer = setTimeout(() => void judge(), issueRetryMs);
    } finally {
      isJudging = false;
    }
  }

  function wakeAll(): void {
    if (seal.hasKey()) journal.encryptPlainRows();
    for (const printer of new Set(journal.inStates(waitingStates).map((job) => job.printer))) deps.lane(printer).wake();
    onChanged();
  }

  return {
    recover,
    /** Does nothing before `recover` has ended, which wakes the lanes itself. */
    noteKey(): void {
      if (isRecovered) alarm.attempt(wakeAll);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Hides jobs that ended long ago and removes old ones from the history, every hour; never by a clock that isn't confirmed. */
function createTidying({ journal, alarm, time, keptMs, onChanged }: QueueCleanupDeps) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function tidy(): void {
    clearTimeout(timer);
    const now = time.known();
    const nextMs = now === null ? issueRetryMs : tidyBy(now);
    if (!isStopped) timer = setTimeout(tidy, nextMs);
  }

  /** Returns the time until the next step. */
  function tidyBy(now: number): number {
    const before = (ageMs: number): string => new Date(now - ageMs).toISOString();
    let hasMore = false;
    alarm.attempt(() => {
      hasMore = journal.prune(before(keptMs()), before(marksRetentionMs));
      journal.hide(before(shownForMs));
      onChanged();
    });
    return hasMore ? breathMs : tidyIntervalMs;
  }

  return {
    tidy,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Resumes the jobs of an earlier run, and removes old jobs while the program runs. */
export function createQueueCleanup(deps: QueueCleanupDeps) {
  const recovery = createLeftoverRecovery(deps);
  const tidying = createTidying(deps);
  let isStopped = false;
  let isLockTold = false;

  return {
    async start(): Promise<void> {
      await recovery.recover();
      if (!isStopped) tidying.tidy();
    },
    /** The sheets' key is available: waiting jobs print. */
    noteKey: recovery.noteKey,
    /** Called when the key isn't available: jobs go on waiting, and the user is notified once. */
    noteNoKey(): void {
      deps.alarm.attempt(() => {
        if (isLockTold || deps.journal.inStates(waitingStates).length === 0) return;
        isLockTold = true;
        deps.notices.push({ kind: 'printQueueLocked' });
      });
    },
    /** Removes jobs older than the retention: now, or once the time is known. */
    forgetOld: tidying.tidy,
    stop(): void {
      isStopped = true;
      recovery.stop();
      tidying.stop();
    },
  };
}
