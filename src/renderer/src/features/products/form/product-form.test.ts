import { type Product, product } from '@shared/contract/catalogue/products';
import { describe, expect, it } from 'vitest';
import { emptyProduct, type ProductValues, toProductBody, toProductCopy, toProductForm, toProductSchema } from './product-form';

const names = { name_en: 'Pot', name_ar: 'قدر', description_en: 'x', description_ar: 'ص' };
const pair = (variant_id: number, variant_value_id: number) => ({ variant_id, variant_value_id });

/** 25 colors × 8 sizes in the server's order, each with numbers of its own. */
const wire = {
  ...names,
  id: 5,
  code: 'BD-5',
  category_id: 2,
  price: 29,
  cost: 17.4,
  offerPrice: null,
  amount: 1,
  product_images: [{ url: 'front' }],
  dynamic_variant: [{ dynamic_variant_id: 4 }, { dynamic_variant_id: 99 }],
  all_image: false,
  all_price: false,
  all_cost: true,
  variant_combinations: Array.from({ length: 200 }, (_, at) => [pair(2, 20 + (at % 8)), pair(1, 100 - Math.floor(at / 8))]),
  variant_data: Array.from({ length: 200 }, (_, at) => ({
    price: 20 + at / 1000,
    cost: 17.4 + (at === 7 ? 1 : 0),
    images: [`p${at}`],
    amount: at,
  })),
};
const stored = (changes: object = {}): Product => product.parse({ ...wire, ...changes });
const filled: ProductValues = {
  ...emptyProduct,
  ...names,
  code: 'A',
  category_id: '3',
  price: '10',
  cost: '5',
  amount: '1',
  images: ['one'],
};
const entry = (key: string, changes: object = {}) => ({
  key,
  isLeftOut: false,
  amount: 1,
  price: 1000,
  cost: 500,
  images: ['p'],
  ...changes,
});
const messages = (values: object): Record<string, string> =>
  Object.fromEntries(
    toProductSchema(null)
      .safeParse({ ...filled, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('a product as a form', () => {
  it('goes back exactly as it came when one cell of two hundred is changed', () => {
    const before = stored();
    const values = toProductForm(before);
    const changed = values.combinations.map((one, at) => (at === 120 ? { ...one, amount: 5000 } : one));
    const body = toProductBody({ ...values, combinations: changed }, before);
    expect(body.variant).toEqual(before.variant_combinations);
    expect(body.variant_data).toEqual(before.variant_data.map((data, at) => (at === 120 ? { ...data, amount: 5000 } : data)));
    expect(body.amount).toBe((199 * 200) / 2 - 120 + 5000);
    expect(body).toMatchObject({ all_image: false, all_price: false, all_cost: true, price: 29_000, cost: 17_400, offerPrice: null });
    expect(body.dynamic_variant).toEqual(wire.dynamic_variant);
    expect(body.images).toEqual(['front']);
  });

  it('copies a shared value into every combination as soon as it is changed, and only then', () => {
    const before = stored();
    const values = toProductForm(before);
    expect(toProductBody(values, before).variant_data[7]?.cost).toBe(18_400);
    const changed = toProductBody({ ...values, cost: '18' }, before);
    expect(new Set(changed.variant_data.map(({ cost }) => cost))).toEqual(new Set([18_000]));
    const shared = toProductBody({ ...values, all_price: true, all_image: true }, before);
    expect(new Set(shared.variant_data.map(({ price }) => price))).toEqual(new Set([29_000]));
    expect(shared.variant_data.every(({ images }) => images.join() === 'front')).toBe(true);
  });

  it('sends new combinations behind those that are there, and none that is left out', () => {
    const before = stored({
      variant_combinations: [
        [pair(2, 20), pair(1, 10)],
        [pair(2, 21), pair(1, 10)],
      ],
      variant_data: [
        { price: 1, cost: 1, images: ['a'], amount: 1 },
        { price: 2, cost: 1, images: ['b'], amount: 2 },
      ],
    });
    const values = toProductForm(before);
    const [first, second] = values.combinations;
    if (!first || !second) throw new Error('two combinations');
    const body = toProductBody({ ...values, combinations: [{ ...first, isLeftOut: true }, second, entry('1:11,2:20')] }, before);
    expect(body.variant).toEqual([
      [pair(2, 21), pair(1, 10)],
      [pair(1, 11), pair(2, 20)],
    ]);
    expect(body.amount).toBe(3);
  });

  it('[OP-107] has one combination for each value when the answer has no combinations', () => {
    const choice = (id: number, value_en: string) => ({
      variant: { id: 1, name_en: 'Size', name_ar: '' },
      variant_value: { id, value_en, value_ar: '' },
    });
    const values = toProductForm(stored({ variant_combinations: null, variant_data: null, variant: [choice(7, 'S'), choice(8, 'L')] }));
    expect(values.combinations).toEqual([
      { key: '1:7', isLeftOut: false, amount: null, price: 29_000, cost: 17_400, images: ['front'] },
      { key: '1:8', isLeftOut: false, amount: null, price: 29_000, cost: 17_400, images: ['front'] },
    ]);
    expect(values.chosen).toEqual([pair(1, 7), pair(1, 8)]);
  });

  it('shows what is not sold of the same values as left out', () => {
    const four = [
      [10, 20],
      [10, 21],
      [11, 20],
    ].map(([color = 0, size = 0]) => [pair(1, color), pair(2, size)]);
    const data = four.map(() => ({ price: 1, cost: 1, images: [], amount: 1 }));
    const { combinations } = toProductForm(stored({ variant_combinations: four, variant_data: data }));
    expect(combinations.map(({ key, isLeftOut }) => [key, isLeftOut])).toEqual([
      ['1:10,2:20', false],
      ['1:10,2:21', false],
      ['1:11,2:20', false],
      ['1:11,2:21', true],
    ]);
  });

  it('makes nothing of values that would make too many', () => {
    const diagonal = Array.from({ length: 40 }, (_, at) => [pair(1, at + 1), pair(2, at + 101), pair(3, at + 201)]);
    const data = diagonal.map(() => ({ price: 1, cost: 1, images: [], amount: 1 }));
    expect(toProductForm(stored({ variant_combinations: diagonal, variant_data: data })).combinations).toHaveLength(40);
  });

  it('[OP-68] shares everything and lists nothing without variants', () => {
    const body = toProductBody({ ...filled, all_image: false, all_price: false, all_cost: false }, null);
    expect(body).toMatchObject({ all_image: true, all_price: true, all_cost: true, variant: [], variant_data: [], amount: 1 });
  });

  it('is copied without its code', () => {
    expect(toProductCopy(stored())).toEqual({ ...toProductForm(stored()), code: '' });
  });
});

describe('rules of a product', () => {
  it('accept what is filled in', () => {
    expect(messages({})).toEqual({});
    expect(messages({ price: '١٢٫٥', cost: '12,5', offerPrice: '' })).toEqual({});
  });

  it.each(['-1', '1e9', '0.0005', 'x'])('refuse %s as a price in words', (price) => {
    expect(messages({ price, cost: price, offerPrice: price })).toEqual({
      price: 'forms.badAmount',
      cost: 'forms.badAmount',
      offerPrice: 'forms.badAmount',
    });
  });

  it('tell everything at once, whatever else is wrong', () => {
    expect(messages({ name_en: '', images: [], amount: '0' })).toEqual({
      name_en: 'forms.required',
      images: 'productForm.uploadImages',
      amount: 'forms.badInteger {"min":1}',
    });
  });

  it('name the picture of a stored combination that could not be sent', () => {
    const data = [{ price: 1, cost: 1, images: [''], amount: 1 }];
    const before = stored({ variant_combinations: [[pair(1, 10)]], variant_data: data });
    const { error } = toProductSchema(before).safeParse({
      ...toProductForm(before),
      ...filled,
      chosen: [pair(1, 10)],
      combinations: toProductForm(before).combinations,
      all_image: false,
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['combinations.0.images', 'writing.reasons.pictureAddress'],
    ]);
  });

  it('ask of a combination only what it has of its own', () => {
    const empty = { amount: null, price: null, cost: null, images: [] };
    const combinations = [entry('1:1', empty), entry('1:2', { ...empty, isLeftOut: true }), entry('1:3', { amount: '1e9', price: '-1' })];
    expect(messages({ combinations, all_image: false, all_price: false, all_cost: false, images: [], amount: '' })).toEqual({
      'combinations.0.amount': 'forms.required',
      'combinations.0.price': 'forms.required',
      'combinations.0.cost': 'forms.required',
      'combinations.0.images': 'productForm.uploadImages',
      'combinations.2.amount': 'forms.badInteger {"min":0}',
      'combinations.2.price': 'grid.belowZero',
    });
    expect(messages({ combinations: combinations.slice(0, 2) })).toEqual({ 'combinations.0.amount': 'forms.required' });
    expect(messages({ combinations: combinations.slice(1, 2) })).toEqual({ combinations: 'productForm.allLeftOut' });
  });
});
