import { z } from 'zod';
import { toFils } from '../../domain/money';
import { call } from '../call';
import {
  bilingualName,
  deletableQuery,
  deletedBody,
  flag,
  id,
  idOut,
  integerOrZero,
  moneyOrZero,
  nameBody,
  optionalId,
  orEmpty,
} from '../entity';
import { moneyOut } from '../money';
import { ack, list, paged, written } from '../response';
import { onWire } from '../wire';

export const dynamicVariant = bilingualName.extend({
  id,
  category_id: optionalId,
  category: onWire(orEmpty(bilingualName), { isOptional: true }),
  available_amount: integerOrZero,
  has_amount: flag,
  price: moneyOrZero,
  isDeleted: flag,
});
export type DynamicVariant = z.output<typeof dynamicVariant>;

/** `available_amount` is 0 while `has_amount` is off (OP-78). */
const dynamicVariantBody = nameBody.extend({
  available_amount: z.number().int().nonnegative(),
  has_amount: z.boolean(),
  price: moneyOut,
});
const needs = ['masterHN'] as const;
const touches = ['dynamicVariants.list', 'dynamicVariants.ofCategory', 'products.dynamicVariants', 'products.one'] as const;

const ribbon = { name_en: 'Ribbon', name_ar: 'شريطة', available_amount: 4, has_amount: true, price: toFils(0.75) };

export const dynamicVariantCalls = {
  'dynamicVariants.list': call({
    method: 'GET',
    path: '/dynamicVariant',
    query: deletableQuery,
    answer: paged(dynamicVariant),
    assumed: ['path', 'query', 'answer'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'dynamicVariants.ofCategory': call({
    method: 'GET',
    path: '/dynamicVariant/dynamicVariantsByCategory/:categoryId',
    answer: list(dynamicVariant),
    assumed: ['answer'],
    probe: { area: 'shop', idFrom: 'categories.list' },
    example: { params: { categoryId: 1 } },
  }),
  'dynamicVariants.add': call({
    method: 'POST',
    path: '/dynamicVariant',
    body: z.object({ category_id: idOut, dynamic_variant: z.array(dynamicVariantBody).min(1) }),
    answer: written(z.array(dynamicVariant)),
    needs,
    touches,
    assumed: ['body', 'answer'],
    example: { body: { category_id: 1, dynamic_variant: [ribbon] } },
  }),
  'dynamicVariants.update': call({
    method: 'PUT',
    path: '/dynamicVariant/:id',
    body: dynamicVariantBody,
    answer: written(dynamicVariant),
    needs,
    touches,
    assumed: ['answer'],
    example: { params: { id: 1 }, body: ribbon },
  }),
  /** Deletes and restores with one path (OP-77). */
  'dynamicVariants.setDeleted': call({
    method: 'DELETE',
    path: '/dynamicVariant/deleteDynamicVariant/:id',
    body: deletedBody,
    answer: ack(),
    needs,
    touches,
    assumed: ['body', 'answer'],
    example: { params: { id: 1 }, body: { isDeleted: true } },
  }),
} as const;
