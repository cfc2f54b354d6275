import type { Worker } from 'node:worker_threads';
import { FailureError } from '@shared/contract/result';

export interface ThreadAnswers<Answer> {
  /** The answers of the thread, in its order. */
  next(): Promise<Answer>;
  /** Rejects when the thread is stopped by the signal (`cancelled`), breaks, or ends. */
  ended: Promise<never>;
  close(): void;
}

/** Receives what a thread posts, until its caller closes it; the caller also terminates the thread. */
export function listenTo<Answer>(worker: Worker, signal: AbortSignal): ThreadAnswers<Answer> {
  const waiting: ((answer: Answer) => void)[] = [];
  const kept: Answer[] = [];
  worker.on('message', (answer: Answer) => {
    const take = waiting.shift();
    if (take) take(answer);
    else kept.push(answer);
  });
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(new FailureError({ code: 'cancelled' }));
  signal.addEventListener('abort', stop, { once: true });
  worker.on('error', (error) => stopped.reject(error));
  worker.on('exit', () => stopped.reject(new Error('the thread has ended before its answer')));
  // It may happen while no call waits.
  stopped.promise.catch(() => undefined);
  return {
    next: () =>
      new Promise<Answer>((resolve) => {
        const answer = kept.shift();
        if (answer) resolve(answer);
        else waiting.push(resolve);
      }),
    ended: stopped.promise,
    close: () => signal.removeEventListener('abort', stop),
  };
}
