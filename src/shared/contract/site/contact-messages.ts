import { z } from 'zod';
import { messageStatuses } from '../../domain/message-status';
import { call } from '../call';
import { id, pageQuery, text, wordOf } from '../entity';
import { ack, paged, written } from '../response';

export const contactMessage = z.object({ id, full_name: text, email: text, phone: text, message: text, status: wordOf(messageStatuses) });
export type ContactMessage = z.output<typeof contactMessage>;

const messageQuery = pageQuery.omit({ search: true }).extend({ status: z.enum(messageStatuses) });

/**
 * The home area and the shop have their own messages. A message's status only changes from open to closed (checklist HCU-08, SCU-07). In
 * the home area, closing and deleting need no permission (OP-55).
 */
export const contactMessageCalls = {
  'homeMessages.list': call({
    method: 'GET',
    path: '/home/contactUs',
    query: messageQuery,
    answer: paged(contactMessage),
    probe: { area: 'home' },
    example: { query: { page: 1, status: 'open' } },
  }),
  'homeMessages.close': call({
    method: 'PUT',
    path: '/home/closeContactUs/:id',
    answer: written(contactMessage),
    touches: ['homeMessages.list'],
    assumed: ['body', 'answer', 'needs'],
    example: { params: { id: 2 } },
  }),
  'homeMessages.remove': call({
    method: 'DELETE',
    path: '/home/contactUs/:id',
    answer: ack(),
    touches: ['homeMessages.list'],
    assumed: ['answer', 'needs'],
    example: { params: { id: 1 } },
  }),
  'shopMessages.list': call({
    method: 'GET',
    path: '/setting/contactUs',
    query: messageQuery,
    answer: paged(contactMessage),
    assumed: ['method', 'query', 'answer'],
    probe: { area: 'shop' },
    example: { query: { page: 1, status: 'open' } },
  }),
  'shopMessages.close': call({
    method: 'PUT',
    path: '/setting/closeContactUs/:id',
    answer: written(contactMessage),
    needs: ['masterHN'],
    touches: ['shopMessages.list'],
    assumed: ['body', 'answer', 'needs'],
    example: { params: { id: 2 } },
  }),
  'shopMessages.remove': call({
    method: 'DELETE',
    path: '/setting/contactUs/:id',
    answer: ack(),
    needs: ['masterHN'],
    touches: ['shopMessages.list'],
    assumed: ['method', 'path', 'answer', 'needs'],
    example: { params: { id: 1 } },
  }),
} as const;
