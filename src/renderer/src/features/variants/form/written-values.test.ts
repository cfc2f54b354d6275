import { describe, expect, it } from 'vitest';
import { completed, isValueList, pasteValues, toColorValue, type ValueSide, type WrittenValue } from './written-values';

const pairs = (...values: [string, string][]): WrittenValue[] => values.map(([value_en, value_ar]) => ({ value_en, value_ar }));
const shown = (values: readonly WrittenValue[]): [string, string][] => values.map(({ value_en, value_ar }) => [value_en, value_ar]);

interface At {
  position?: number;
  side?: ValueSide;
  isColor?: boolean;
}

function pasted(before: WrittenValue[], text: string, { position = 0, side = 'value_en', isColor = false }: At = {}) {
  const { values, last, known } = pasteValues(before, { text, position, side, isColor, make: (value) => value });
  return { values: shown(values), last, known };
}

describe('a pasted list of values', () => {
  it.each([
    ['Red', false],
    ['Red\n', false],
    ['\tRed', false],
    ['Red\nBlue', true],
    ['Red\tأحمر', true],
  ])('%j holds more than one field: %s', (text, isList) => {
    expect(isValueList(text)).toBe(isList);
  });

  it('makes a value of each line, after the one that stands there', () => {
    expect(pasted(pairs(['Red', 'أحمر'], ['Blue', 'أزرق']), 'Green\tأخضر\n\n  \nPink\tوردي')).toEqual({
      values: [
        ['Red', 'أحمر'],
        ['Green', 'أخضر'],
        ['Pink', 'وردي'],
        ['Blue', 'أزرق'],
      ],
      last: 2,
      known: [],
    });
  });

  it('fills what is still empty on the side that it was pasted on', () => {
    const before = pairs(['Small', ''], ['Large', '']);
    expect(pasted(before, 'صغير\nكبير\nضخم', { side: 'value_ar' }).values).toEqual([
      ['Small', 'صغير'],
      ['Large', 'كبير'],
      ['', 'ضخم'],
    ]);
  });

  it('leaves out and names what is there already, whatever its case and its digits', () => {
    expect(pasted(pairs(['Red', 'أحمر'], ['', '']), 'RED\n42\n٤٢\nأحمر\tCrimson', { position: 1 })).toEqual({
      values: [
        ['Red', 'أحمر'],
        ['42', '42'],
      ],
      last: 1,
      known: ['RED', '٤٢', 'أحمر / Crimson'],
    });
  });

  it('reads colours by code and by name, and keeps what is none', () => {
    expect(pasted(pairs(['', '']), '#ABC\nNavy\tكحلي\nzzz', { isColor: true }).values).toEqual([
      ['#aabbcc', '#aabbcc'],
      ['#1f2f56', '#1f2f56'],
      ['zzz', 'zzz'],
    ]);
  });

  it('reads pairs in either order', () => {
    expect(pasted(pairs(['', '']), 'أحمر\tRed\nBlue\tأزرق').values).toEqual([
      ['Red', 'أحمر'],
      ['Blue', 'أزرق'],
    ]);
  });

  it('takes hidden characters out', () => {
    expect(pasted(pairs(['', '']), 'Red\u202e\tأحمر\u200b').values).toEqual([['Red', 'أحمر']]);
  });
});

it('what has no letters says the same on both sides', () => {
  expect(completed({ value_en: '42', value_ar: '' })).toEqual({ value_en: '42', value_ar: '42' });
  expect(completed({ value_en: '', value_ar: '٤٢' })).toEqual({ value_en: '٤٢', value_ar: '٤٢' });
  expect(completed({ value_en: 'XL', value_ar: '' })).toEqual({ value_en: 'XL', value_ar: '' });
  expect(completed({ value_en: '', value_ar: '' })).toEqual({ value_en: '', value_ar: '' });
});

it('a colour is written as its code, from either language', () => {
  expect([toColorValue('كُحلي'), toColorValue(' navy ')].map(({ value_ar }) => value_ar)).toEqual(['#1f2f56', '#1f2f56']);
});
