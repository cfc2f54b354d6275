import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleLimitMs, quietMs, waitUntilIdle } from './wait-until-idle';

let unsent: number;
let hasUnsaved: boolean;
const ask = (limitMs: number): Promise<boolean> =>
  waitUntilIdle({ printQueue: { unsent: () => unsent }, hasUnsaved: () => hasUnsaved }, limitMs);

beforeEach(() => {
  vi.useFakeTimers();
  unsent = 0;
  hasUnsaved = false;
});
afterEach(() => vi.useRealTimers());

it('without a limit says at once whether something would be torn', async () => {
  expect(await ask(0)).toBe(true);
  unsent = 1;
  expect(await ask(0)).toBe(false);
  [unsent, hasUnsaved] = [0, true];
  expect(await ask(0)).toBe(false);
});

it('with one waits for the first quiet moments, not for a gap between two sheets', async () => {
  unsent = 2;
  let answer: boolean | null = null;
  void ask(idleLimitMs).then((found) => {
    answer = found;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  unsent = 0;
  await vi.advanceTimersByTimeAsync(2000);
  unsent = 1;
  await vi.advanceTimersByTimeAsync(2000);
  unsent = 0;
  await vi.advanceTimersByTimeAsync(quietMs - 1000);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(answer).toBe(true);
});

it('gives up when it never becomes quiet', async () => {
  hasUnsaved = true;
  const asked = ask(idleLimitMs);
  await vi.advanceTimersByTimeAsync(idleLimitMs + 1000);
  expect(await asked).toBe(false);
});
