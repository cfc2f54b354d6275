import { describe, expect, it } from 'vitest';
import { toOtherLayout } from './keyboard-layout';

describe('the other keyboard layout', () => {
  it.each([
    ["hgl'dvd", 'المطيري'],
    ['المطيري', "hgl'dvd"],
    ['lplsp', 'محمسح'],
    ['bv[', 'لارج'],
    ['لارج', 'bv['],
    ['Fatma', 'بشفةش'],
    ['10482', '10482'],
    ['', ''],
  ])('reads the keys of %s as %s', (typed, other) => {
    expect(toOtherLayout(typed)).toBe(other);
  });
});
