import { describe, expect, it } from 'vitest';
import { isWithinHours, toKuwaitMidnight, toNextOpening } from './hours';

/** A time of day in Kuwait. */
const at = (time: string, day = 20): number => Date.parse(`2026-11-${day}T${time}:00+03:00`);

describe('the hours of a station', () => {
  const day = { from: '08:00', to: '22:00' };
  const night = { from: '20:00', to: '04:00' };

  it('begin with their first minute and end before their last, in Kuwait', () => {
    expect(['07:59', '08:00', '21:59', '22:00'].map((time) => isWithinHours(day, at(time)))).toEqual([false, true, true, false]);
  });

  it('span midnight where they end earlier than they begin', () => {
    expect(['19:59', '20:00', '00:00', '03:59', '04:00'].map((time) => isWithinHours(night, at(time)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('are the whole day where there are none, or they end when they begin', () => {
    expect(isWithinHours(null, at('03:00'))).toBe(true);
    expect(isWithinHours({ from: '09:00', to: '09:00' }, at('03:00'))).toBe(true);
  });

  it('begin next later today, or tomorrow', () => {
    expect(toNextOpening(day, at('02:00'))).toBe(at('08:00'));
    expect(toNextOpening(day, at('22:30'))).toBe(at('08:00', 21));
    expect(toNextOpening(night, at('04:00'))).toBe(at('20:00'));
  });

  it('count from midnight in Kuwait', () => {
    expect(toKuwaitMidnight(at('00:30'))).toBe(at('00:00'));
    expect(toKuwaitMidnight(at('23:30'))).toBe(at('00:00'));
  });
});
