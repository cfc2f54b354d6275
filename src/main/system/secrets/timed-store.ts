import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import { withinLimit } from '../time/time-limit';
import type { SecretStore } from './secret-store';

export interface TimedStore extends SecretStore {
  /** Called when the place has responded after a step had exceeded its time limit. */
  onAnswered(listener: () => void): void;
}

/**
 * Adds a time limit to a store's steps, because a system that prompts the user may never respond. A timed-out step stays in its turn, so
 * that a late save never overtakes the removal that followed it.
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
    // No time limit again for a place that hasn't responded: later steps fail at once.
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
