/** What was asked has not answered in time. It may still be at it. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
  }
}

/**
 * The outcome of the work, or a `TimeLimitError` when none has come in time. The work itself goes on, and what becomes of it later is heard by
 * nobody. `onLate` is called at the end of the time and may end the work: an outcome that it brings about at once still counts.
 */
export function withinLimit<Value>(work: Promise<Value>, limitMs: number, onLate?: () => void): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onLate?.();
      reject(new TimeLimitError(limitMs));
    }, limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
