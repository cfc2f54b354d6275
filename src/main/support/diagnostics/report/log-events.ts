import { z } from 'zod';
import type { LogFile } from './log-files';

/** `reason` and `type` are Chromium's words: `oom`, `GPU`. */
const entry = z.object({ at: z.string(), event: z.string(), reason: z.string().optional(), type: z.string().optional() });
export type CrashNote = z.output<typeof entry>;

/** Events of the log that tell of something that ended before its time. */
const crashEvents = new Set([
  'window.pageGone',
  'window.unresponsive',
  'app.crashedLastTime',
  'app.uncaught',
  'app.startFailed',
  'app.helperGone',
]);

function toEntry(line: string): CrashNote | null {
  try {
    return entry.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** When what ended and why, oldest first. */
export function findCrashes(files: readonly LogFile[]): CrashNote[] {
  return files
    .flatMap(({ text }) => text.split('\n').map(toEntry))
    .filter((found) => found !== null)
    .filter(({ event }) => crashEvents.has(event))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}
