import { z } from 'zod';
import { call } from '../call';
import { named } from '../catalogue/lookups';
import { id, idOut } from '../entity';
import { list, written } from '../response';

const rateIn = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);

export const currency = z.object({ id, rate: rateIn, country: named });
export type Currency = z.output<typeof currency>;

const rateBody = z.object({ rate: z.number().positive(), country_id: idOut });
const needs = ['masterHN'] as const;

export const currencyCalls = {
  'currency.list': call({
    method: 'GET',
    path: '/setting/currency',
    answer: list(currency),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  'currency.add': call({
    method: 'POST',
    path: '/setting/currency',
    body: z.object({ currency: z.array(rateBody).min(1) }),
    answer: written(z.array(currency)),
    needs,
    touches: ['currency.list'],
    assumed: ['answer'],
    example: { body: { currency: [{ rate: 1.257, country_id: 6 }] } },
  }),
  'currency.update': call({
    method: 'PUT',
    path: '/setting/currency/:id',
    body: rateBody,
    answer: written(currency),
    needs,
    touches: ['currency.list'],
    assumed: ['answer'],
    example: { params: { id: 2 }, body: { rate: 12.3, country_id: 3 } },
  }),
} as const;
