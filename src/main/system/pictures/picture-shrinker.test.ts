import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPictureShrinker } from './picture-shrinker';
import type { Shrinkable } from './shrink-picture';

/** Responds with the unchanged picture, twice. For the longer edge 1 it doesn't respond, for 2 it ends, for 3 it throws. */
const thread = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, picture, maxEdgePx }) => {
    if (maxEdgePx === 1) return;
    if (maxEdgePx === 2) process.exit();
    if (maxEdgePx === 3) throw new Error('cannot decode');
    parentPort.postMessage({ id: id - 1, small: null });
    parentPort.postMessage({ id, small: picture });
    parentPort.postMessage({ id, small: null });
  });
`;

const pictureOf = (content: string): Shrinkable => ({ bytes: new TextEncoder().encode(content), contentType: 'image/png' });

afterEach(() => void vi.useRealTimers());

function createRig() {
  const threads: Worker[] = [];
  const startWorker = (): Worker => {
    const worker = new Worker(thread, { eval: true });
    threads.push(worker);
    return worker;
  };
  return { threads, ...createPictureShrinker({ startWorker }) };
}

describe('shrinking in a thread', () => {
  it('answers in turn from one thread, and takes no answer for another one', async () => {
    const { shrink, threads } = createRig();
    const pictures = ['one', 'two', 'three'].map(pictureOf);
    expect(await Promise.all(pictures.map((picture) => shrink(picture, 100)))).toEqual(pictures);
    expect(threads).toHaveLength(1);
    await threads[0]?.terminate();
  });

  it('leaves a picture that takes too long as it is, ends its thread, and goes on in a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { shrink, threads } = createRig();
    const late = shrink(pictureOf('late'), 1);
    const next = shrink(pictureOf('next'), 100);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toBeNull();
    expect(await next).toEqual(pictureOf('next'));
    expect(threads).toHaveLength(2);
    await expect.poll(() => threads[0]?.threadId).toBe(-1);
    await threads[1]?.terminate();
  });

  it.each([2, 3])('survives a thread that ends (%i)', async (edge) => {
    const { shrink, threads } = createRig();
    expect(await shrink(pictureOf('bad'), edge)).toBeNull();
    expect(await shrink(pictureOf('good'), 100)).toEqual(pictureOf('good'));
    await threads.at(-1)?.terminate();
  });
});
