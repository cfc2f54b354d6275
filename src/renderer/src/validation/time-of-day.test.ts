import { describe, expect, it } from 'vitest';
import { requiredTime } from './form-rules';
import { toTimeOfDay } from './time-of-day';

describe('a time of day', () => {
  it.each([
    ['09:30', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    [' 930 ', '09:30'],
    ['0930', '09:30'],
    ['٩:٣٠', '09:30'],
    ['٩٫٣٠', '09:30'],
    ['\u200f٢٢:٠٠', '22:00'],
    ['2200', '22:00'],
  ])('%j is %s', (typed, time) => {
    expect(toTimeOfDay(typed)).toBe(time);
    expect(requiredTime().parse(typed)).toBe(time);
  });

  it.each(['24:00', '9:60', '12', '9:3', '1:2:3', 'noon', ''])('%j is none', (typed) => {
    expect(requiredTime().safeParse(typed).success).toBe(false);
  });
});
