import { describe, expect, it } from 'vitest';
import { toColumnsLayout } from './columns-layout';

const frame = { width: 640, height: 348, isRtl: false };
const ticksOf = (values: (number | null)[][]): number[] => toColumnsLayout(values, frame).ticks.map(({ value }) => value);

describe('the layout of stacked columns', () => {
  it('stands at the side where reading begins, mirrored for the other direction', () => {
    const values = [[3, 1], [2], [5]];
    const [ltr, rtl] = [toColumnsLayout(values, frame), toColumnsLayout(values, { ...frame, isRtl: true })];
    expect(ltr.axisX).toBe(40);
    expect(rtl.axisX).toBe(600);
    for (const [at, column] of ltr.columns.entries()) {
      const mirrored = rtl.columns[at];
      expect(mirrored?.x).toBeCloseTo(640 - column.x - column.width);
      expect(mirrored?.segments).toEqual(column.segments);
    }
  });

  it('marks whole numbers only, and has an axis for days without anything', () => {
    expect(ticksOf([[40], [12]])).toEqual([0, 10, 20, 30, 40]);
    expect(ticksOf([[2], [1]])).toEqual([0, 1, 2]);
    expect(ticksOf([[0], [null]])).toEqual([0, 1]);
  });

  it('stacks what there is, up from the base and within the drawing, with ground between the parts', () => {
    const { columns, baseY } = toColumnsLayout(
      [
        [10, 30],
        [null, 5],
        [0, 0],
      ],
      frame,
    );
    const [first, second, third] = columns.map(({ segments }) => segments);
    expect(first?.map(({ series, isTop }) => [series, isTop])).toEqual([
      [0, false],
      [1, true],
    ]);
    const [lower, upper] = first ?? [];
    expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeCloseTo(baseY);
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeCloseTo((lower?.y ?? 0) - 2);
    expect(upper?.y).toBeGreaterThanOrEqual(0);
    expect(second).toEqual([expect.objectContaining({ series: 1, isTop: true })]);
    expect(third).toEqual([]);
  });

  it('sets a thin column of a time before in front of each, in reading direction, on the same axis', () => {
    const befores = [8, undefined];
    const [ltr, rtl] = [toColumnsLayout([[4], [2]], frame, befores), toColumnsLayout([[4], [2]], { ...frame, isRtl: true }, befores)];
    const [first, second] = ltr.columns;
    expect(ltr.ticks.at(-1)?.value).toBe(8);
    expect(second?.before).toBeNull();
    expect(first?.before?.height).toBeCloseTo(2 * (first?.segments[0]?.height ?? 0));
    expect((first?.before?.x ?? 0) + (first?.before?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
    expect(rtl.columns[0]?.before?.x).toBeGreaterThanOrEqual((rtl.columns[0]?.x ?? 0) + (rtl.columns[0]?.width ?? 0));
    // Without earlier values, columns have their full width.
    expect(toColumnsLayout([[4], [2]], frame).columns[0]?.width).toBeGreaterThan(first?.width ?? 0);
  });

  it('makes room for longer numbers of the axis', () => {
    expect([
      toColumnsLayout([[4]], { ...frame, axisRoom: 62 }).axisX,
      toColumnsLayout([[4]], { ...frame, isRtl: true, axisRoom: 62 }).axisX,
    ]).toEqual([62, 578]);
  });
});
