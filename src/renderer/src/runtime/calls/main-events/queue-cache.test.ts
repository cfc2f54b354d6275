// @vitest-environment happy-dom

import type { QueueView } from '@shared/contract/printing/printing';
import { toQueueChange } from '@shared/contract/printing/queue-change';
import { ok } from '@shared/contract/result';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge, type FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
import { bridge as pageBridge } from '../bridge';
import { createQueryClient } from '../query-client';
import { readKey } from '../reads';
import { subscribeToMainEvents } from './main-events';
import { keepQueue } from './queue-cache';

const key = readKey('printing.queue', undefined);
const at = (revision: number): QueueView => aQueue([aLane(Array.from({ length: revision }, (_, index) => aJob(index)))], { revision });

let bridge: FakeBridge;
let client: QueryClient;
let stops: (() => void)[];
let answers: ((view: QueueView) => void)[];

beforeEach(() => {
  answers = [];
  bridge = createFakeBridge({ 'printing.queue': () => new Promise((resolve) => answers.push((view) => resolve(ok(view)))) });
  vi.stubGlobal('diwan', bridge);
  client = createQueryClient();
  stops = [subscribeToMainEvents(client)];
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  vi.unstubAllGlobals();
});

const tell = (from: number, revision: number): void => bridge.emit('printing.queueChanged', toQueueChange(at(from), at(revision)));
const shown = (): QueueView | undefined => client.getQueryData(key);
const answer = (view: QueueView): void => answers.shift()?.(view);

/** Subscribes to the queue like a screen. */
function look(): void {
  const queryFn = async () => {
    const result = await pageBridge.call('printing.queue', undefined);
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  stops.push(new QueryObserver(client, { queryKey: key, queryFn }).subscribe(() => undefined));
}

describe('the queue that a page keeps', () => {
  it('begins with a queue that is told as a whole', () => {
    bridge.emit('printing.queueChanged', toQueueChange(null, at(1)));
    expect(shown()).toEqual(at(1));
  });

  it('goes on with what is told', () => {
    keepQueue(client, at(1));
    tell(1, 2);
    tell(2, 3);
    expect(shown()).toEqual(at(3));
    expect(answers).toHaveLength(0);
  });

  it('is read anew when a change does not go on from it', async () => {
    look();
    answer(at(1));
    await vi.waitFor(() => expect(shown()).toEqual(at(1)), 60_000);
    tell(2, 3);
    expect(shown()).toEqual(at(1));
    await vi.waitFor(() => expect(answers).toHaveLength(1), 60_000);
    answer(at(3));
    await vi.waitFor(() => expect(shown()).toEqual(at(3)), 60_000);
  });

  it('is read once more when the answer under way is older than what was told meanwhile', async () => {
    look();
    tell(1, 2);
    answer(at(1));
    await vi.waitFor(() => expect(answers).toHaveLength(1), 60_000);
    answer(at(2));
    await vi.waitFor(() => expect(shown()).toEqual(at(2)), 60_000);
  });

  it('passes over what it knows already', async () => {
    look();
    answer(at(3));
    await vi.waitFor(() => expect(shown()).toEqual(at(3)), 60_000);
    tell(1, 2);
    keepQueue(client, at(2));
    expect(shown()).toEqual(at(3));
    expect(answers).toHaveLength(0);
  });
});
