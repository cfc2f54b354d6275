import { describe, expect, it } from 'vitest';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { cellProblem, readCell, writeCell } from './cell';

describe('readCell', () => {
  it.each([
    ['12', 12],
    ['٥٧', 57],
    ['1,250', 1250],
    [' 7\u00a0', 7],
    ['', null],
    ['  ', null],
  ])('takes the quantity %j', (text, value) => expect(readCell(text, 'integer')).toBe(value));

  it.each(['-1', '1e9', '1.5', 'abc', '12 KWD', '1,2,3', '0x10'])('leaves the quantity %j as it is', (text) =>
    expect(readCell(text, 'integer')).toBe(text),
  );

  it.each([
    ['١٢٫٥', 12_500],
    ['12,5', 12_500],
    ['12,500', 12_500_000],
    ['KWD 1,234.5', 1_234_500],
    ['12.500 KWD', 12_500],
    ['kd 3', 3_000],
    ['٣٫٢٥٠ د.ك', 3_250],
    ['د.ك.\u200f 5', 5_000],
    ['\u200f12.5\u200e', 12_500],
    ['0', 0],
    ['.5', 500],
  ])('takes the amount %j', (text, value) => expect(readCell(text, 'money')).toBe(value));

  it.each(['-1', '-22.000 KWD', '1e9', '0.0005', '5 USD', '12.5.1', inEnglish('lists.export.kinds.money')])(
    'leaves the amount %j as it is',
    (text) => expect(readCell(text, 'money')).toBe(text),
  );
});

describe('writeCell', () => {
  it('writes what readCell reads', () => {
    expect(writeCell(1250, 'integer')).toBe('1250');
    expect(writeCell(1_250_500, 'money')).toBe('1250.500');
    expect(writeCell(null, 'money')).toBe('');
    expect(writeCell('abc', 'money')).toBe('abc');
  });
});

describe('cellProblem', () => {
  it('finds nothing wrong with what was read', () => {
    expect(cellProblem(0, { kind: 'integer', isRequired: true })).toBeNull();
    expect(cellProblem(null, { kind: 'money' })).toBeNull();
  });

  it('says what is wrong', () => {
    expect(cellProblem(null, { kind: 'money', isRequired: true })).toBe('forms.required');
    expect(cellProblem(-5, { kind: 'money' })).toBe('grid.belowZero');
    expect(cellProblem('-1', { kind: 'integer' })).toBe('grid.belowZero');
    expect(cellProblem('KWD -٢٢٫٠٠٠', { kind: 'money' })).toBe('grid.belowZero');
    expect(cellProblem('12345678901', { kind: 'money' })).toBe('grid.tooLarge');
    expect(cellProblem('1e9', { kind: 'money' })).toBe('forms.badAmount');
    expect(cellProblem('0.0005', { kind: 'money' })).toBe('forms.badAmount');
    expect(cellProblem('1.5', { kind: 'integer' })).toBe('forms.badInteger {"min":0}');
  });
});

describe('a cell that is ticked, chosen or shown', () => {
  it.each([
    ['1', 1],
    ['YES', 1],
    [inArabic('grid.ticked'), 1],
    ['✓', 1],
    ['١', 1],
    ['0', 0],
    [inArabic('grid.notTicked'), 0],
    ['خطأ', 0],
    ['no', 0],
    [' ', null],
    ['maybe', 'maybe'],
  ])('reads %j as a flag', (text, value) => {
    expect(readCell(text, 'flag')).toBe(value);
    expect(cellProblem(value, { kind: 'flag' })).toBe(typeof value === 'string' ? 'grid.noFlag' : null);
  });

  it('takes a choice by its name in either language, else by a part that only one has', () => {
    const choices = [
      { value: 3, name: 'قدور', otherName: 'Pots' },
      { value: 4, name: 'قدور ضغط', otherName: 'Pressure pots' },
    ];
    expect(['قدور', 'pots', 'ضغط', 'قد', 'x'].map((text) => readCell(text, 'choice', choices))).toEqual([3, 3, 4, 'قد', 'x']);
    expect(writeCell(4, 'choice', choices)).toBe('قدور ضغط');
    expect(cellProblem('x', { kind: 'choice' })).toBe('grid.noChoice');
  });

  it('is never wrong where it is only shown', () => {
    expect(cellProblem('BD-01', { kind: 'text' })).toBeNull();
  });
});
