import { z } from 'zod';
import type { LogFile } from './log-files';

/** `reason` and `type` are Chromium's terms: `oom`, `GPU`. */
const entry = z.object({ at: z.string(), event: z.string(), reason: z.string().optional(), type: z.string().optional() });
export type CrashNote = z.output<typeof entry>;

/** Log events of processes or pages that ended unexpectedly. */
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

/** Returns what ended unexpectedly, when, and why, oldest first. */
export function findCrashes(files: readonly LogFile[]): CrashNote[] {
  return files
    .flatMap(({ text }) => text.split('\n').map(toEntry))
    .filter((found) => found !== null)
    .filter(({ event }) => crashEvents.has(event))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}
