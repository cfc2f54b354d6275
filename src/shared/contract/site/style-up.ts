import { z } from 'zod';
import { call } from '../call';
import { filled, listOf, text, textOrNull } from '../entity';
import { examplePicture } from '../examples';
import { record, written } from '../response';

export const kitchenKeys = ['one', 'two'] as const;
export type KitchenKey = (typeof kitchenKeys)[number];

/** `color` is the URL of a swatch picture (OP-100). */
const item = z.object({ color: text, image: text });
export const styleUp = z.object({ main_image: textOrNull, sheets: listOf(z.object({ title: text, items: listOf(item) })) });
export type StyleUp = z.output<typeof styleUp>;

const params = { kitchenKey: z.enum(kitchenKeys) };

export const styleUpCalls = {
  'styleUp.read': call({
    method: 'GET',
    path: '/styleUp/:kitchenKey',
    params,
    answer: record(styleUp),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: { params: { kitchenKey: 'one' } },
  }),
  'styleUp.save': call({
    method: 'POST',
    path: '/styleUp/:kitchenKey',
    params,
    body: z.object({
      main_image: filled.nullable(),
      sheets: z.array(z.object({ title: filled, items: z.array(z.object({ color: filled, image: filled })) })),
    }),
    answer: written(styleUp),
    needs: ['masterHN'],
    touches: ['styleUp.read'],
    assumed: ['answer'],
    example: {
      params: { kitchenKey: 'two' },
      body: { main_image: null, sheets: [{ title: 'S', items: [{ color: examplePicture, image: examplePicture }] }] },
    },
  }),
} as const;
