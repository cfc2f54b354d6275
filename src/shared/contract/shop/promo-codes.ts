import { z } from 'zod';
import { toLastDay } from '../../domain/dates';
import { call } from '../call';
import { filled, flag, id, integerOrZero, isoDate, momentText, pageQuery, text, textOrNull, wordOf } from '../entity';
import { ack, paged, written } from '../response';
import { onWire } from '../wire';

export const promoTypes = ['percentage', 'fixed'] as const;
export type PromoType = (typeof promoTypes)[number];

/** Parsed as a day, because a server may send the end of that day. */
const dayOrNull = onWire(
  textOrNull.transform((date) => (date === null ? null : toLastDay(date))),
  { format: 'date' },
);

export const promoCode = z.object({
  id,
  name: text,
  /** Percent or whole dinars, depending on `Type`. */
  amount: integerOrZero,
  Type: wordOf(promoTypes),
  /** Also shown in the start date column (OP-92). */
  createdAt: momentText,
  end_date: dayOrNull,
  max_usage: integerOrZero,
  count_usage: integerOrZero,
  is_active: flag,
});
export type PromoCode = z.output<typeof promoCode>;

const usage = z.number().int().nonnegative();
const promoBody = z.object({
  name: filled,
  amount: z.number().int().nonnegative(),
  Type: z.enum(promoTypes),
  end_date: isoDate.nullable(),
  max_usage: usage,
  count_usage: usage,
});
const needs = ['masterHN'] as const;

const promo = { name: 'NEW10', amount: 10, Type: 'percentage', end_date: null, max_usage: 0, count_usage: 0 } as const;

export const promoCodeCalls = {
  'promoCodes.list': call({
    method: 'GET',
    path: '/promoCode',
    query: pageQuery,
    answer: paged(promoCode),
    assumed: ['path', 'query', 'answer'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'promoCodes.add': call({
    method: 'POST',
    path: '/promoCode',
    body: promoBody,
    answer: written(promoCode),
    needs,
    touches: ['promoCodes.list'],
    assumed: ['path', 'body', 'answer'],
    example: { body: promo },
  }),
  'promoCodes.update': call({
    method: 'PUT',
    path: '/promoCode/:id',
    body: promoBody,
    answer: written(promoCode),
    needs,
    touches: ['promoCodes.list'],
    assumed: ['body', 'answer'],
    example: { params: { id: 1 }, body: promo },
  }),
  'promoCodes.setActive': call({
    method: 'PUT',
    path: '/promoCode/status/:id',
    body: z.object({ is_active: z.boolean() }),
    answer: written(promoCode),
    needs,
    touches: ['promoCodes.list'],
    assumed: ['answer'],
    example: { params: { id: 1 }, body: { is_active: false } },
  }),
  'promoCodes.remove': call({
    method: 'DELETE',
    path: '/promoCode/:id',
    answer: ack(),
    needs,
    touches: ['promoCodes.list'],
    assumed: ['path', 'answer'],
    example: { params: { id: 1 } },
  }),
  /** A shopper's call, unused: no screen needs it (OP-94). */
  'promoCodes.apply': call({
    method: 'POST',
    path: '/cart/promoCode',
    body: z.object({ name: filled }),
    answer: written(promoCode),
    touches: [],
    assumed: ['body', 'status', 'answer'],
    example: { body: { name: 'SEED' } },
  }),
} as const;
