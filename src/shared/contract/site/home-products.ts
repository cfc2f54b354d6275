import { z } from 'zod';
import { homeProductTypes } from '../../domain/home-product-type';
import { ack, paged, record, written } from '../answer';
import { call } from '../call';
import { filled, id, listOf, pageQuery, picture, richText, text, wordOf } from '../entity';

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

export const homeProductCalls = {
  'homeProducts.list': call({
    method: 'GET',
    path: '/home/showProduct',
    query: pageQuery.extend({ type: z.enum(homeProductTypes) }),
    answer: paged(homeProduct),
  }),
  'homeProducts.one': call({ method: 'GET', path: '/home/showProduct/:id', answer: record(homeProduct) }),
  /** Free for everyone signed in (OP-54). */
  'homeProducts.add': call({ method: 'POST', path: '/home/showProduct', body: homeProductBody, answer: written(homeProduct), touches }),
  'homeProducts.update': call({
    method: 'PUT',
    path: '/home/showProduct/:id',
    body: homeProductBody,
    answer: written(homeProduct),
    needs,
    touches,
  }),
  'homeProducts.remove': call({ method: 'DELETE', path: '/home/showProduct/:id', answer: ack(), needs, touches }),
} as const;
