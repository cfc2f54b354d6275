import { describe, expect, it } from 'vitest';
import { toTableLines } from './table-lines';

describe('the lines of a table', () => {
  it('are its rows where there are no groups', () => {
    const lines = toTableLines(20_000);
    expect([lines.count, lines.of(7), lines.ofPlace(7)]).toEqual([20_000, { kind: 'row', place: 7 }, 7]);
    expect(toTableLines(0).count).toBe(0);
  });

  it('are heads with their rows, and the head alone of what is folded', () => {
    const groups = [
      { count: 2, isCollapsed: false },
      { count: 30, isCollapsed: true },
      { count: 1, isCollapsed: false },
    ];
    const lines = toTableLines(33, groups);
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
  });
});
