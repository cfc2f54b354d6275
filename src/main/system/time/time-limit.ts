/** Thrown if the work wasn't done in time. It may still be running. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
  }
}

/**
 * Resolves to the result of the work, or rejects with a `TimeLimitError` if it takes too long. The work itself goes on, and its later
 * result is ignored. `onLate` is called at the end of the time and may end the work: a result that it causes at once still counts.
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
