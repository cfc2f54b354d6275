import type { Fils } from '@shared/domain/money';
import { toCombinations, toWriteRow } from '@shared/products/product-changes';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { closedCombinationFields, closedFields, compareRow, flattenRows, judgeCombination, type TypedCells } from './product-rules';

const fils = (amount: number): Fils => amount as Fils;
const pot = aProduct(1, { price: fils(27_500), offerPrice: fils(22_000), amount: 8 });

describe('a row of the table', () => {
  it('is changed by what differs, and no more once that is put back', () => {
    expect([...compareRow(pot, { price: 28_000, offer: 1 }).changed]).toEqual(['price', 'offer']);
    expect(compareRow(pot, { price: 27_500, offer: 0 })).toMatchObject({ wanted: null, problems: {} });
    const { wanted } = compareRow(pot, { price: 28_000, offerPrice: 0, offer: 1 });
    expect(wanted).toEqual({ price: 28_000, offerPrice: null, offer: true });
    expect(toWriteRow(pot, { own: wanted ?? {} })?.changes).toEqual([
      { field: 'price', from: 27_500, to: 28_000 },
      { field: 'offerPrice', from: 22_000, to: null },
      { field: 'offer', from: false, to: true },
    ]);
  });

  it('is refused for an offer that is not below the price, at the cell that was typed', () => {
    expect(compareRow(pot, { offerPrice: 29_000 })).toMatchObject({ problems: { offerPrice: 'productForm.offerNotBelow' }, wanted: null });
    expect(compareRow(pot, { price: 20_000 }).problems).toEqual({ price: 'productForm.offerNotBelow' });
    // The prices weren't edited, so their existing error doesn't block the row.
    expect(compareRow(aProduct(2, { price: fils(10), offerPrice: fils(10) }), { amount: 9 }).wanted).toEqual({ amount: 9 });
  });

  it('keeps the rules of the form: a price, a cost, pieces from one on, a category', () => {
    expect(compareRow(pot, { price: null, cost: 0, amount: null, category_id: null }).problems).toEqual({
      price: 'forms.required',
      cost: 'forms.priceTooSmall',
      amount: 'forms.required',
      category_id: 'forms.required',
    });
    expect(compareRow(pot, { amount: 0 }).problems).toEqual({ amount: 'forms.badInteger {"min":1}' });
    expect(compareRow(aProduct(3, { amount: 0 }), { price: 9000 }).wanted).toEqual({ price: 9000 });
    // The whole product is sent, so a missing value would be refused.
    expect(compareRow(aProduct(4, { cost: fils(0) }), { amount: 9 })).toMatchObject({ problems: { cost: 'forms.required' }, wanted: null });
    expect(compareRow(pot, { amount: 'a lot' })).toMatchObject({ problems: {}, wanted: null });
  });

  it('leaves prices and pieces of combinations to their own grid, and a category to which extras are bound', () => {
    const combined = aProduct(5, {
      variant_combinations: [[{ variant_value_id: 1, variant_id: 1 }]],
      variant_data: [{ price: fils(5000), cost: fils(2000), images: [], amount: 7 }],
    });
    expect([...closedFields(combined).covered]).toEqual(['price', 'offerPrice', 'cost', 'amount']);
    expect(closedFields(combined).keys.has('category_id')).toBe(true);
    expect(compareRow(combined, { offer: 1 }).wanted).toEqual({ offer: true });
    expect([...closedFields(aProduct(6, { dynamic_variant: [{ dynamic_variant_id: 2 }] })).keys]).toEqual(['category_id']);
    expect(closedFields(pot).keys.size).toBe(0);
  });

  it('is locked with the field that keeps the product from being sent in full', () => {
    const picture = { url: 'https://shop.example/a.png' };
    const combinations = { variant_combinations: [[{ variant_value_id: 1, variant_id: 1 }]] };
    const data = (amount: number) => [{ price: fils(5000), cost: fils(2000), images: [picture.url], amount }];
    const flat = { variant: { id: 1, name_en: 'Size', name_ar: '' }, variant_value: { id: 1, value_en: 'S', value_ar: '' } };
    const lockOf = (changes: Parameters<typeof aProduct>[1], isUnfolded = false) => {
      const product = aProduct(1, changes);
      const { keys, lock } = closedFields(product, isUnfolded);
      expect(compareRow(product, { offer: 1 }, isUnfolded).wanted === null).toBe(lock !== null);
      expect(lock === null || keys.has('offer')).toBe(true);
      return lock;
    };
    expect(lockOf({ variant: [flat] })).toBe('combinations');
    expect(lockOf(combinations)).toBe('combinations');
    expect(lockOf({ ...combinations, variant_data: data(-2) })).toBe('combinationAmount');
    // The rows are shown so that they can be corrected.
    expect(lockOf({ ...combinations, variant_data: data(-2) }, true)).toBeNull();
    expect(lockOf({ ...combinations, variant_data: data(2), price: fils(0), all_price: false }, true)).toBe('price');
    expect(lockOf({ ...combinations, variant_data: data(2), cost: fils(0) })).toBe('cost');
    expect(lockOf({ name_en: '' })).toBe('name_en');
    expect(lockOf({ product_images: Array.from({ length: 6 }, () => picture) })).toBe('pictureCount');
    expect(lockOf({ category_id: null, dynamic_variant: [{ dynamic_variant_id: 2 }] })).toBe('category_id');
    expect(lockOf({ ...combinations, variant_data: data(2) })).toBeNull();
    // A problem that has a cell in the row is shown at that cell.
    expect(closedFields(aProduct(1, { amount: -2, cost: fils(0) })).lock).toBeNull();
    expect(compareRow(aProduct(1, { amount: -2 }), { offer: 1 })).toMatchObject({ problems: { amount: 'grid.belowZero' }, wanted: null });
    // An export writes a missing cost as 0.000.
    expect(compareRow(aProduct(1, { cost: fils(0) }), { cost: 0, price: 29_000 }).changed.size).toBe(0);
  });

  it('of a product with combinations stands above theirs, each with what is its own', () => {
    const combinations = [1, 2].map((value) => [{ variant_value_id: value, variant_id: 1 }]);
    const data = [7, 0].map((amount) => ({ price: fils(5000), cost: fils(2000), images: [], amount }));
    const product = aProduct(7, { all_price: false, variant_combinations: combinations, variant_data: data });
    expect([...flattenRows([product, pot])]).toEqual([7]);
    expect([...closedFields(product, true).keys]).toEqual(['category_id', 'price', 'amount']);
    expect(closedCombinationFields(product).has('price')).toBe(false);
    expect(closedCombinationFields(product).has('cost')).toBe(true);
    const [, second] = toCombinations(product);
    const judge = (typed: TypedCells) => judgeCombination(product, second as never, typed);
    expect(judge({ amount: 0, price: 5000 }).changed.size).toBe(0);
    expect(judge({ amount: 4, price: 6000 }).wanted).toEqual({ amount: 4, price: 6000 });
    expect(judge({ amount: null, price: 0 }).problems).toEqual({ amount: 'forms.required', price: 'forms.priceTooSmall' });
    // The grid has room for a limited number of rows, so the products beyond it stay collapsed.
    const many = aProduct(8, { variant_combinations: Array.from({ length: 490 }, (_, at) => [{ variant_value_id: at, variant_id: 1 }]) });
    const full = { ...many, variant_data: many.variant_combinations.map(() => ({ price: fils(1), cost: fils(1), images: [], amount: 1 })) };
    expect([...flattenRows([product, full, { ...full, id: 9 }])]).toEqual([7, 8]);
  });
});
