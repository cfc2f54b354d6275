import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/texts';
import { toBody, toDocumentPage } from '../html/document-html';
import { toCountGroups } from './count-rows';
import { type CountSheetProps, countSheet } from './count-sheet';
import { toWhichTexts } from './count-words';
import { sampleCount } from './sample-count';

const draw = (changes: Partial<CountSheetProps> = {}): string => {
  const profile = { shopName: 'Bayt Al-Dar', shopAddress: '', shopPhone: '' };
  return toBody(
    toDocumentPage(
      'countSheet',
      [{ ...sampleCount, language: 'en', profile, paper: 'A4', copyMark: 0, pictureUrl: () => null, ...changes }],
      'x',
    ),
  );
};
const figures = (html: string): string[] =>
  [...html.matchAll(/class="count-figure"><bdi dir="ltr">([^<]*)</g)].map(([, text = '']) => text);
const boxes = (html: string): number => html.split('class="count-box"').length - 1;

describe('a count sheet', () => {
  it('has a box for each combination, and for each product without any', () => {
    expect(boxes(draw())).toBe(3);
    expect(draw()).toContain('<b>3</b> to count');
    expect(figures(draw())).toEqual(['3', '2', '1', '0']);
  });

  it('leaves the quantities out where whoever counts is not to see them', () => {
    const html = draw({ options: { sorting: 'category', isBlind: true } });
    expect([figures(html), boxes(html), html.includes(inEnglish('documents.countSheet.known'))]).toEqual([[], 3, false]);
  });

  it('puts products under their categories by their codes, those without one last, or leaves them as they came', () => {
    const [pot, glasses] = sampleCount.products;
    if (!pot || !glasses) throw new Error('no sample');
    const coded = (id: number, code: string, category = pot.category) => ({ ...pot, id, code, category });
    const products = [coded(1, 'B-10'), coded(2, 'B-9'), coded(3, 'A-1', null), { ...glasses, id: 4 }];
    const ids = (sorting: 'category' | 'list') =>
      toCountGroups(products, { sorting }, 'en').map((group) => group.products.map(({ id }) => id));
    expect(ids('category')).toEqual([[2, 1], [4], [3]]);
    expect(ids('list')).toEqual([[1, 2, 3, 4]]);
  });

  it('says in its own language what its products were narrowed by', () => {
    const conditions = {
      stockState: ['out', 'low'],
      category: ['Coffee', '-'],
      price: ['5000..9999'],
      flags: ['offer'],
      picture: ['missing'],
      unknown: ['x'],
    };
    const words = (language: 'ar' | 'en', which: object = {}) =>
      toWhichTexts(
        { which: { isTicked: false, isDeleted: true, search: 'pot', conditions, ...which }, products: sampleCount.products },
        { language, t: translator(language), format: createFormatter(language, 'latn') },
      );
    expect(words('en')).toEqual([
      inEnglish('activation.inactive'),
      'Search: pot',
      'Stock status: Out of stock, Low stock',
      'Category: Coffee, No category',
      'Price: 5.000 to 10.000 KWD',
      'Flags: Offer',
      'Picture: Missing',
    ]);
    expect(words('ar')).toContain('التصنيف: دلال وقهوة، بلا تصنيف');
    expect(words('en', { isTicked: true, isDeleted: false })).toEqual([inEnglish('lists.export.ticked')]);
  });

  it('must show its name and a product', () => {
    expect(countSheet.mustShow({ ...sampleCount, language: 'ar', format: createFormatter('ar', 'latn') })).toEqual([
      'COUNT-1122-174105',
      'دلة قهوة',
    ]);
  });
});
