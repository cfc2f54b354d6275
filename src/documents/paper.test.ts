import { describe, expect, it } from 'vitest';
import { toInches, toPageCount, toPageSize, toSheetSize } from './paper';

describe('paper', () => {
  it('asks the printer for A4 and A5 by name and for everything else in microns', () => {
    expect(toPageSize(toSheetSize('A4', 0))).toBe('A4');
    expect(toPageSize(toSheetSize('A5', 0))).toBe('A5');
    expect(toPageSize(toSheetSize('4x6in', 0))).toEqual({ width: 101_600, height: 152_400 });
    expect(toPageSize(toSheetSize('50x25mm', 0))).toEqual({ width: 50_000, height: 25_000 });
    expect(toPageSize({ widthMm: 80, heightMm: 297 })).toEqual({ width: 80_000, height: 297_000 });
  });

  it('gives inches to the PDF', () => {
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
    expect(toPageCount('80mm', 3000)).toBe(1);
    expect(toPageCount('80mm', 9000)).toBe(3);
  });
});
