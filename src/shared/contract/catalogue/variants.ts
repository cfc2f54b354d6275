import { z } from 'zod';
import { call } from '../call';
import { bilingualName, filled, id, idOut, listOf, nameBody, optionalId, orEmpty, pageQuery, text } from '../entity';
import { ack, list, paged, written } from '../response';

/** One selected value of one variant, as in products and order lines. */
export const variantChoice = z.object({
  variant: orEmpty(bilingualName.extend({ id: optionalId })),
  variant_value: orEmpty(z.object({ id: optionalId, value_en: text, value_ar: text })),
});

const variant = bilingualName.extend({
  id,
  variant_values: listOf(z.object({ id, value_en: text, value_ar: text })),
});
export type Variant = z.output<typeof variant>;

export const categoryWithVariants = bilingualName.extend({ id, variants: listOf(variant) });
export type CategoryWithVariants = z.output<typeof categoryWithVariants>;

const valueBody = z.object({ value_en: filled, value_ar: filled });
const variantBody = nameBody.extend({ variant_values: z.array(valueBody).min(1) });
/** Entries with an ID are changed, entries without one are added, and left-out ones stay (OP-74). */
const variantUpdateBody = nameBody.extend({
  id: idOut.optional(),
  variant_values: z.array(valueBody.extend({ id: idOut.optional() })).min(1),
});

const needs = ['masterHN'] as const;
const touches = ['variants.list', 'variants.ofCategory', 'products.one'] as const;

export const variantCalls = {
  /** Pages of categories with their variants (OP-73). */
  'variants.list': call({
    method: 'GET',
    path: '/variant/categoriesWithVariant',
    query: pageQuery,
    answer: paged(categoryWithVariants),
    assumed: ['query', 'answer'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'variants.ofCategory': call({
    method: 'GET',
    path: '/variant/getVariant/:categoryId',
    answer: list(variant),
    assumed: ['answer'],
    probe: { area: 'shop', idFrom: 'categories.list' },
    example: { params: { categoryId: 1 } },
  }),
  'variants.add': call({
    method: 'POST',
    path: '/variant/addVariant',
    body: z.object({ category_id: idOut, variant: z.array(variantBody).min(1) }),
    answer: written(z.array(variant)),
    needs,
    touches,
    assumed: ['answer'],
    example: {
      body: {
        category_id: 1,
        variant: [{ name_en: 'Handle', name_ar: 'المقبض', variant_values: [{ value_en: 'Small', value_ar: 'صغير' }] }],
      },
    },
  }),
  'variants.update': call({
    method: 'PUT',
    path: '/variant/allVariant/:id',
    body: z.object({ variant: z.array(variantUpdateBody).min(1) }),
    answer: written(z.array(variant)),
    needs,
    touches,
    assumed: ['path', 'body', 'answer'],
    remark: '`id` is the ID of the category. Entries with an ID are updated, entries without one are added, and missing entries stay.',
    example: {
      params: { id: 1 },
      body: { variant: [{ id: 1, name_en: 'Color', name_ar: 'لون', variant_values: [{ value_en: '#8c2f1b', value_ar: '#8c2f1b' }] }] },
    },
  }),
  'variants.remove': call({
    method: 'DELETE',
    path: '/variant/deleteVariant/:id',
    answer: ack(),
    needs,
    touches,
    assumed: ['path', 'answer'],
    remark: '`id` is the ID of the variant.',
    example: { params: { id: 1 } },
  }),
} as const;
