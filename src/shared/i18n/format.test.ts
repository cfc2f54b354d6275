import type { Fils } from '@shared/domain/money';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormatter } from './format';

const own = process.env.TZ;
afterEach(() => {
  process.env.TZ = own;
});

describe('a number below zero', () => {
  const marked = (language: 'ar' | 'en', digits: 'latn' | 'arab') => {
    const format = createFormatter(language, digits);
    return [
      format.money(-2000 as Fils),
      format.amount(-1_250_500 as Fils),
      format.number(-20.5),
      format.decimal('-1.250000'),
      format.digits('-2'),
    ];
  };

  it('has its sign in front of it in a line of Arabic, in either digits', () => {
    expect(marked('ar', 'latn')).toEqual(['\u200e-2.000 د.ك', '\u200e-1,250.500', '\u200e-20.5', '\u200e-1.250000', '\u200e-2']);
    expect(marked('ar', 'arab')).toEqual(['\u061c-٢٫٠٠٠ د.ك', '\u061c-١٬٢٥٠٫٥٠٠', '\u061c-٢٠٫٥', '\u061c-١٫٢٥٠٠٠٠', '\u061c-٢']);
    expect(marked('en', 'latn')).toEqual(['-2.000 KWD', '-1,250.500', '-20.5', '-1.250000', '-2']);
  });

  it('has no mark where there is no sign', () => {
    expect(createFormatter('ar', 'latn').money(2000 as Fils)).toBe('2.000 د.ك');
  });
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
