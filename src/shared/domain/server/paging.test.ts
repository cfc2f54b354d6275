import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSize, toPageCount, toPageRange, toPageWindow } from './paging';

describe('paging', () => {
  it('[API-16] has 20 rows on a page', () => {
    expect(pageSize).toBe(20);
    expect([0, 1, 20, 21, 312].map(toPageCount)).toEqual([1, 1, 1, 2, 16]);
    expect(toPageRange(2, 312)).toEqual({ from: 21, to: 40 });
    expect(toPageRange(16, 312)).toEqual({ from: 301, to: 312 });
    expect(toPageRange(1, 0)).toEqual({ from: 0, to: 0 });
    expect(toPageRange(9, 20)).toEqual({ from: 0, to: 0 });
  });

  it.each([
    [1, 16, 1, 10],
    [2, 16, 1, 10],
    [6, 16, 1, 10],
    [7, 16, 2, 11],
    [11, 16, 6, 15],
    [12, 16, 7, 16],
    [16, 16, 7, 16],
    [3, 4, 1, 4],
    [1, 1, 1, 1],
  ])('[API-17] [API-18] on page %i of %i offers %i to %i', (page, pageCount, first, last) => {
    const window = toPageWindow(page, pageCount);
    expect([window[0], window.at(-1)]).toEqual([first, last]);
  });

  it('[API-17] [API-18] always holds the current page among at most ten existing, consecutive ones', () => {
    const pages = fc.integer({ min: 1, max: 500 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const window = toPageWindow(page, count);
        expect(window).toContain(page);
        expect(window).toHaveLength(Math.min(10, count));
        expect(window[0]).toBeGreaterThanOrEqual(1);
        expect(window.at(-1)).toBeLessThanOrEqual(count);
        expect(window).toEqual(window.map((_, at) => (window[0] ?? 0) + at));
      }),
    );
  });
});
