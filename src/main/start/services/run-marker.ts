import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../log/logger';
import type { Notices } from '../../log/notices';

export interface RunMarker {
  /** Tells about an earlier run that did not end in order, and marks this one as running. */
  begin(): void;
  /** The earlier run did not end in order; known from `begin` on. */
  wasCutOff(): boolean;
  /** This run ends in order. */
  end(): void;
}

export interface RunMarkerDeps {
  folder: string;
  log: Logger;
  notices: Notices;
  now?: () => Date;
}

/** A file that exists while the app runs; finding it at the start means that the last run was cut off. */
export function createRunMarker({ folder, log, notices, now = () => new Date() }: RunMarkerDeps): RunMarker {
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
    begin() {
      const startedAt = earlierRun();
      wasCutOff = startedAt !== null;
      if (startedAt !== null) {
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
