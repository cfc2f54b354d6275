import { describe, expect, it } from 'vitest';
import { type TableLines, toTableLines } from './table-lines';

const heights = { row: 44, group: 36 };
const heightOf = (lines: TableLines, line: number): number => lines.topOf(line + 1) - lines.topOf(line);

describe('the lines of a table', () => {
  it('are rows of one height where there are no groups', () => {
    const lines = toTableLines(20_000, heights);
    expect([lines.count, lines.height, lines.topOf(3), lines.at(44 * 3), lines.at(44 * 3 - 1)]).toEqual([20_000, 880_000, 132, 3, 2]);
    expect([lines.at(-5), lines.at(9e9)]).toEqual([0, 19_999]);
    expect(lines.of(7)).toEqual({ kind: 'row', place: 7 });
    expect(toTableLines(0, heights)).toMatchObject({ count: 0, height: 0 });
  });

  it('are heads with their rows, and the head alone of what is folded', () => {
    const groups = [
      { count: 2, isFolded: false },
      { count: 30, isFolded: true },
      { count: 1, isFolded: false },
    ];
    const lines = toTableLines(33, heights, groups);
    expect(lines.count).toBe(6);
    expect(Array.from({ length: 6 }, (_, line) => lines.of(line))).toEqual([
      { kind: 'group', at: 0 },
      { kind: 'row', place: 0 },
      { kind: 'row', place: 1 },
      { kind: 'group', at: 1 },
      { kind: 'group', at: 2 },
      { kind: 'row', place: 32 },
    ]);
    expect([0, 1, 31, 32].map(lines.ofPlace)).toEqual([1, 2, null, 5]);
    expect(Array.from({ length: 6 }, (_, line) => heightOf(lines, line))).toEqual([36, 44, 44, 36, 36, 44]);
    expect(lines.height).toBe(240);
    for (let line = 0; line < 6; line++) {
      expect(lines.at(lines.topOf(line))).toBe(line);
      expect(lines.at(lines.topOf(line + 1) - 1)).toBe(line);
    }
  });
});
