import { describe, expect, it } from 'vitest';
import { createDispatcher, type DispatcherDeps } from './dispatcher';

const page = { window: 'main', isMainFrame: true, url: 'app://diwan/' };

/** Returns which of the requests count as work that a user waits for. */
async function findWork(...names: string[]): Promise<string[]> {
  const works: string[] = [];
  let asked = '';
  const answer = async () => ({ ok: true, value: null }) as never;
  const deps = {
    handlers: new Proxy({}, { get: () => answer }),
    api: { callUnchecked: answer },
    log: { info: () => undefined, warn: () => undefined, error: () => 'K7F3-Q9XM', hide: () => () => undefined },
    isLocked: () => false,
    duringWork(work) {
      works.push(asked);
      return work();
    },
    tellOthers: () => undefined,
  } as Pick<DispatcherDeps, 'duringWork' | 'isLocked' | 'log' | 'tellOthers'> as DispatcherDeps;
  const dispatch = createDispatcher(deps);
  for (const name of names) {
    asked = name;
    await dispatch(page, name, {});
  }
  return works;
}

describe('a request of a page', () => {
  it('counts as use of the app while it changes something at the server, and not when a page reads by itself', async () => {
    const reads = ['admins.list', 'orders.list', 'preferences.read', 'policy.read', 'session.read', 'printing.queue', 'updates.read'];
    expect(await findWork(...reads)).toEqual([]);
    const works = ['admins.add', 'admins.update', 'users.setActive', 'uploads.send'];
    expect(await findWork(...works)).toEqual(works);
  });
});
