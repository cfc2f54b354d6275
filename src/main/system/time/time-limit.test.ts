import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeLimitError, withinLimit } from './time-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a time limit', () => {
  it('gives the outcome that comes in time and leaves no timer behind', async () => {
    expect(await withinLimit(Promise.resolve('in time'), 1000)).toBe('in time');
    await expect(withinLimit(Promise.reject(new Error('failed in time')), 1000)).rejects.toThrow('failed in time');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with an error of its own when nothing has come, and is not moved by a late answer', async () => {
    const work = Promise.withResolvers<string>();
    const limited = withinLimit(work.promise, 1000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(await Promise.race([limited, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    work.resolve('late');
    expect(await limited).toBeInstanceOf(TimeLimitError);
    expect(await work.promise).toBe('late');
  });

  it('lets a late failure of the work pass unheard', async () => {
    const unheard: unknown[] = [];
    const note = (reason: unknown): void => void unheard.push(reason);
    process.on('unhandledRejection', note);
    const work = Promise.withResolvers<string>();
    const limited = withinLimit(work.promise, 1000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    work.reject(new Error('late failure'));
    expect(await limited).toBeInstanceOf(TimeLimitError);
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unheard).toEqual([]);
  });

  it('lets who is late end the work, whose outcome then counts; who is in time ends nothing', async () => {
    const work = Promise.withResolvers<string>();
    const limited = withinLimit(work.promise, 1000, () => work.resolve('ended'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await limited).toBe('ended');

    const onLate = vi.fn();
    await withinLimit(Promise.resolve(), 1000, onLate);
    await vi.advanceTimersByTimeAsync(2000);
    expect(onLate).not.toHaveBeenCalled();
  });
});
