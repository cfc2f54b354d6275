import type { Worker } from 'node:worker_threads';
import { FailureError } from '@shared/contract/result';

/** Thrown when the thread has ended without being stopped. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';

  constructor() {
    super('the thread has ended before its answer');
  }
}

export interface Thread<Order, Answer> {
  send(order: Order, moved?: ArrayBuffer[]): void;
  /** Resolves to the thread's next message, in order. Rejects as `ended` does. */
  next(): Promise<Answer>;
  /** Resolves when the thread runs, which may take a while on a busy computer. */
  online: Promise<void>;
  /** Rejects if the thread is stopped by the signal (`cancelled`), fails, or ends (`ThreadEndedError`). */
  ended: Promise<never>;
  /** Ends the thread. */
  close(): void;
}

/** Wraps a thread with its messages in both directions until the caller closes it. */
export function openThread<Order, Answer>(worker: Worker, signal?: AbortSignal): Thread<Order, Answer> {
  const waiting: ((answer: Answer) => void)[] = [];
  const kept: Answer[] = [];
  worker.on('message', (answer: Answer) => {
    const take = waiting.shift();
    if (take) take(answer);
    else kept.push(answer);
  });
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(new FailureError({ code: 'cancelled' }));
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('error', (error) => stopped.reject(error));
  worker.on('exit', () => stopped.reject(new ThreadEndedError()));
  // Avoids an unhandled rejection, because the thread may end while no call waits.
  stopped.promise.catch(() => undefined);
  const answered = (): Promise<Answer> =>
    new Promise((resolve) => {
      const answer = kept.shift();
      if (answer) resolve(answer);
      else waiting.push(resolve);
    });
  return {
    send: (order, moved = []) => worker.postMessage(order, moved),
    next: () => Promise.race([answered(), stopped.promise]),
    online: new Promise((resolve) => worker.once('online', () => resolve())),
    ended: stopped.promise,
    close() {
      signal?.removeEventListener('abort', stop);
      void worker.terminate();
    },
  };
}
