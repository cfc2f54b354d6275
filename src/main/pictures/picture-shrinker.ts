import type { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { withinLimit } from '../time/time-limit';
import type { Images } from './images';
import type { Shrinkable } from './shrink-picture';
import type { ShrinkAnswer, ShrinkOrder } from './shrink-worker';

export interface PictureShrinkerDeps {
  /** Starts `shrink-worker.ts` in a thread of its own. */
  startWorker: () => Worker;
}

/** A picture that takes longer is left as it is. */
const timeLimitMs = 20_000;
/** The thread ends when it had nothing to do for this long. */
const idleMs = 5_000;

type Settle = (small: Shrinkable | null) => void;

/** Makes pictures smaller one after the other in a thread of its own: decoding a photo takes longer than a sheet may stand still. */
export function createPictureShrinker({ startWorker }: PictureShrinkerDeps): Images {
  let worker: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = pLimit(1);
  let waiting: { id: number; settle: Settle } | null = null;

  function stop(): void {
    const stopped = worker;
    worker = null;
    void stopped?.terminate();
  }

  function settle(small: Shrinkable | null): void {
    waiting?.settle(small);
    waiting = null;
  }

  function start(): Worker {
    const started = startWorker();
    started.unref();
    started.on('message', ({ id, small }: ShrinkAnswer) => waiting?.id === id && settle(small));
    const onGone = (): void => {
      if (worker !== started) return;
      worker = null;
      settle(null);
    };
    started.on('error', onGone);
    started.on('exit', onGone);
    return started;
  }

  function order(picture: Shrinkable, maxEdgePx: number): Promise<Shrinkable | null> {
    clearTimeout(idle);
    worker ??= start();
    lastId += 1;
    const message: ShrinkOrder = { id: lastId, picture, maxEdgePx };
    const answered = new Promise<Shrinkable | null>((resolve) => {
      waiting = { id: message.id, settle: resolve };
    });
    const giveUp = (): void => {
      stop();
      settle(null);
    };
    worker.postMessage(message);
    return withinLimit(answered, timeLimitMs, giveUp).finally(() => {
      idle = setTimeout(stop, idleMs).unref();
    });
  }

  return {
    shrink: (picture, maxEdgePx) => inTurn(() => order(picture, maxEdgePx)).catch(() => null),
  };
}
