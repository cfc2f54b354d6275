import type { Worker } from 'node:worker_threads';
import { RefusedAnswerError } from '@main/server/api/network/network-failure';
import type { SendRaw } from '@main/server/api/raw-read';
import { openThread, type Thread } from '@main/system/ports/thread';
import type { JudgedReading, JudgeReading, ReadingQuestion } from './judge-reading';
import type { JudgeAnswer, JudgeOrder } from './judge-worker';

/** Judges the answers of one check, until it is closed. */
export interface Judge {
  judge: JudgeReading;
  close(): void;
}

/** `signal` ends a judgment at once, however long it would take. */
export type OpenJudge = (signal: AbortSignal) => Judge;

export interface JudgeThreadDeps {
  /** Starts `judge-worker.ts` in a thread of its own, whose memory has a limit. */
  startWorker: () => Worker;
}

/** Parses and judges in a thread that ends with its check: neither the app nor *Stop* waits for a large answer. */
export function createJudgeThread({ startWorker }: JudgeThreadDeps): OpenJudge {
  return (signal) => {
    let thread: Thread<JudgeOrder, JudgeAnswer> | null = null;

    function close(): void {
      thread?.close();
      thread = null;
    }

    async function judge(question: ReadingQuestion, send: SendRaw): Promise<JudgedReading> {
      thread ??= openThread(startWorker(), signal);
      const { send: say, next } = thread;
      let failure: unknown = new RefusedAnswerError('answerTooLarge');
      say({ kind: 'read', question });
      for (;;) {
        const answer = await next().catch((error: unknown) => {
          close();
          // A thread that breaks had no memory left for the answer.
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
