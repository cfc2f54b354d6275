import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { Product } from '@shared/contract/catalogue/products';
import type { Fils } from '@shared/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { toCombinations } from '../writing/product-fields';
import { createProductIndex, findProducts } from './find-products';
import { describeColumn, guessColumns, hasHeads, readLine } from './import-columns';
import { isTakenAtFirst, lockUnsendable, toImportRow } from './import-rows';

const fils = (amount: number): Fils => amount as Fils;
const products = [
  aProduct(1, { code: 'BD-01001', name_ar: 'قدر حديد زهر', price: fils(9750) }),
  aProduct(2, { code: 'BD-01002', name_ar: 'قدر مجبوس', price: fils(17_750), amount: 63 }),
  aProduct(3, { code: 'BD-03008', name_ar: 'دلة نحاس' }),
  aProduct(4, { code: 'BD-03009', name_ar: 'دلة نحاس' }),
];
const index = createProductIndex(products);
const ownerOf = (product: Product) => ({ product, combination: null, isUnfolded: false });

beforeAll(() => {
  startI18n('ar');
  addAllTexts();
});

describe('columns of a file', () => {
  const guess = (rows: string[][], remembered: Record<string, string> = {}) =>
    guessColumns(rows, { isHeaded: hasHeads(rows, remembered), remembered, keys: index });

  it.each([
    [
      ['الكود', 'المنتج', 'السعر', 'سعر العرض', 'المخزون', 'العلامات'],
      ['code', 'name', 'price', 'offerPrice', 'amount', 'flags'],
    ],
    [
      ['Code', 'Product', 'Price', 'Offer price', 'Stock', 'Flags'],
      ['code', 'name', 'price', 'offerPrice', 'amount', 'flags'],
    ],
    [
      ['كود الصنف', 'سعر البيع (د.ك)', 'خصم', 'الرصيد', 'ملاحظات', 'عليه عرض'],
      ['code', 'price', 'none', 'amount', 'none', 'offer'],
    ],
    [
      ['SKU', 'Sale price KWD', 'Qty', 'Cost', 'ID', 'New in'],
      ['code', 'price', 'amount', 'cost', 'id', 'newIn'],
    ],
  ])('are known by their heads: %j', (heads, targets) => {
    expect(guess([heads, heads.map(() => '1')])).toEqual(targets);
  });

  it('are found by what stands in them where the heads say nothing, and as a person has said before', () => {
    const rows = [
      ['BD-01001', '12', 'قدر حديد زهر'],
      ['bd-01002', '13', 'قدر مجبوس'],
    ];
    expect(hasHeads(rows, {})).toBe(false);
    expect(guess(rows)).toEqual(['code', 'none', 'name']);
    expect(guess([['', 'جديد', ''], ...rows], { جديد: 'price' })).toEqual(['code', 'price', 'name']);
  });

  it('say what was found in them', () => {
    const found = describeColumn(['14,5', '18.25', '٢٩', '', 'abc'], 'price', () => false);
    expect(found).toEqual({ filled: 4, good: 3, arabic: 1, comma: { text: '14,5', value: 14_500 }, found: 0 });
    expect(describeColumn(['BD-01001', 'x'], 'code', index.hasCode)).toMatchObject({ filled: 2, found: 1 });
  });
});

