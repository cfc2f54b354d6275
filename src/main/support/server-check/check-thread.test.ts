import { Worker } from 'node:worker_threads';
import { RefusedResponseError } from '@main/server/api/network/network-failure';
import type { RawResponse } from '@main/server/api/raw-read';
import { FailureError } from '@shared/contract/result';
import { expect, it } from 'vitest';
import { createJudgeThread } from './check-thread';
import type { ReadingQuestion } from './evaluate-reading';

const question: ReadingQuestion = { name: 'orders.list', apiRoot: 'http://shop.test', profile: null, input: {}, unknown: null };
const response = (): RawResponse => ({ status: 200, isHtml: false, bytes: new Uint8Array([1, 2, 3]) });
const askThenJudge = `
  if (order.kind === 'read') parentPort.postMessage({ kind: 'send', url: order.question.apiRoot + '/orders' });
  else if (order.kind === 'response') parentPort.postMessage({ kind: 'judged', reading: { status: order.response.status, size: order.response.bytes.length } });
  else parentPort.postMessage({ kind: 'failed' });`;

/** Creates a check whose worker thread runs this code; `starts` counts the threads. */
function open(code: string, signal = new AbortController().signal) {
  let starts = 0;
  const program = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (order) => { ${code} });`;
  const startWorker = (): Worker => {
    starts += 1;
    return new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  };
  return { ...createJudgeThread({ startWorker })(signal), starts: () => starts };
}

it('makes the requests of the thread, hands it their bytes, and gives its judgment, in one thread for the whole check', async () => {
  const { judge, close, starts } = open(askThenJudge);
  const urls: string[] = [];
  const send = async (url: string): Promise<RawResponse> => {
    urls.push(url);
    return response();
  };
  expect(await judge(question, send)).toEqual({ status: 200, size: 3 });
  expect(await judge(question, send)).toEqual({ status: 200, size: 3 });
  expect([urls, starts()]).toEqual([['http://shop.test/orders', 'http://shop.test/orders'], 1]);
  close();
});

it('passes on why a request had no response', async () => {
  const { judge, close } = open(askThenJudge);
  const lost = new TypeError('fetch failed');
  await expect(judge(question, () => Promise.reject(lost))).rejects.toBe(lost);
  close();
});

it('ends at once when it is stopped, while the thread works, and nothing else waits meanwhile', async () => {
  const stop = new AbortController();
  const { judge, close } = open(`for (;;);`, stop.signal);
  const judged = judge(question, async () => response());
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  await new Promise((resolve) => setTimeout(resolve, 100));
  stop.abort();
  await expect(judged).rejects.toThrow(FailureError);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(5);
  close();
});

it.each([
  ['breaks', 'throw new Error()'],
  ['has no memory left', 'const all = []; for (;;) all.push(new Array(100000).fill(1.5));'],
])('takes an answer over which the thread %s for too large, and goes on with another thread', async (_what, code) => {
  const { judge, close, starts } = open(`if (order.question?.name === 'orders.list') { ${code} } ${askThenJudge}`);
  await expect(judge(question, async () => response())).rejects.toThrow(RefusedResponseError);
  expect(await judge({ ...question, name: 'products.list' }, async () => response())).toEqual({ status: 200, size: 3 });
  expect(starts()).toBe(2);
  close();
});
