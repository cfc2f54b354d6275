import { describe, expect, it } from 'vitest';
import { isColorVariant, parseHexColor, toCssColor } from './color-variant';

describe('color variants', () => {
  it.each([
    ['Color', 'اللون'],
    ['handle COLOR', ''],
    ['Shade', 'لون المقبض'],
    ['Shades', 'ألوان'],
    ['', 'الوان الطقم'],
  ])('are recognised by their name: %s / %s', (name_en, name_ar) => {
    expect(isColorVariant({ name_en, name_ar })).toBe(true);
  });

  it('are not sizes', () => {
    expect(isColorVariant({ name_en: 'Size', name_ar: 'المقاس' })).toBe(false);
  });

  it('[GOR-25] give a colour that is safe in a style, and nothing else', () => {
    expect(toCssColor(' #B23A2E ')).toBe('#b23a2e');
    expect(toCssColor('red')).toBe('red');
    for (const bad of ['', '#12', 'url(x)', 'red;background:url(x)', 'أحمر']) expect(toCssColor(bad)).toBeNull();
  });

  it('are written as #rrggbb', () => {
    expect(parseHexColor('B23A2E')).toBe('#b23a2e');
    expect(parseHexColor('#abc')).toBe('#aabbcc');
    expect(parseHexColor('red')).toBeNull();
  });
});
