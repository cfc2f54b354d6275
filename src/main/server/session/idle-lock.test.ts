import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleLock, type IdleLock } from './idle-lock';

const minute = 60_000;
let idle: IdleLock;
let limit = 10;
let isSignedIn = true;
let locks = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [limit, isSignedIn, locks] = [10, true, 0];
  idle = createIdleLock({
    limitMinutes: () => limit,
    hasScreens: () => isSignedIn,
    lock: () => {
      locks += 1;
      isSignedIn = false;
    },
  });
  idle.noteUse();
});
afterEach(() => {
  idle.stop();
  vi.useRealTimers();
});

describe('the lock of an app that nobody uses', () => {
  it('comes when the time is over, once, and not before', () => {
    vi.advanceTimersByTime(10 * minute - 1);
    expect(locks).toBe(0);
    vi.advanceTimersByTime(1);
    expect(locks).toBe(1);
    vi.advanceTimersByTime(60 * minute);
    expect(locks).toBe(1);
  });

  it('starts to count anew with every use', () => {
    vi.advanceTimersByTime(9 * minute);
    idle.noteUse();
    vi.advanceTimersByTime(9 * minute);
    expect(locks).toBe(0);
    vi.advanceTimersByTime(minute);
    expect(locks).toBe(1);
  });

  it('waits for what a person has started, and then as long as ever', async () => {
    let finish: (value: string) => void = () => undefined;
    const work = idle.during(() => new Promise<string>((resolve) => (finish = resolve)));
    vi.advanceTimersByTime(30 * minute);
    expect(locks).toBe(0);
    finish('sent');
    expect(await work).toBe('sent');
    vi.advanceTimersByTime(10 * minute - 1);
    expect(locks).toBe(0);
    vi.advanceTimersByTime(1);
    expect(locks).toBe(1);
  });

  it('counts work that failed as over', async () => {
    await expect(idle.during(() => Promise.reject(new Error('refused')))).rejects.toThrowError('refused');
    vi.advanceTimersByTime(10 * minute);
    expect(locks).toBe(1);
  });

  it('follows a limit that changes meanwhile', () => {
    limit = 0;
    vi.advanceTimersByTime(600 * minute);
    expect(locks).toBe(0);
    idle.noteUse();
    limit = 2;
    vi.advanceTimersByTime(2 * minute + 15_000);
    expect(locks).toBe(1);
  });

  it('comes at once when the machine is left, but only where there is one', () => {
    limit = 0;
    idle.leave();
    expect(locks).toBe(0);
    limit = 10;
    idle.leave();
    expect(locks).toBe(1);
    idle.leave();
    expect(locks).toBe(1);
  });

  it('comes after sleep, in which timers stood still', () => {
    vi.setSystemTime(Date.now() + 60 * minute);
    vi.advanceTimersByTime(15_000);
    expect(locks).toBe(1);
  });
});
