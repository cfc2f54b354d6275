import { z } from 'zod';
import { call } from '../call';
import { filled, richText, text } from '../entity';
import { exampleRichText } from '../examples';
import { list, written } from '../response';

export const staticPage = z.object({
  /** Unused, so any value is accepted. */
  id: z.unknown(),
  type: text,
  title_en: text,
  title_ar: text,
  description_en: richText,
  description_ar: richText,
});
export type StaticPage = z.output<typeof staticPage>;

const pageType = z.object({ type: z.literal('about') });

/** Replaces all blocks (OP-58). */
const pageBody = pageType.extend({
  static_page: z.array(z.object({ title_en: filled, title_ar: filled, description_en: z.string(), description_ar: z.string() })),
});

const block = { title_en: 'New', title_ar: 'جديد', description_en: exampleRichText, description_ar: exampleRichText };

export const staticPageCalls = {
  'homeAbout.list': call({
    method: 'GET',
    path: '/staticPage',
    query: pageType,
    answer: list(staticPage),
    assumed: ['answer'],
    probe: { area: 'home' },
    example: { query: { type: 'about' } },
  }),
  'homeAbout.save': call({
    method: 'POST',
    path: '/staticPage',
    body: pageBody,
    answer: written(z.array(staticPage)),
    needs: ['home'],
    touches: ['homeAbout.list'],
    assumed: ['answer'],
    example: { body: { type: 'about', static_page: [block] } },
  }),
  'shopAbout.list': call({
    method: 'GET',
    path: '/staticPage/hn',
    query: pageType,
    answer: list(staticPage),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: { query: { type: 'about' } },
  }),
  /** `home` may edit the shop's page too (OP-59). */
  'shopAbout.save': call({
    method: 'POST',
    path: '/staticPage/hn',
    body: pageBody,
    answer: written(z.array(staticPage)),
    needs: ['home', 'masterHN'],
    touches: ['shopAbout.list'],
    assumed: ['answer'],
    example: { body: { type: 'about', static_page: [block] } },
  }),
} as const;
