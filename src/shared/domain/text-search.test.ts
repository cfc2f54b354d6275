import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findText, foldText, includesText } from './text-search';

describe('text search', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إبراهيم', 'ابراهيم'],
    ['آلاء', 'الاء'],
    ['فاطمة', 'فاطمه'],
    ['مصطفى', 'مصطفي'],
    ['مُحَمَّد', 'محمد'],
    ['ســـالم', 'سالم'],
    ['ٱلكويت', 'الكويت'],
    ['١٠٤٨٢', '10482'],
    ['Al-Mutairi', 'al-mutairi'],
    ['Café', 'CAFE'],
    ['ﻻ', 'لا'],
  ])('finds %s by %s and the other way round', (left, right) => {
    expect(includesText(`… ${left} …`, right)).toBe(true);
    expect(includesText(`… ${right} …`, left)).toBe(true);
  });

  it.each([
    ['عبد الله الفهد', 'عبدالله'],
    ['أبو خالد', 'ابوخالد'],
    ['سعاد عبد الرحمن', 'عبدالرحمن'],
    ['المسؤول', 'مسئول'],
    ['شئون المتجر', 'شؤون'],
    ['هناء', 'هنا'],
    ['لؤلؤة', 'لولوه'],
    ['عائشة', 'عايشة'],
  ])('finds %s by %s, whatever the blanks and the seat of the hamza', (text, searched) => {
    expect(includesText(text, searched)).toBe(true);
    const { from = 0, to = 0 } = findText(text, searched) ?? {};
    expect(text.slice(from, to).length).toBeGreaterThan(2);
  });

  it('does not find what is not there, nor what two words make together by chance', () => {
    expect(includesText('فاطمة المطيري', 'سالم')).toBe(false);
    expect(includesText('عبد الله', 'دالل')).toBe(false);
    expect(includesText('Nada Libby', 'ali')).toBe(false);
  });

  it('matches everything when nothing is searched', () => {
    expect(includesText('x', '  ')).toBe(true);
  });

  it('folds what is folded already to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('findText', () => {
  it.each([
    ['فاطمة المطيري', 'المطيرى', 'المطيري'],
    ['سُلْطَان العازمي', 'سلطان', 'سُلْطَان'],
    ['#10482 Aisha', 'AISHA', 'Aisha'],
    ['طلب ١٠٤٨٢', '10482', '١٠٤٨٢'],
    ['Mariam', ' riam ', 'riam'],
  ])('finds in %s what was searched as %s', (text, searched, found) => {
    const { from = 0, to = 0 } = findText(text, searched) ?? {};
    expect(text.slice(from, to)).toBe(found);
  });

  it('finds nothing for nothing, and nothing where it is not', () => {
    expect(findText('Aisha', ' ')).toBeNull();
    expect(findText('Aisha', 'Noura')).toBeNull();
  });
});
