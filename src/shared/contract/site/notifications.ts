import { z } from 'zod';
import { call } from '../call';
import { filled, id, momentText, pageQuery, text } from '../entity';
import { ack, paged, written } from '../response';
import { onWire } from '../wire';

export const notification = z.object({
  id,
  title_en: text,
  title_ar: text,
  description_en: text,
  description_ar: text,
  createdAt: onWire(momentText, { isOptional: true }),
});
export type Notification = z.output<typeof notification>;

const needs = ['masterHN'] as const;

export const notificationCalls = {
  'notifications.list': call({
    method: 'GET',
    path: '/notification',
    query: pageQuery,
    answer: paged(notification),
    assumed: ['path', 'query', 'answer'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'notifications.send': call({
    method: 'POST',
    path: '/notification',
    body: z.object({ title_en: filled, title_ar: filled, description_en: filled, description_ar: filled }),
    answer: written(notification),
    needs,
    touches: ['notifications.list'],
    assumed: ['path', 'answer'],
    example: { body: { title_en: 'Sale', title_ar: 'تخفيضات', description_en: 'Today', description_ar: 'اليوم' } },
  }),
  'notifications.remove': call({
    method: 'DELETE',
    path: '/notification/:id',
    answer: ack(),
    needs,
    touches: ['notifications.list'],
    assumed: ['path', 'answer'],
    example: { params: { id: 1 } },
  }),
} as const;
