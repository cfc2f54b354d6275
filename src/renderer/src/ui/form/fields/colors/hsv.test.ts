import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex, toHsv } from './hsv';

it('a colour keeps its digits on the way through hue, saturation and value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(toHex(toHsv(hex))).toBe(hex);
    }),
  );
});

it.each([
  ['#ff0000', { h: 0, s: 1, v: 1 }],
  ['#00ff00', { h: 120, s: 1, v: 1 }],
  ['#0000ff', { h: 240, s: 1, v: 1 }],
  ['#000000', { h: 0, s: 0, v: 0 }],
  ['#ffffff', { h: 0, s: 0, v: 1 }],
])('%s is known', (hex, hsv) => expect(toHsv(hex)).toEqual(hsv));
