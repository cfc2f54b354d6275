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

/** Takes up what an earlier run left, and keeps the queue from growing while the program runs. */
export interface QueueCleanup {
  start(): Promise<void>;
  /** The key of the sheets is there: what waits is printed. */
  noteKey(): void;
  /** The key cannot be had now: what waits goes on waiting, and the person is told once. */
  noteNoKey(): void;
  /** Forgets what is older than is kept now: at once, or as soon as the time is known. */
  forgetOld(): void;
  stop(): void;
}

export interface QueueCleanupDeps {
  journal: Journal;
  /** How long the history keeps what was printed. */
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

/** Between two portions of old sheets. */
const breathMs = 200;
const waitingStates: readonly JobState[] = ['queued'];
const leftStates: readonly JobState[] = ['queued', 'rendering', 'ready', 'handing_off'];

export function createQueueCleanup(deps: QueueCleanupDeps): QueueCleanup {
  const { journal, seal, watch, alarm, staleness, time, onChanged } = deps;
  /** What the last run had begun with, or left waiting. */
  let left: readonly JobRecord[] | null = null;
  let isRecovered = false;
  let isStopped = false;
  let isLockTold = false;
  let isJudging = false;
  let recoveryTimer: NodeJS.Timeout | undefined;
  let tidyTimer: NodeJS.Timeout | undefined;

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
      if (!isStopped) recoveryTimer = setTimeout(() => void recover(), issueRetryMs);
    }
  }

  /** Sheets of this run print meanwhile. */
  async function judge(): Promise<void> {
    if (isJudging) return;
    isJudging = true;
    try {
      await staleness.judge();
      if (!isStopped) wakeAll();
    } catch (error) {
      if (isStopped) return;
      alarm.ring(error);
      recoveryTimer = setTimeout(() => void judge(), issueRetryMs);
    } finally {
      isJudging = false;
    }
  }

  function wakeAll(): void {
    if (seal.hasKey()) journal.encryptPlainRows();
    for (const printer of new Set(journal.inStates(waitingStates).map((job) => job.printer))) deps.lane(printer).wake();
    onChanged();
  }

  /** Takes out of the view what ended long ago, and out of the history what is older than is kept; by no clock that nobody has confirmed. */
  function tidy(): void {
    clearTimeout(tidyTimer);
    const now = time.known();
    const nextMs = now === null ? issueRetryMs : tidyBy(now);
    if (!isStopped) tidyTimer = setTimeout(tidy, nextMs);
  }

  /** Answers with when there is more to do. */
  function tidyBy(now: number): number {
    const before = (ageMs: number): string => new Date(now - ageMs).toISOString();
    let hasMore = false;
    alarm.attempt(() => {
      hasMore = journal.prune(before(deps.keptMs()), before(marksRetentionMs));
      journal.hide(before(shownForMs));
      onChanged();
    });
    return hasMore ? breathMs : tidyIntervalMs;
  }

  return {
    async start() {
      await recover();
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
