import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger, LogLevel } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import type { Machine } from './report/machine';

/** Applies IT's log settings: the level, and the number of days that files are stored. */
export interface LogCleanup {
  /** Called at the start, daily, and when IT's settings change. Never rejects. */
  run(): Promise<void>;
  stop(): void;
}

export interface LogCleanupDeps {
  folder: string;
  policy: Pick<Policy, 'choose'>;
  machine: Pick<Machine, 'removeCrashDumps'>;
  setLevel: (level: LogLevel) => void;
  log: Logger;
  now?: () => Date;
}

export const defaultLogDays = 14;
/** Limit for all log files together, within IT's number of days. */
const maxBytes = 50 * 1024 * 1024;
const dayMs = 24 * 3_600_000;

async function removeLogs(folder: string, before: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const files = await Promise.all(names.map(async (name) => ({ path: join(folder, name), ...(await stat(join(folder, name))) })));
  let kept = 0;
  for (const { path, mtimeMs, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
    const isTooMuch = kept > 0 && kept + size > maxBytes;
    if (mtimeMs < before || isTooMuch) await rm(path, { force: true });
    else kept += size;
  }
}

export function createLogCleanup({ folder, policy, machine, setLevel, log, now = () => new Date() }: LogCleanupDeps): LogCleanup {
  let timer: NodeJS.Timeout | undefined;
  return {
    async run() {
      clearTimeout(timer);
      timer = setTimeout(() => void this.run(), dayMs);
      timer.unref();
      setLevel(policy.choose('logLevel', undefined, 'info'));
      const before = now().getTime() - policy.choose('logDays', undefined, defaultLogDays) * dayMs;
      try {
        await removeLogs(folder, before);
        const mayKeepDumps = policy.choose('crashDumps', undefined, true);
        await machine.removeCrashDumps(mayKeepDumps ? new Date(before) : now());
      } catch (error) {
        log.warn('log.notRemovedByAge', { error });
      }
    },
    stop: () => clearTimeout(timer),
  };
}
