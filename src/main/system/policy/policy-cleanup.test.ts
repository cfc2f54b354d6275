import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Policy } from './policy';
import { keepPolicyFresh, reloadMs, retryMs } from './policy-cleanup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createRig() {
  const state = { isUnreadable: false };
  const reload = vi.fn(async () => undefined);
  const view = () => state as ReturnType<Policy['view']>;
  let wakeUp = (): void => undefined;
  let changed: Parameters<Policy['onChanged']>[0] = () => undefined;
  const policy: Parameters<typeof keepPolicyFresh>[1] = {
    reload,
    view,
    onChanged(listener) {
      changed = listener;
    },
  };
  const onResumed = (listener: () => void): void => {
    wakeUp = listener;
  };
  const stop = keepPolicyFresh({ onResumed }, policy);
  return {
    state,
    stop,
    wakeUp: () => wakeUp(),
    change(isUnreadable: boolean) {
      state.isUnreadable = isUnreadable;
      changed(view());
    },
    async reloadsWithin(ms: number) {
      const before = reload.mock.calls.length;
      await vi.advanceTimersByTimeAsync(ms);
      return reload.mock.calls.length - before;
    },
  };
}

it('the policy is read again every half hour and on waking up, until the end', async () => {
  const rig = createRig();
  expect(reloadMs).toBe(1_800_000);
  expect(await rig.reloadsWithin(reloadMs - 1)).toBe(0);
  expect(await rig.reloadsWithin(1)).toBe(1);
  rig.wakeUp();
  expect(await rig.reloadsWithin(reloadMs)).toBe(1);
  rig.stop();
  rig.wakeUp();
  expect(await rig.reloadsWithin(2 * reloadMs)).toBe(0);
});

it('a policy that can’t be read is read again after 10 s, 30 s and 2 min, and every half hour from then on', async () => {
  const rig = createRig();
  expect(retryMs).toEqual([10_000, 30_000, 120_000]);
  rig.change(true);
  for (const waitMs of [...retryMs, reloadMs]) {
    expect(await rig.reloadsWithin(waitMs - 1)).toBe(0);
    expect(await rig.reloadsWithin(1)).toBe(1);
  }
  rig.change(false);
  rig.change(true);
  expect(await rig.reloadsWithin(10_000)).toBe(1);
});
