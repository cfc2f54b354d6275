import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { openThread, type Thread } from '../ports/thread';
import { withinLimit } from '../time/time-limit';
import type { Images } from './images';
import type { Shrinkable } from './shrink-picture';
import type { ShrinkAnswer, ShrinkOrder } from './shrink-worker';

export interface PictureShrinkerDeps {
  /** Starts `shrink-worker.ts` in its own thread. */
  startWorker: () => Worker;
}

/** Time limit for a picture, which otherwise stays unchanged. */
const timeLimitMs = 20_000;
/** The thread ends after being idle for this long. */
const idleMs = 5_000;

type ShrinkThread = Thread<ShrinkOrder, ShrinkAnswer>;

/** Shrinks pictures one after the other in a separate thread, because decoding a photo would block the main process for too long. */
export function createPictureShrinker({ startWorker }: PictureShrinkerDeps): Images {
  let thread: ShrinkThread | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = pLimit(1);

  function stop(): void {
    thread?.close();
    thread = null;
  }

  function start(): ShrinkThread {
    const worker = startWorker();
    worker.unref();
    const started: ShrinkThread = openThread(worker);
    started.ended.catch(() => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function answerTo(id: number, { next }: ShrinkThread): Promise<Shrinkable | null> {
    for (;;) {
      const answer = await next();
      if (answer.id === id) return answer.small;
    }
  }

  async function order(picture: Shrinkable, maxEdgePx: number): Promise<Shrinkable | null> {
    clearTimeout(idle);
    thread ??= start();
    lastId += 1;
    thread.send({ id: lastId, picture, maxEdgePx });
    try {
      return await withinLimit(answerTo(lastId, thread), timeLimitMs);
    } catch (error) {
      stop();
      throw error;
    } finally {
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  return {
    shrink: (picture, maxEdgePx) => inTurn(() => order(picture, maxEdgePx)).catch(() => null),
  };
}
