import type { Worker } from 'node:worker_threads';
import { RefusedResponseError } from '@main/server/api/network/network-failure';
import type { SendRaw } from '@main/server/api/raw-read';
import { openThread, type Thread } from '@main/system/ports/thread';
import type { CheckThreadOrder, JudgeAnswer } from './check-worker';
import type { EvaluatedReading, EvaluateReading, ReadingQuestion } from './evaluate-reading';

/** Evaluates the responses of one check until it is closed. */
export interface Judge {
  judge: EvaluateReading;
  close(): void;
}

/** `signal` stops an evaluation at once, however long it would take. */
export type OpenJudge = (signal: AbortSignal) => Judge;

export interface JudgeThreadDeps {
  /** Starts `check-worker.ts` in its own thread with a memory limit. */
  startWorker: () => Worker;
}

/** Parses and evaluates in a thread that ends with its check, so that neither the app nor *Stop* waits for a large response. */
export function createJudgeThread({ startWorker }: JudgeThreadDeps): OpenJudge {
  return (signal) => {
    let thread: Thread<CheckThreadOrder, JudgeAnswer> | null = null;

    function close(): void {
      thread?.close();
      thread = null;
    }

    async function judge(question: ReadingQuestion, send: SendRaw): Promise<EvaluatedReading> {
      thread ??= openThread(startWorker(), signal);
      const { send: say, next } = thread;
      let failure: unknown = new RefusedResponseError('answerTooLarge');
      say({ kind: 'read', question });
      for (;;) {
        const answer = await next().catch((error: unknown) => {
          close();
          // A thread that fails had no memory left for the response.
          throw signal.aborted ? error : failure;
        });
        if (answer.kind === 'judged') return answer.reading;
        if (answer.kind === 'failed') throw failure;
        try {
          const response = await send(answer.url);
          say({ kind: 'response', response }, [response.bytes.buffer]);
        } catch (error) {
          failure = error;
          say({ kind: 'failed' });
        }
      }
    }

    return { judge, close };
  };
}
