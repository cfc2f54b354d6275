import { beforeEach, describe, expect, it } from 'vitest';
import { createServerClock, type ServerClock } from './server-clock';

const hour = 3_600_000;
const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';
const noonMs = Date.parse(noon);
let wall: number;
let monotonic: number;
let clock: ServerClock;

beforeEach(() => {
  [wall, monotonic] = [noonMs + 5000, 777];
  clock = createServerClock({ wall: () => wall, monotonic: () => monotonic });
});

function pass(ms: number): void {
  wall += ms;
  monotonic += ms;
}

describe('the clock of the server', () => {
  it('is not known before an answer has named a date', () => {
    expect(clock.isDateless()).toBe(false);
    for (const header of [null, '', 'yesterday']) clock.note(header);
    expect([clock.now(), clock.aheadMs()]).toEqual([null, null]);
    expect(clock.isDateless()).toBe(true);
    clock.note(noon);
    clock.note(null);
    expect(clock.isDateless()).toBe(false);
  });

  it('goes on from the last answer, whatever this computer takes for the date', () => {
    wall = Date.parse('2020-01-01');
    clock.note(noon);
    pass(3 * hour);
    expect(clock.now()).toBe(noonMs + 3 * hour);
    clock.note(new Date(noonMs + 3 * hour + 9000).toUTCString());
    expect(clock.now()).toBe(noonMs + 3 * hour + 9000);
    clock.note(null);
    expect(clock.now()).toBe(noonMs + 3 * hour + 9000);
  });

  it.each([
    ['this computer’s clock was moved', -3 * hour],
    ['the machine has slept', hour / 30],
  ])('is not known after %s, until the next answer', (_what, moved) => {
    clock.note(noon);
    wall += moved;
    expect(clock.now()).toBeNull();
    clock.note(noon);
    pass(1000);
    expect(clock.now()).toBe(noonMs + 1000);
  });

  it('is known while this computer’s clock is put right by little', () => {
    clock.note(noon);
    wall -= 2000;
    pass(hour);
    expect(clock.now()).toBe(noonMs + hour);
  });

  it('tells by how much this computer was ahead at the last answer', () => {
    clock.note(noon);
    pass(hour);
    expect(clock.aheadMs()).toBe(5000);
  });
});
