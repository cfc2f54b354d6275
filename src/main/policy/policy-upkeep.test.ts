import { afterEach, expect, it, vi } from 'vitest';
import { keepPolicyFresh, reloadMs } from './policy-upkeep';

afterEach(() => vi.useRealTimers());

it('the policy is read again every half hour and on waking up, until the end', () => {
  vi.useFakeTimers();
  const reload = vi.fn(async () => undefined);
  let wakeUp = (): void => undefined;
  const onResumed = (listener: () => void): void => {
    wakeUp = listener;
  };
  const stop = keepPolicyFresh({ onResumed }, { reload });
  expect(reloadMs).toBe(1_800_000);
  expect(reload).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(reloadMs);
  expect(reload).toHaveBeenCalledTimes(1);
  wakeUp();
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  wakeUp();
  vi.advanceTimersByTime(2 * reloadMs);
  expect(reload).toHaveBeenCalledTimes(2);
});
