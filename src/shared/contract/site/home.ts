import { z } from 'zod';
import { call } from '../call';
import { filled, listOf, picture, richText, text } from '../entity';
import { examplePicture, exampleRichText } from '../examples';
import { list, record, written } from '../response';

export const maxBannerTags = 6;
export const collectionPictures = 4;

const tag = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

export const homeBanner = z.object({ image: text, title: text, description: text, catalog: text, tags: listOf(tag) });
export type HomeBanner = z.output<typeof homeBanner>;

/** The body of both banner calls: it replaces the whole list (OP-50). */
const bannersBody = z.object({
  banners: z.array(
    z.object({
      image: filled,
      title: z.string(),
      description: z.string(),
      catalog: z.string(),
      tags: z.array(filled).max(maxBannerTags),
    }),
  ),
});

export const collection = z.object({ description: richText, Collection_images: listOf(picture) });
export type Collection = z.output<typeof collection>;

export const barcode = z.object({ url: text });
export type Barcode = z.output<typeof barcode>;

const needs = ['home'] as const;

const banners = { banners: [{ image: examplePicture, title: 'T', description: '', catalog: '', tags: ['a'] }] };

export const homeCalls = {
  'homeBanners.list': call({
    method: 'GET',
    path: '/banner',
    answer: list(homeBanner),
    assumed: ['answer'],
    probe: { area: 'home' },
    example: {},
  }),
  /** For the first save, if there are no banners yet. */
  'homeBanners.create': call({
    method: 'POST',
    path: '/banner',
    body: bannersBody,
    answer: written(z.array(homeBanner)),
    needs,
    touches: ['homeBanners.list'],
    assumed: ['answer'],
    example: { body: banners },
  }),
  'homeBanners.update': call({
    method: 'PUT',
    path: '/home',
    body: bannersBody,
    answer: written(z.array(homeBanner)),
    needs,
    touches: ['homeBanners.list'],
    assumed: ['body', 'answer'],
    example: { body: banners },
  }),
  'homeCollection.read': call({
    method: 'GET',
    path: '/home/collection',
    answer: record(collection),
    assumed: ['answer'],
    probe: { area: 'home' },
    example: {},
  }),
  'homeCollection.save': call({
    method: 'POST',
    path: '/home/collection',
    body: z.object({ images: z.array(filled).max(collectionPictures), description: z.string() }),
    answer: written(collection),
    needs,
    touches: ['homeCollection.read'],
    assumed: ['answer'],
    example: { body: { images: [examplePicture], description: exampleRichText } },
  }),
  'homeBarcode.read': call({
    method: 'GET',
    path: '/home/barcode',
    answer: record(barcode),
    assumed: ['answer'],
    probe: { area: 'home' },
    example: {},
  }),
  'homeBarcode.save': call({
    method: 'POST',
    path: '/home/barcode',
    body: z.object({ url: filled }),
    answer: written(barcode),
    needs,
    touches: ['homeBarcode.read'],
    assumed: ['answer'],
    example: { body: { url: examplePicture } },
  }),
} as const;
