import { afterEach, describe, expect, it } from 'vitest';
import { createFormatter } from './format';

const own = process.env.TZ;
afterEach(() => {
  process.env.TZ = own;
});

describe.each(['Europe/London', 'Asia/Kuwait', 'Pacific/Auckland'])('a moment of the server on a computer in %s', (zone) => {
  const format = createFormatter('en', 'latn');

  it.each([
    ['2026-11-19T23:30:00', '19 Nov 2026, 23:30'],
    ['2026-11-19 23:30:00.000', '19 Nov 2026, 23:30'],
    ['2026-11-19T00:10', '19 Nov 2026, 00:10'],
    ['2026-11-19T23:30:00Z', '20 Nov 2026, 02:30'],
    ['2026-11-19T23:30:00+0200', '20 Nov 2026, 00:30'],
    ['Thu, 19 Nov 2026 23:30:00 GMT', '20 Nov 2026, 02:30'],
    ['19 Nov 2026 23:30', '19 Nov 2026, 23:30'],
  ])('%s is one in Kuwait unless it names a zone', (iso, words) => {
    process.env.TZ = zone;
    expect(format.dateTime(iso)).toBe(words);
    expect(format.moment(iso)).toBe(words);
  });

  it('has a time only where one is named, and comes back as it is where it cannot be read', () => {
    process.env.TZ = zone;
    expect(format.moment('2026-11-19')).toBe('19 Nov 2026');
    expect(format.moment('soon')).toBe('soon');
  });
});
