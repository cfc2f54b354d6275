import { describe, expect, it } from 'vitest';
import { ar } from './ar.generated';
import { en } from './en.generated';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}

const english = flatten(en);
const arabic = flatten(ar);
const pluralForms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const pluralBases = [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralSuffix, ''));
const isPlural = (key: string): boolean => pluralBases.includes(key.replace(pluralSuffix, ''));
const variables = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
const tags = (text: string): string[] => [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => match[0]).sort();

/** Keys of Arabic texts that may lack Arabic letters. */
const latinInArabic = new Set([
  'common.none',
  'shell.languageNames.en',
  'shell.digitsNames.latn',
  'shell.digitsNames.arab',
  'connection.addressExample',
  'documents.invoice.currency',
  'documents.testPage.sampleEnglish',
  'printerSettings.paper.A4',
  'printerSettings.paper.A5',
  'forms.languageTag.en',
  'forms.languageTag.ar',
]);

/** Keys of English texts that may contain Arabic letters. */
const arabicInEnglish = new Set(['shell.languageNames.ar', 'shell.digitsNames.arab', 'documents.testPage.sampleArabic']);

const differ = (some: string[], others: string[]): boolean => some.join() !== others.join();

describe('dictionaries', () => {
  it('[LAY-01] [LAY-10] [OP-37] both languages have the same keys', () => {
    const plain = (texts: Map<string, string>): string[] => [...texts.keys()].filter((key) => !isPlural(key)).sort();
    expect(plain(arabic)).toEqual(plain(english));
  });

  it('every counted text has the two English and all six Arabic forms', () => {
    expect(pluralBases.length).toBeGreaterThan(10);
    for (const base of pluralBases) {
      for (const form of pluralForms.en) expect(english.has(`${base}_${form}`), `en ${base}_${form}`).toBe(true);
      for (const form of pluralForms.ar) expect(arabic.has(`${base}_${form}`), `ar ${base}_${form}`).toBe(true);
    }
  });

  it('a text that counts in English counts in Arabic', () => {
    const silent = pluralBases
      .filter((base) => english.get(`${base}_other`)?.includes('{{count}}'))
      .flatMap((base) => ['few', 'many', 'other'].map((form) => `${base}_${form}`))
      .filter((key) => !arabic.get(key)?.includes('{{count}}'));
    expect(silent).toEqual([]);
  });

  it('the same values are filled into both languages', () => {
    const differing = [...arabic].filter(([key, text]) => {
      if (!isPlural(key)) return differ(variables(text), variables(english.get(key) ?? ''));
      const base = key.replace(pluralSuffix, '');
      const known = new Set([...variables(english.get(`${base}_one`) ?? ''), ...variables(english.get(`${base}_other`) ?? '')]);
      const isExact = key.endsWith('_other') && differ(variables(text), variables(english.get(key) ?? ''));
      return isExact || variables(text).some((name) => !known.has(name));
    });
    expect(differing).toEqual([]);
  });

  it('the same parts are marked up in both languages', () => {
    const differing = [...arabic].filter(([key, text]) => !isPlural(key) && differ(tags(text), tags(english.get(key) ?? '')));
    expect(differing).toEqual([]);
  });

  it('no text is empty or has stray spaces', () => {
    const untidy = [...english, ...arabic].filter(([key, text]) => !key.endsWith('.separator') && text !== text.trim());
    expect(untidy).toEqual([]);
    expect([...english, ...arabic].filter(([, text]) => text === '')).toEqual([]);
  });

  it('Arabic texts are Arabic', () => {
    const foreign = [...arabic].filter(([key, text]) => {
      const words = text.replace(/\{\{.*?\}\}|<.*?>/g, '');
      return /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words) && !latinInArabic.has(key);
    });
    expect(foreign).toEqual([]);
  });

  it('English texts hold no Arabic', () => {
    expect([...english].filter(([key, text]) => /\p{Script=Arabic}/u.test(text) && !arabicInEnglish.has(key))).toEqual([]);
  });

  it('no invisible direction marks: values are isolated where they are shown', () => {
    for (const [key, text] of [...english, ...arabic]) expect(text, key).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('[LAY-10] [OP-37] covers the words of every trade the documents name', () => {
    const groups = [
      'products',
      'orders',
      'promoCodes',
      'delivery',
      'payment',
      'timeSlots',
      'kyc',
      'wallet',
      'bidding',
      'appCommission',
      'brands',
    ] as const;
    for (const group of groups) {
      expect(Object.keys(en.vocabulary[group]).length, group).toBeGreaterThan(2);
      expect(Object.keys(ar.vocabulary[group]), group).toEqual(Object.keys(en.vocabulary[group]));
    }
  });

  it.each([
    ['[ORD-27] payment types', en.vocabulary.payment.types, ['knet', 'visa', 'cash']],
    ['promo types', en.vocabulary.promoCodes.types, ['percentage', 'fixed']],
  ])('%s have labels in both languages', (_what, labels, keys) => {
    expect(Object.keys(labels)).toEqual(keys);
  });

  it('[PRM-18] names max usage, count usage, start date and end date of promo codes', () => {
    expect(en.vocabulary.promoCodes).toMatchObject({
      maxUsage: 'Max usage',
      countUsage: 'Count usage',
      startDate: 'Start date',
      endDate: 'End date',
    });
    expect(ar.vocabulary.promoCodes).toMatchObject({
      maxUsage: 'أقصى عدد استخدام',
      countUsage: 'عدد مرات الاستخدام',
      startDate: 'تاريخ البداية',
      endDate: 'تاريخ النهاية',
    });
  });

  it('[DEL-08] names the fees of deliveries, and whether one counts for all areas', () => {
    expect(en.vocabulary.delivery).toMatchObject({
      shippingFee: 'Shipping fee',
      pricePerKg: 'Price per kg',
      cashFee: 'Cash-in-delivery fees',
      allAreas: 'All areas',
      perArea: 'Per area',
    });
    expect(ar.vocabulary.delivery).toMatchObject({
      shippingFee: 'رسوم الشحن',
      pricePerKg: 'السعر لكل كيلوغرام',
      cashFee: 'رسوم الدفع عند الاستلام',
      allAreas: 'كل المناطق',
      perArea: 'حسب المنطقة',
    });
  });

  it('[ERR-05] [OP-12] keeps the quoted English texts word for word', () => {
    expect([en.failures.unexpectedStatus, ar.failures.unexpectedStatus]).toEqual(['Unexpected response', 'استجابة غير متوقعة']);
    expect(en.shell.deleted).toBe('Deleted Successfully');
    expect(en.shell.required).toBe('This Field is required');
    expect([en.failures.oops, en.failures.tryAgain, en.failures.ok]).toEqual(['Oops', 'Try Again!', 'OK']);
    expect(en.failures).toMatchObject({
      userNotFound: 'Email not found',
      wrongPassword: 'Incorrect Password',
      invalidPassword: 'Invalid Password',
      emailExists: 'Email already exists',
      userDisabled: 'User Disabled',
      forbidden: 'Not Allowed, Don`t have Permission',
    });
  });
});
