import { describe, expect, it } from 'vitest';
import { addDays, toDatePart, toKuwaitDay } from './dates';

describe('dates', () => {
  it('names the day in Kuwait, which begins three hours before the one in Greenwich', () => {
    expect(toKuwaitDay(new Date('2026-11-19T20:59:59Z'))).toBe('2026-11-19');
    expect(toKuwaitDay(new Date('2026-11-19T21:00:00Z'))).toBe('2026-11-20');
  });

  it('takes the day of a moment in Kuwait and of a date as it stands', () => {
    expect(toDatePart('2026-11-19T22:30:00.000Z')).toBe('2026-11-20');
    expect(toDatePart('2026-11-19T22:30:00+03:00')).toBe('2026-11-19');
    expect(toDatePart('2026-11-19 22:30:00')).toBe('2026-11-19');
    expect(toDatePart('2026-11-19')).toBe('2026-11-19');
    expect(toDatePart('soon')).toBe('soon');
  });

  it('counts days over months and leap days', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
