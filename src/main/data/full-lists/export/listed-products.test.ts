import { toCounted } from '@main/printing/requests/gather';
import { maxPaperRows } from '@shared/domain/lists/paper-fit';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../tests/support/samples/products';
import { readProducts } from './listed-products';

const choice = (id: number, value_en: string, value_ar: string) => ({
  variant: { name_en: 'Size', name_ar: 'المقاس', type: 'text' },
  variant_value: { id, value_en, value_ar },
});
const withSizes = {
  amount: 5,
  variant: [choice(11, 'Small', 'صغير'), choice(12, 'Large', 'كبير')],
  variant_combinations: [[{ variant_value_id: 11 }], [{ variant_value_id: 12 }]],
  variant_data: [
    { price: 0, cost: 0, amount: 5 },
    { price: 0, cost: 0, amount: 0 },
  ],
} as never;
const rows = [aProduct(2, withSizes), aProduct(1, { code: ' BD-1 ', category: { id: 0, name_en: '', name_ar: '' } as never })];
const question = { list: 'products.list', language: 'ar', filters: {}, sort: null, page: 1 } as const;

function listsOf(lines: number, readAt: string | null = '2026-11-26T05:00:00.000Z') {
  const bytesAt = (row: number): Uint8Array => Buffer.from(JSON.stringify(rows[row]));
  return {
    table: async () => ({ types: {}, values: {}, count: rows.length, lines, readAt, bytesAt }),
  } as never;
}

describe('what is counted on paper', () => {
  it('is each product with its combinations, in the order of the list, as of when that was read', async () => {
    const counted = await readProducts(listsOf(4), { question, ids: null }, toCounted);
    expect(counted?.readAt).toBe('2026-11-26T05:00:00.000Z');
    expect(counted?.products).toMatchObject([
      {
        id: 2,
        stock: 5,
        combinations: [
          { name_en: 'Small', name_ar: 'صغير', stock: 5 },
          { name_en: 'Large', name_ar: 'كبير', stock: 0 },
        ],
      },
      { id: 1, code: 'BD-1', category: null, combinations: [] },
    ]);
  });

  it('is nothing of a list that was not read whole, and not more than fits on paper', async () => {
    expect(await readProducts(listsOf(4, null), { question, ids: null }, toCounted)).toBeNull();
    await expect(readProducts(listsOf(maxPaperRows + 1), { question, ids: null }, toCounted)).rejects.toMatchObject({
      failure: { code: 'tooManyForPaper' },
    });
  });
});
