import type { z } from 'zod';
import { call } from '../call';
import { bilingualName, deletableQuery, deletedBody, filled, flag, id, nameBody, text } from '../entity';
import { examplePicture } from '../examples';
import { paged, written } from '../response';

export const category = bilingualName.extend({ id, image: text, isDeleted: flag });
export type Category = z.output<typeof category>;

const categoryBody = nameBody.extend({ image: filled });
const needs = ['masterHN'] as const;
// Products, variants, and dynamic variants show the names of their categories.
const touches = ['categories.list', 'variants.list', 'dynamicVariants.list', 'products.list', 'products.one', 'dashboard.read'] as const;
const touchesAll = ['variants.list', 'dynamicVariants.list', 'products.list'] as const;

export const categoryCalls = {
  'categories.list': call({
    method: 'GET',
    path: '/categories/Auth',
    query: deletableQuery,
    answer: paged(category),
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'categories.add': call({
    method: 'POST',
    path: '/categories',
    body: categoryBody,
    answer: written(category),
    needs,
    touches,
    touchesAll,
    assumed: ['path', 'answer'],
    example: { body: { name_en: 'New', name_ar: 'جديد', image: examplePicture } },
  }),
  'categories.update': call({
    method: 'PUT',
    path: '/categories/:id',
    body: categoryBody,
    answer: written(category),
    needs,
    touches,
    touchesAll,
    assumed: ['path', 'answer'],
    example: { params: { id: 1 }, body: { name_en: 'New', name_ar: 'جديد', image: examplePicture } },
  }),
  'categories.setDeleted': call({
    method: 'DELETE',
    path: '/categories/:id',
    body: deletedBody,
    answer: written(category),
    needs,
    touches,
    touchesAll,
    assumed: ['method', 'path', 'answer'],
    example: { params: { id: 1 }, body: { isDeleted: true } },
  }),
} as const;
