import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp, shop, tables } from '../../support/main/signed-in-app';

const image = 'https://shop.example/pot.png';

setUpSignedInApp();

describe('categories on their way to the server', () => {
  const body = { name_en: 'Baskets', name_ar: 'سلال', image };

  it('[CAT-14] are read with GET /categories/Auth, page, state and search', async () => {
    await app.value('categories.list', { query: { page: 2, isDeleted: true, search: 'pot' } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/categories/Auth',
      query: { offset: '20', limit: '20', isDeleted: 'true', search: 'pot' },
      status: 200,
    });
  });

  it('[CAT-15] are created with POST /categories, expecting 201', async () => {
    await app.value('categories.add', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/categories', status: 201, body });
    shop.shop.control.failNext('categories.add', { status: 200 });
    expect(await app.call('categories.add', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[CAT-16] are updated with PUT /categories/{id}, expecting 200', async () => {
    await app.value('categories.update', { params: { id: 2 }, body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/categories/2', status: 200, body });
  });

  it('[CAT-11] are deactivated and activated with DELETE /categories/{id} and isDeleted', async () => {
    for (const isDeleted of [true, false]) {
      await app.value('categories.setDeleted', { params: { id: 2 }, body: { isDeleted } });
      expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/categories/2', status: 200, body: { isDeleted } });
      expect(tables().categories.get(2).isDeleted).toBe(isDeleted);
    }
  });
});

describe('the list of products on its way to the server', () => {
  it('[PRD-42] is read with GET /product/Auth, page, state and search', async () => {
    const { totalItems } = await app.value('products.list', { query: { page: 3, isDeleted: false, search: 'pot' } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/product/Auth',
      query: { offset: '40', limit: '20', isDeleted: 'false', search: 'pot' },
      status: 200,
    });
    expect(totalItems).toBeGreaterThan(0);
    await app.value('products.list', { query: { page: 1 } });
    expect(Object.keys(lastRequest()?.query ?? {}).toSorted()).toEqual(['limit', 'offset']);
  });

  it('[PRD-47] deactivates and activates with DELETE /product/{id} and isDeleted', async () => {
    for (const isDeleted of [true, false]) {
      await app.value('products.setDeleted', { params: { id: 5 }, body: { isDeleted } });
      expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/product/5', status: 200, body: { isDeleted } });
      expect(tables().products.get(5).isDeleted).toBe(isDeleted);
    }
  });
});

describe('variants on their way to the server', () => {
  const size = { name_en: 'Size', name_ar: 'المقاس', variant_values: [{ value_en: '20 cm', value_ar: '20 سم' }] };

  it('[VAR-19] are read with GET /variant/categoriesWithVariant, page and search', async () => {
    const { rows } = await app.value('variants.list', { query: { page: 1, search: 'Pots' } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/variant/categoriesWithVariant',
      query: { offset: '0', limit: '20', search: 'Pots' },
      status: 200,
    });
    expect(rows[0]).toMatchObject({ name_en: 'Pots', variants: [{ name_en: 'Color' }, { name_en: 'Diameter' }] });
  });

  it('[VAR-20] of one category are read with GET /variant/getVariant/{categoryId}', async () => {
    const { rows } = await app.value('variants.ofCategory', { params: { categoryId: 1 } });
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/variant/getVariant/1', status: 200 });
    expect(rows.map(({ name_en }) => name_en)).toEqual(['Color', 'Diameter']);
  });

  it('[VAR-18] are created with POST /variant/addVariant, expecting 201', async () => {
    const body = { category_id: 1, variant: [size] };
    await app.value('variants.add', { body });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/variant/addVariant', status: 201, body });
    shop.shop.control.failNext('variants.add', { status: 200 });
    expect(await app.call('variants.add', { body })).toMatchObject({ ok: false, error: { code: 'unexpectedStatus' } });
  });

  it('[VAR-21] are updated with PUT /variant/allVariant/{categoryId}, expecting 200: known ones by their ids, new ones without', async () => {
    const [color] = tables().variants.all();
    if (!color) throw new Error('no variants');
    const { id, name_ar, variant_values } = color;
    const body = { variant: [{ id, name_en: 'Colour', name_ar, variant_values }, size] };
    await app.value('variants.update', { params: { id: color.category_id }, body });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: `/variant/allVariant/${color.category_id}`, status: 200, body });
    expect(tables().variants.get(id).name_en).toBe('Colour');
  });

  it('[VAR-22] are deleted with DELETE /variant/deleteVariant/{id}', async () => {
    await app.value('variants.remove', { params: { id: 3 } });
    expect(lastRequest()).toMatchObject({ method: 'DELETE', path: '/variant/deleteVariant/3', status: 200 });
    expect(
      tables()
        .variants.all()
        .some(({ id }) => id === 3),
    ).toBe(false);
  });
});
