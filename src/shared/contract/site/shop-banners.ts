import { z } from 'zod';
import { call } from '../call';
import { filled, text } from '../entity';
import { examplePicture } from '../examples';
import { list, written } from '../response';

export const shopBannerSlots = 5;

export const shopBanner = z.object({ image: text });
export type ShopBanner = z.output<typeof shopBanner>;

const banners = z.array(z.object({ image: filled })).max(shopBannerSlots);
const needs = ['masterHN'] as const;

export const shopBannerCalls = {
  'shopBanners.list': call({
    method: 'GET',
    path: '/banner_hn',
    answer: list(shopBanner),
    assumed: ['path', 'answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  /** For the first save, if there are no banners yet. */
  'shopBanners.create': call({
    method: 'POST',
    path: '/banner_hn',
    body: z.object({ banners: banners.min(1) }),
    answer: written(z.array(shopBanner)),
    needs,
    touches: ['shopBanners.list'],
    assumed: ['answer'],
    example: { body: { banners: [{ image: examplePicture }] } },
  }),
  /** Replaces the list; an empty one removes all banners (OP-95). */
  'shopBanners.update': call({
    method: 'PUT',
    path: '/banner_hn',
    body: z.object({ banners }),
    answer: written(z.array(shopBanner)),
    needs,
    touches: ['shopBanners.list'],
    assumed: ['path', 'answer'],
    example: { body: { banners: [] } },
  }),
} as const;
