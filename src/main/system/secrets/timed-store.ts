import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import { withinLimit } from '../time/time-limit';
import type { SecretStore } from './secret-store';

export interface TimedStore extends SecretStore {
  /** Hears that the place has answered after it had been given up. */
  onAnswered(listener: () => void): void;
}

/**
 * A store whose steps are given up after a while, because a system that asks the person may never answer. A step that was given up still
 * keeps its turn: a late save never overtakes the removal that followed it.
 */
export function createTimedStore(store: SecretStore, timeLimitMs: number): TimedStore {
  const oneByOne = pLimit(1);
  let overdue = 0;
  const events = createNanoEvents<{ answered(): void }>();

  async function settleLate(step: Promise<unknown>): Promise<void> {
    overdue += 1;
    const hasAnswered = await step.then(
      () => true,
      () => false,
    );
    overdue -= 1;
    if (hasAnswered && overdue === 0) events.emit('answered');
  }

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const step = oneByOne(work);
    // Nobody waits again for a place that has been silent already.
    return withinLimit(step, overdue > 0 ? 0 : timeLimitMs, () => void settleLate(step));
  }

  return {
    place: store.place,
    save: (account, secret) => inTurn(() => store.save(account, secret)),
    load: (account) => inTurn(() => store.load(account)),
    clear: (account) => inTurn(() => store.clear(account)),
    onAnswered: (listener) => void events.on('answered', listener),
  };
}
