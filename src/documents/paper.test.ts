import { describe, expect, it } from 'vitest';
import { toInches, toMicrons, toPageCount, toSheetSize } from './paper';

describe('paper', () => {
  it('gives microns to the printer and inches to the PDF', () => {
    expect(toMicrons(toSheetSize('A4', 0))).toEqual({ width: 210_000, height: 297_000 });
    expect(toMicrons(toSheetSize('4x6in', 0))).toEqual({ width: 101_600, height: 152_400 });
    expect(toInches(toSheetSize('4x6in', 0)).width).toBeCloseTo(4, 9);
    expect(toInches(toSheetSize('4x6in', 0)).height).toBeCloseTo(6, 9);
    expect(toInches(toSheetSize('A5', 0)).width).toBeCloseTo(5.827, 3);
  });

  it('measures a roll and nothing else by its content', () => {
    expect(toSheetSize('80mm', 960)).toEqual({ widthMm: 80, heightMm: 255 });
    expect(toSheetSize('80mm', 10)).toEqual({ widthMm: 80, heightMm: 60 });
    expect(toSheetSize('A4', 9600).heightMm).toBe(297);
  });

  it('estimates pages from the height on screen', () => {
    expect(toPageCount('A4', 1122.5)).toBe(1);
    expect(toPageCount('A4', 1200)).toBe(2);
    expect(toPageCount('80mm', 9000)).toBe(1);
  });
});
