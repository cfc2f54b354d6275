import { z } from 'zod';
import { ack, list, paged, written } from '../answer';
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

export const dynamicVariantCalls = {
  'dynamicVariants.list': call({ method: 'GET', path: '/dynamicVariant', query: deletableQuery, answer: paged(dynamicVariant) }),
  'dynamicVariants.ofCategory': call({
    method: 'GET',
    path: '/dynamicVariant/dynamicVariantsByCategory/:categoryId',
    answer: list(dynamicVariant),
  }),
  'dynamicVariants.add': call({
    method: 'POST',
    path: '/dynamicVariant',
    body: z.object({ category_id: idOut, dynamic_variant: z.array(dynamicVariantBody).min(1) }),
    answer: written(z.array(dynamicVariant)),
    needs,
    touches,
  }),
  'dynamicVariants.update': call({
    method: 'PUT',
    path: '/dynamicVariant/:id',
    body: dynamicVariantBody,
    answer: written(dynamicVariant),
    needs,
    touches,
  }),
  /** Deletes and activates again, by one path (OP-77). */
  'dynamicVariants.setDeleted': call({
    method: 'DELETE',
    path: '/dynamicVariant/deleteDynamicVariant/:id',
    body: deletedBody,
    answer: ack(),
    needs,
    touches,
  }),
} as const;
