import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';

export interface RunMarker {
  /** Reports an earlier run that crashed, and marks this one as running. */
  startProgram(): void;
  /** Whether the earlier run didn't end in order; available after `begin`. */
  wasCutOff(): boolean;
  /** Called when this run ends in order. */
  end(): void;
}

export interface RunMarkerDeps {
  folder: string;
  computerStartedAt: Date;
  log: Logger;
  notices: Notices;
  now?: () => Date;
}

/** Tolerance in ms, because the clock may have been set since the computer started. */
const clockToleranceMs = 60_000;

/** A file that exists while the app runs; finding it at the start means that the last run was cut off. */
export function createRunMarker({ folder, computerStartedAt, log, notices, now = () => new Date() }: RunMarkerDeps): RunMarker {
  const path = join(folder, 'running');
  let wasCutOff = false;

  function earlierRun(): string | null {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return null;
    }
  }

  return {
    startProgram() {
      const startedAt = earlierRun();
      wasCutOff = startedAt !== null;
      if (startedAt !== null && Date.parse(startedAt) < computerStartedAt.getTime() - clockToleranceMs) {
        // A power failure, or a shutdown that the system didn't report.
        log.info('app.endedWithComputer', { startedAt });
      } else if (startedAt !== null) {
        const reference = log.error('app.crashedLastTime', new Error('the last run did not end in order'), { startedAt });
        notices.push({ kind: 'crashedLastTime', reference });
      }
      try {
        writeFileSync(path, now().toISOString());
      } catch (error) {
        log.warn('app.markerNotWritten', { error });
      }
    },
    wasCutOff: () => wasCutOff,
    end: () => rmSync(path, { force: true }),
  };
}
