import { z } from 'zod';
import { homeProductTypes } from '../../domain/home-product-type';
import { call } from '../call';
import { filled, id, listOf, pageQuery, picture, richText, text, wordOf } from '../entity';
import { examplePicture, exampleRichText } from '../examples';
import { ack, paged, record, written } from '../response';

export const maxHomeProductPictures = 5;

export const homeProduct = z.object({
  id,
  title: text,
  type: wordOf(homeProductTypes),
  description: richText,
  show_product_images: listOf(picture),
});
export type HomeProduct = z.output<typeof homeProduct>;

const homeProductBody = z.object({
  title: filled,
  type: z.enum(homeProductTypes),
  description: z.string(),
  images: z.array(filled).min(1).max(maxHomeProductPictures),
});
const needs = ['home'] as const;
const touches = ['homeProducts.list', 'homeProducts.one'] as const;

const pot = { title: 'Pot', type: 'premium_products' as const, description: exampleRichText, images: [examplePicture] };

export const homeProductCalls = {
  'homeProducts.list': call({
    method: 'GET',
    path: '/home/showProduct',
    query: pageQuery.extend({ type: z.enum(homeProductTypes) }),
    answer: paged(homeProduct),
    probe: { area: 'home' },
    example: { query: { page: 1, type: 'premium_products' } },
  }),
  'homeProducts.one': call({
    method: 'GET',
    path: '/home/showProduct/:id',
    answer: record(homeProduct),
    assumed: ['answer'],
    probe: { area: 'home', idFrom: 'homeProducts.list' },
    example: { params: { id: 1 } },
  }),
  /** Needs no permission except a sign-in (OP-54). */
  'homeProducts.add': call({
    method: 'POST',
    path: '/home/showProduct',
    body: homeProductBody,
    answer: written(homeProduct),
    touches,
    assumed: ['answer', 'needs'],
    example: { body: pot },
  }),
  'homeProducts.update': call({
    method: 'PUT',
    path: '/home/showProduct/:id',
    body: homeProductBody,
    answer: written(homeProduct),
    needs,
    touches,
    assumed: ['answer'],
    example: { params: { id: 1 }, body: pot },
  }),
  'homeProducts.remove': call({
    method: 'DELETE',
    path: '/home/showProduct/:id',
    answer: ack(),
    needs,
    touches,
    assumed: ['answer'],
    example: { params: { id: 1 } },
  }),
} as const;
