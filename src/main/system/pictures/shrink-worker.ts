import { parentPort } from 'node:worker_threads';
import { type Shrinkable, shrinkPicture } from './shrink-picture';

export interface ShrinkOrder {
  id: number;
  picture: Shrinkable;
  maxEdgePx: number;
}

/** `small` is null for a picture that stays unchanged, because it is small enough or can't be decoded. */
export interface ShrinkAnswer {
  id: number;
  small: Shrinkable | null;
}

function carryOut({ picture, maxEdgePx }: ShrinkOrder): Shrinkable | null {
  try {
    return shrinkPicture(picture, maxEdgePx);
  } catch {
    return null;
  }
}

parentPort?.on('message', (order: ShrinkOrder) => {
  const small = carryOut(order);
  const answer: ShrinkAnswer = { id: order.id, small };
  parentPort?.postMessage(answer, small ? [small.bytes.buffer] : []);
});
