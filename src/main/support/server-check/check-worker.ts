import { parentPort } from 'node:worker_threads';
import type { RawResponse } from '@main/server/api/raw-read';
import { type EvaluatedReading, evaluateReading, type ReadingQuestion } from './evaluate-reading';

/** `response` and `failed` are the main process's replies to a `send`. */
export type CheckThreadOrder =
  | { kind: 'read'; question: ReadingQuestion }
  | { kind: 'response'; response: RawResponse }
  | { kind: 'failed' };
export type JudgeAnswer = { kind: 'send'; url: string } | { kind: 'judged'; reading: EvaluatedReading } | { kind: 'failed' };

let sent: PromiseWithResolvers<RawResponse> | null = null;

function say(answer: JudgeAnswer): void {
  parentPort?.postMessage(answer);
}

/** Sends the request through the main process, because the thread has no network. */
function send(url: string): Promise<RawResponse> {
  sent = Promise.withResolvers();
  say({ kind: 'send', url });
  return sent.promise;
}

parentPort?.on('message', (order: CheckThreadOrder) => {
  if (order.kind === 'response') sent?.resolve(order.response);
  else if (order.kind === 'failed') sent?.reject(new Error('no response'));
  else
    evaluateReading(order.question, send).then(
      (reading) => say({ kind: 'judged', reading }),
      () => say({ kind: 'failed' }),
    );
});
