import { reportError } from './report-error';

/** Sends errors that no component caught to the log, at most `limit` per page so that a loop cannot flood it. */
export function watchUncaughtErrors(limit = 20): void {
  let left = limit;
  const report = (error: unknown): void => {
    left -= 1;
    if (left >= 0) void reportError(error, window.location.hash);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}
