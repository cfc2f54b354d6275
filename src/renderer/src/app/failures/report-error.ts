import { ask } from '@renderer/runtime/calls/bridge';

/** Logs uncaught errors, at most `limit` per page, so that a loop can't flood the log. */
export function watchUncaughtErrors(limit = 20): void {
  let left = limit;
  const report = (error: unknown): void => {
    left -= 1;
    if (left >= 0) void reportError(error, window.location.hash);
  };
  window.addEventListener('error', (event) => report(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
}

/** Logs an uncaught error; resolves with its reference if the log can be reached. */
export async function reportError(error: unknown, where: string): Promise<string | undefined> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const report = { message: message.slice(0, 4000), where, ...(stack && { stack: stack.slice(0, 20_000) }) };
  const result = await ask('app.reportError', report);
  return result.ok ? result.value.reference : undefined;
}
