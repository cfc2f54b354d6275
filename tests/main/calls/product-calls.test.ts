import { toProductBody, toProductForm } from '@renderer/features/products/form/product-form';
import type { Product } from '@shared/contract/catalogue/products';
import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

const lastBody = (): unknown => lastRequest()?.body;

setUpSignedInApp();

const storedProduct = () => {
  const row = shop.shop.store.tables.products.all().at(-1);
  if (!row) throw new Error('no products');
  return row;
};
/** Reads the product with 200 combinations as a page does. */
const read = async (): Promise<Product> => {
  const product = await app.value('products.one', { params: { id: storedProduct().id } });
  if (!product) throw new Error('no product');
  return product;
};

describe('products on their way to the server', () => {
  it('[PRD-43] reads one with GET /product/Auth/{id}', async () => {
    const { id } = await read();
    expect(lastRequest()).toMatchObject({ method: 'GET', path: `/product/Auth/${id}`, status: 200 });
    expect(await app.call('products.one', { params: { id: 99_999 } })).toMatchObject({ ok: false, error: { code: 'notFound' } });
  });

  it('[PRD-44] reads its dynamic variants with GET /product/dynamicVariantsOfProduct/{id}', async () => {
    const { id, dynamic_variant } = storedProduct();
    const { rows } = await app.value('products.dynamicVariants', { params: { id } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: `/product/dynamicVariantsOfProduct/${id}`, status: 200 });
    expect(rows.map((row) => row.id)).toEqual(dynamic_variant.map((one) => one.dynamic_variant_id));
  });

  it('[PRD-45] creates with POST /product and expects 201, amounts in dinars', async () => {
    const body = { ...toProductBody(toProductForm(await read()), null), code: 'NEW-1' };
    await app.value('products.add', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/product', status: 201 });
    const { variant, variant_data, ...sent } = lastBody() as Record<string, unknown[]>;
    const { name_en, name_ar, description_en, description_ar, category_id, dynamic_variant, variant_combinations, amount } =
      storedProduct();
    expect(sent).toEqual({
      ...{ name_en, name_ar, description_en, description_ar, category_id, dynamic_variant, amount },
      ...{ code: 'NEW-1', price: 19.5, cost: 11.7, offerPrice: null, bestSeller: false, newIn: true, offer: false },
      ...{ all_image: false, all_price: false, all_cost: false, images: [expect.any(String), expect.any(String), expect.any(String)] },
    });
    expect(variant).toEqual(variant_combinations);
    expect(variant_data?.[1]).toEqual({ price: 22.75, cost: 13.65, images: [expect.any(String)], amount: expect.any(Number) });
    await app.signIn('some');
    expect(await app.call('products.add', { body })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  });

  it('[PRD-46] updates with PUT /product/{id} and expects 200; of 200 combinations with one changed cell the others go back as they came', async () => {
    const before = structuredClone(storedProduct());
    const product = await read();
    const values = toProductForm(product);
    const combinations = values.combinations.map((entry, at) => (at === 150 ? { ...entry, amount: 77 } : entry));
    await app.value('products.update', { params: { id: before.id }, body: toProductBody({ ...values, combinations }, product) });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: `/product/${before.id}`, status: 200 });
    const { variant, variant_data } = lastBody() as { variant: unknown; variant_data: { price: number; cost: number; amount: number }[] };
    expect(variant).toEqual(before.variant_combinations);
    const numbers = (data: typeof variant_data) => data.map(({ price, cost, amount }) => ({ price, cost, amount }));
    const expected = numbers(before.variant_data);
    expect(numbers(variant_data)).toEqual(expected.with(150, { ...(expected[150] as (typeof expected)[number]), amount: 77 }));
  });

  it('tells a code that is taken in the words of the server', async () => {
    const product = await read();
    const code = shop.shop.store.tables.products.get(1).code;
    const refused = await app.call('products.update', {
      params: { id: product.id },
      body: { ...toProductBody(toProductForm(product), product), code },
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'server', status: 409, message: 'product_code_already_exists' } });
  });
});
