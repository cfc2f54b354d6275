import { afterEach, describe, expect, it, vi } from 'vitest';
import { atLeast } from './lazy-named';

afterEach(() => vi.useRealTimers());

describe('a load with a least duration', () => {
  it('[LOG-05] holds back a module that is there at once, and not a moment longer than asked', async () => {
    vi.useFakeTimers();
    const arrived = vi.fn();
    void atLeast(500, Promise.resolve('module')).then(arrived);
    await vi.advanceTimersByTimeAsync(499);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledWith('module');
  });

  it('[LOG-05] adds nothing to a slow one', async () => {
    vi.useFakeTimers();
    const arrived = vi.fn();
    void atLeast(500, new Promise((resolve) => setTimeout(() => resolve('module'), 700))).then(arrived);
    await vi.advanceTimersByTimeAsync(699);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledWith('module');
  });
});
