import { describe, expect, it } from 'vitest';
import type { Language } from '../domain/language';
import type { Fils } from '../domain/money';
import { ar } from './ar.generated';
import { en } from './en.generated';
import { createFormatter } from './format';
import { type Translate, translator } from './translate';

type Tree = { readonly [key: string]: string | Tree };

const toTexts = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : toTexts(value, `${prefix}${key}.`),
  );

/**
 * Keys of texts that may contain Latin digits: paper sizes, an address, the test page's sample sentences, and the name of the Latin digits.
 */
const mayHoldLatinDigits = new Set([
  'connection.addressExample',
  'documents.testPage.sampleArabic',
  'documents.testPage.sampleEnglish',
  'printerSettings.paper.A4',
  'printerSettings.paper.A5',
  'shell.digitsNames.latn',
]);
const texts = { en: toTexts(en), ar: toTexts(ar) };
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, inside = '']) => inside);
const counts = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 123_456 };

/** Formats the text as it is shown, with a large number for every variable. */
function show(language: Language, [key, text]: [string, string]): string {
  const [, base = key, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  const names = placeholders(text).flatMap((inside) => inside.split(',')[0] ?? []);
  const values = Object.fromEntries(names.filter((name) => /^\D/.test(name)).map((name) => [name, 123_456]));
  const count = form && { count: counts[form as keyof typeof counts] };
  return (translator(language, 'arab') as (key: string, values: object) => string)(base, { ...values, ...count });
}

describe('numbers in texts', () => {
  it.each(['en', 'ar'] as const)('every message in %s writes its numbers in the chosen digits; ids stay as they are', (language) => {
    const left = texts[language].filter(([key]) => !mayHoldLatinDigits.has(key)).map((entry) => [entry[0], show(language, entry)]);
    expect(left.length).toBeGreaterThan(500);
    const codes = new Set(texts[language].filter(([, text]) => /, (?:code|orderNumber)\}\}/.test(text)).map(([key]) => key));
    for (const [key = '', shown = ''] of left) {
      if (codes.has(key)) expect(shown, key).toContain('123456');
      expect(shown.replaceAll('123456', '').match(/\d/), `${key}: ${shown}`).toBeNull();
    }
  });

  it.each(['en', 'ar'] as const)('every id in %s is marked as a code', (language) => {
    const ids = texts[language].flatMap(([, text]) => placeholders(text)).filter((inside) => /^(id|orderId)\b/.test(inside));
    expect(ids.length).toBeGreaterThan(3);
    for (const inside of ids) expect(inside).toMatch(/, (?:code|orderNumber)$/);
  });

  it('every number of an order keeps its sign in front of it, also behind Arabic words', () => {
    const behindWords = texts.ar.filter(([, text]) => /[^>]#\{\{/.test(text));
    expect(behindWords).toEqual([]);
    expect(translator('ar')('orders.saving.saved', { id: 10701 })).toContain('\u2066#10701\u2069');
    expect(translator('en')('orders.saving.saved', { id: 10701 })).toContain('order #10701');
  });

  it('groups, keeps words and ids, and writes the numbers of the text itself', () => {
    const write = (t: Translate): string[] => [
      t('lists.range', { from: 1, to: 20, total: 1250 }),
      t('lists.selected', { count: 1250 }),
      t('orders.number', { id: 10573 }),
      t('customerCard.call', { phone: '+965 5000 1234' }),
      t('dates.presets.lastSevenDays'),
      t('forms.badTime'),
    ];
    expect(write(translator('en'))).toEqual([
      '<n>1</n>–<n>20</n> of <n>1,250</n>',
      '1,250 selected',
      '#10573',
      'Call +965 5000 1234',
      'Last 7 days',
      'Enter a time as hours and minutes, for example 09:30',
    ]);
    expect(write(translator('ar', 'arab'))).toEqual([
      '<n>١</n>–<n>٢٠</n> من <n>١٬٢٥٠</n>',
      'تم تحديد ١٬٢٥٠ عنصرًا',
      '#10573',
      'اتصال بالرقم +965 5000 1234',
      'آخر ٧ أيام',
      'أدخل الوقت بالساعات والدقائق، مثل ٠٩:٣٠',
    ]);
  });
});

describe('the formatter', () => {
  it('writes money with the marks of its digits', () => {
    const amount = 1_250_500 as Fils;
    expect(createFormatter('en', 'latn').money(amount)).toBe('1,250.500 KWD');
    expect(createFormatter('ar', 'latn').money(amount)).toBe('1,250.500 د.ك');
    expect(createFormatter('ar', 'arab').money(amount)).toBe('١٬٢٥٠٫٥٠٠ د.ك');
    expect(createFormatter('en', 'arab').amount(-250 as Fils)).toBe('-٠٫٢٥٠');
  });

  it('writes dates, times and numbers in the chosen digits', () => {
    const format = createFormatter('ar', 'arab');
    expect(format.dateTime('2026-11-19T07:14:00Z')).toBe('١٩ نوفمبر ٢٠٢٦، ١٠:١٤');
    expect(format.number(12.5)).toBe('١٢٫٥');
    expect(createFormatter('en', 'latn').number(12.5)).toBe('12.5');
  });

  it('is made once for each language and digits', () => {
    expect(createFormatter('ar', 'arab')).toBe(createFormatter('ar', 'arab'));
    expect(createFormatter('ar', 'arab')).not.toBe(createFormatter('ar', 'latn'));
    expect(createFormatter('ar', 'latn')).not.toBe(createFormatter('en', 'latn'));
  });
});
