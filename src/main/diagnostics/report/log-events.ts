import { z } from 'zod';
import type { LogFile } from './log-files';

const entry = z.object({ at: z.string(), event: z.string() });

/** Events of the log that tell of something that ended before its time. */
const crashEvents = new Set([
  'window.pageGone',
  'window.unresponsive',
  'app.crashedLastTime',
  'app.uncaught',
  'app.startFailed',
  'app.helperGone',
]);

function toEntry(line: string): z.output<typeof entry> | null {
  try {
    return entry.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** When what ended, oldest first; the reasons stand in the log. */
export function findCrashes(files: readonly LogFile[]): { at: string; event: string }[] {
  return files
    .flatMap(({ text }) => text.split('\n').map(toEntry))
    .filter((found) => found !== null)
    .filter(({ event }) => crashEvents.has(event))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}
