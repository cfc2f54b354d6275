import { describe, expect, it } from 'vitest';
import { addDays, isDay, toDatePart, toKuwaitDay, toLastDay, toMoment } from './dates';

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

  it('takes the end of a day, in whatever zone it is written, for that day', () => {
    const ends = [
      '2026-11-30T23:59:59Z',
      '2026-11-30T23:59:59.999Z',
      '2026-11-30 23:59:59+00:00',
      '2026-11-30T20:59:59Z',
      '2026-11-29T21:00:00Z',
    ];
    expect([...ends, '2026-11-30T00:00:00Z', '2026-11-30'].map(toLastDay)).toEqual(Array(7).fill('2026-11-30'));
  });

  it.each(['2026-02-31', '2026-02-29', '2026-04-31T10:00:00Z', '2026-02-30 23:59:59', '2026-02-30T23:59:59Z', '2026-13-01'])(
    'makes no other day of one that the calendar does not have: %s',
    (text) => {
      expect(toMoment(text).getTime()).toBeNaN();
      expect([toDatePart(text), toLastDay(text)]).toEqual([text, text]);
      expect(isDay(text.slice(0, 10))).toBe(false);
    },
  );

  it('knows leap days', () => {
    expect([isDay('2028-02-29'), isDay('2026-12-31'), isDay('2026-12-3')]).toEqual([true, true, false]);
    expect(toMoment('2028-02-29').toISOString()).toBe('2028-02-28T21:00:00.000Z');
  });

  it('counts days over months and leap days', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