describe('a line of a file', () => {
  it('brings amounts however they are typed, leaves what is empty, and keeps what cannot be read to be seen', () => {
    const targets = ['code', 'price', 'offerPrice', 'amount', 'offer', 'none'] as const;
    expect(readLine(['BD-01001', '١٢٫٥', '', '1,250', 'نعم', 'x'], targets, { keepsEmpty: true })).toEqual({
      price: 12_500,
      amount: 1250,
      offer: 1,
    });
    expect(readLine(['BD-01001', 'KD 9.750', '', 'abc'], targets, { keepsEmpty: false })).toEqual({
      price: 9750,
      offerPrice: null,
      amount: 'abc',
      offer: 0,
    });
    expect(readLine(['عليه عرض، Best seller'], ['flags'], { keepsEmpty: true })).toEqual({ bestSeller: 1, newIn: 0, offer: 1 });
    expect(readLine(['جديد تمامًا'], ['flags'], { keepsEmpty: true })).toMatchObject({ bestSeller: 'جديد تمامًا' });
  });

  it('finds its product by code, else by number, else by an exact name that only one has', () => {
    const rows = [
      ['bd-01001', '', ''],
      ['', '2', ''],
      ['', '', 'دلة نحاس'],
      ['', '', 'قدر مجبوس'],
      ['BD-99999', '', 'قدر مجبوس'],
      [],
      ['01002', '', ''],
      ['BD-0308', '', ''],
    ];
    const { found, lost } = findProducts(rows, ['code', 'id', 'name'], { index, firstLine: 2, given: new Map() });
    expect(found.map(({ line, product, by }) => [line, product.id, by])).toEqual([
      [2, 1, 'code'],
      [3, 2, 'id'],
    ]);
    expect(lost.map(({ line, why, near }) => [line, why, near?.code])).toEqual([
      [4, 'unknown', undefined],
      [5, 'twice', undefined],
      [6, 'unknown', undefined],
      [8, 'unknown', 'BD-01002'],
      [9, 'unknown', 'BD-03008'],
    ]);
    const [second] = products.slice(1);
    const again = findProducts([['01002']], ['code'], { index, firstLine: 2, given: new Map([[2, second as never]]) });
    expect(again.found.map(({ product }) => product.id)).toEqual([2]);
  });

  it('is taken when it changes something, is not when it looks like a slip, and is never when it is wrong', () => {
    const rowOf = (brought: object, at = 0) => toImportRow(ownerOf(products[at] as never), 2, brought);
    expect(rowOf({ price: 10_250 })).toMatchObject({ status: 'change', jumps: [] });
    expect(rowOf({ price: 97_500 })).toMatchObject({ status: 'check', jumps: ['price'] });
    expect(rowOf({ price: 975 })).toMatchObject({ status: 'check' });
    expect(rowOf({ price: 9750, amount: 43 })).toMatchObject({ status: 'same' });
    expect(rowOf({ amount: 'abc', price: 10_250 })).toMatchObject({ status: 'error' });
    expect(rowOf({ offerPrice: 13_000 })).toMatchObject({
      status: 'error',
      judged: { problems: { offerPrice: 'productForm.offerNotBelow' } },
    });
    expect([rowOf({ price: 10_250 }), rowOf({ price: 97_500 })].map(isTakenAtFirst)).toEqual([true, false]);
    const combined = aProduct(5, {
      variant_combinations: [[{ variant_value_id: 1, variant_id: 1 }]],
      variant_data: [{ price: fils(5000), cost: fils(2000), images: [], amount: 7 }],
    });
    expect(toImportRow(ownerOf(combined), 3, { price: 1000 })).toMatchObject({ status: 'closed', isClosed: true });
    expect(toImportRow(ownerOf(combined), 3, { price: 1000, offer: 1 })).toMatchObject({
      status: 'change',
      isClosed: true,
      judged: { wanted: { offer: true } },
    });
  });

  it('of a product that cannot be sent in full is locked with the reason, and only that line', () => {
    const twoSizes = {
      variant_combinations: [1, 2].map((size) => [{ variant_id: 1, variant_value_id: size }]),
      variant_data: [-2, 5].map((amount) => ({ price: fils(5000), cost: fils(2000), images: [], amount })),
    };
    const rowOf = (changes: object, brought: object) => toImportRow(ownerOf(aProduct(5, changes)), 2, brought);
    expect(rowOf({ name_en: '' }, { price: 10_250 })).toMatchObject({ status: 'locked', closed: { lock: 'name_en' } });
    expect(rowOf({ name_en: '' }, { price: 29_000 })).toMatchObject({ status: 'same' });
    expect(rowOf({ cost: fils(0) }, { price: 29_000, cost: 0 })).toMatchObject({ status: 'same' });
    expect(rowOf(twoSizes, { offer: 1 })).toMatchObject({ status: 'locked', closed: { lock: 'combinationAmount' } });
    const product = aProduct(6, twoSizes);
    const lines = (amounts: readonly number[]) =>
      lockUnsendable(
        toCombinations(product).map((combination, at) =>
          toImportRow({ product, combination, isUnfolded: true }, at + 2, { amount: amounts[at] as number }),
        ),
      ).map(({ status }) => status);
    expect(lines([-2, 9])).toEqual(['same', 'locked']);
    expect(lines([3, 9])).toEqual(['change', 'change']);
  });

  it('of a combination is found by its values in any order, by their names or as the shop has written them', () => {
    const choice = (variant: number, name_en: string, value: number, value_en: string, value_ar: string) => ({
      variant: { id: variant, name_en, name_ar: name_en === 'Color' ? 'لون' : 'المقاس' },
      variant_value: { id: value, value_en, value_ar },
    });
    const product = aProduct(9, {
      code: 'BD-9',
      variant: [
        choice(1, 'Color', 1, '#b03a2e', '#b03a2e'),
        choice(2, 'Size', 2, '26 cm', '26 سم'),
        choice(2, 'Size', 3, '28 cm', '28 سم'),
      ],
      variant_combinations: [2, 3].map((size) => [
        { variant_id: 1, variant_value_id: 1 },
        { variant_id: 2, variant_value_id: size },
      ]),
      variant_data: [4, 5].map((amount) => ({ price: fils(1000), cost: fils(500), images: [], amount })),
    });
    const lines = ['Brick red · 26 cm', '28 سم / #B03A2E', '26 سم، أحمر طوبي', '30 cm', ''].map((values) => ['BD-9', values]);
    const given = { index: createProductIndex([product]), firstLine: 2, given: new Map() };
    const { found, lost } = findProducts(lines, ['code', 'combination'], given);
    expect(found.map(({ line, combination }) => [line, combination?.key])).toEqual([
      [2, '1:1,2:2'],
      [3, '1:1,2:3'],
      [6, undefined],
    ]);
    expect(lost.map(({ line, why }) => [line, why])).toEqual([
      [4, 'twice'],
      [5, 'combination'],
    ]);
  });
});
