import { describe, expect, it } from 'vitest';
import { inLanguage, toDirection, toLanguage } from './language';

describe('language', () => {
  it('[LAY-05] [LAY-06] [LAY-07] is English only when exactly that was stored, else Arabic', () => {
    expect(toLanguage('en')).toBe('en');
    for (const stored of ['ar', 'EN', 'fr', '', null, undefined, 1]) expect(toLanguage(stored)).toBe('ar');
  });

  it('[LAY-02] decides the direction', () => {
    expect([toDirection('ar'), toDirection('en')]).toEqual(['rtl', 'ltr']);
  });

  it('[LAY-08] picks the name of its own, and the other one where that is empty', () => {
    const pot = { name_en: 'Pot', name_ar: 'قدر' };
    expect([inLanguage('en', 'name', pot), inLanguage('ar', 'name', pot)]).toEqual(['Pot', 'قدر']);
    expect(inLanguage('ar', 'name', { name_en: 'Pot', name_ar: '' })).toBe('Pot');
  });
});
