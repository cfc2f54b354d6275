import { describe, expect, it } from 'vitest';
import { findLink } from './link-range';

const link = 'https://a.b';
const ops = [
  { insert: 'see ' },
  { insert: 'the ', attributes: { link } },
  { insert: 'shop', attributes: { link, bold: true } },
  { insert: '\n' },
  { insert: 'x', attributes: { link: 'https://c.d' } },
  { insert: 'y', attributes: { link } },
];

describe('findLink', () => {
  it('finds the whole link around the caret, through bold parts and at both edges', () => {
    const whole = { index: 4, length: 8, url: link, text: 'the shop' };
    for (const position of [4, 8, 12]) expect(findLink(ops, position)).toEqual(whole);
    expect(findLink(ops, 3)).toBeNull();
  });

  it('keeps neighbours with other addresses apart', () => {
    expect(findLink(ops, 13)).toEqual({ index: 13, length: 1, url: 'https://c.d', text: 'x' });
    expect(findLink(ops, 15)).toEqual({ index: 14, length: 1, url: link, text: 'y' });
    expect(findLink([], 0)).toBeNull();
  });
});
