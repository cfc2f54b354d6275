import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  flag,
  flagOnByDefault,
  id,
  integer,
  integerOrZero,
  listOf,
  moneyOrNull,
  moneyOrZero,
  nameText,
  orEmpty,
  richText,
  text,
  textOrNull,
} from './entity';

describe('leniently read values', () => {
  it('ids: positive integers, as number or text', () => {
    expect(['7', 7, ' 7 '].map((value) => id.parse(value))).toEqual([7, 7, 7]);
    for (const bad of [0, -1, 1.5, '', 'x', null, true]) expect(id.safeParse(bad).success).toBe(false);
  });

  it('text: numbers too, and nothing as empty', () => {
    expect(['a', 5, null, undefined].map((value) => text.parse(value))).toEqual(['a', '5', '', '']);
    expect(['a', '', null, undefined].map((value) => textOrNull.parse(value))).toEqual(['a', null, null, null]);
  });

  it('flags: booleans, 0 and 1, text, and a default for nothing', () => {
    expect([true, 1, 'true', false, 0, 'false', null, undefined].map((value) => flag.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([undefined, null, false, 0].map((value) => flagOnByDefault.parse(value))).toEqual([true, true, false, false]);
    expect(flag.safeParse('yes').success).toBe(false);
  });

  it('whole numbers', () => {
    expect([3, '3', '3.0', ' -2 '].map((value) => integer.parse(value))).toEqual([3, 3, 3, -2]);
    expect(integerOrZero.parse(null)).toBe(0);
    for (const bad of [1.5, '1.5', 'x', '']) expect(integer.safeParse(bad).success).toBe(false);
  });

  it('amounts: nothing and empty text are no amount', () => {
    expect([1.5, '1.500', '', null, undefined].map((value) => moneyOrNull.parse(value))).toEqual([1500, 1500, null, null, null]);
    expect([null, '', '0.001'].map((value) => moneyOrZero.parse(value))).toEqual([0, 0, 1]);
    expect(moneyOrZero.safeParse('free').success).toBe(false);
  });

  it('lists: missing ones are empty, null entries are dropped', () => {
    expect([[1, null, 2], null, undefined].map((value) => listOf(z.number()).parse(value))).toEqual([[1, 2], [], []]);
    expect(listOf(z.number()).safeParse(['x']).success).toBe(false);
  });

  it('objects: missing ones as if empty', () => {
    expect(orEmpty(z.object({ name: text })).parse(null)).toEqual({ name: '' });
  });

  it('names of places: text, pair or nothing', () => {
    expect(nameText.parse('حولي')).toEqual({ name_en: 'حولي', name_ar: 'حولي' });
    expect(nameText.parse({ id: 2, name_en: 'Hawalli', name_ar: null })).toEqual({ name_en: 'Hawalli', name_ar: '' });
    expect(nameText.parse(null)).toEqual({ name_en: '', name_ar: '' });
  });

  it('rich text: a string, or the object that it should have been', () => {
    expect(richText.parse('{"blocks":[]}')).toBe('{"blocks":[]}');
    expect(richText.parse({ blocks: [], entityMap: {} })).toBe('{"blocks":[],"entityMap":{}}');
    expect(richText.parse(null)).toBe('');
  });
});
