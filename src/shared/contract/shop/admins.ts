import { z } from 'zod';
import { call } from '../call';
import { deletableQuery, flag, id, listOf, text, textOrNull } from '../entity';
import { ack, paged, record, written } from '../response';
import { onWire } from '../wire';

export const admin = z.object({
  id,
  f_name: text,
  l_name: text,
  email: text,
  phone: text,
  country_code: text,
  isBlocked: flag,
  admin_roles: listOf(z.object({ role: z.string() })),
  avatar: textOrNull,
});
export type Admin = z.output<typeof admin>;

/** The fixed country code that every admin form saves (checklist ADM-33). */
export const countryCode = '+965';

const adminFields = z.object({
  f_name: z.string(),
  l_name: z.string(),
  email: onWire(z.string(), { isUnique: true }),
  phone: z.string(),
  country_code: z.literal(countryCode),
  rules: z.array(z.string()),
});

/** Reads that show data of an admin. */
export const adminReads = ['admins.list', 'admins.one', 'dashboard.read'] as const;

/** An input of the two calls that save an admin. */
const person = {
  f_name: 'هند',
  l_name: 'الصالح',
  email: 'hind@bayt-aldar.example',
  phone: '50009999',
  country_code: '+965' as const,
  rules: [],
  password: 'secret-1',
};

export const adminCalls = {
  'admins.list': call({
    method: 'GET',
    path: '/admin/admin',
    query: deletableQuery,
    answer: paged(admin),
    probe: { area: 'admins' },
    example: { query: { page: 1 } },
  }),
  'admins.one': call({
    method: 'GET',
    path: '/admin/:id',
    answer: record(admin),
    assumed: ['path', 'answer'],
    probe: { area: 'admins', idFrom: 'admins.list' },
    example: { params: { id: 1 } },
  }),
  'admins.add': call({
    method: 'POST',
    path: '/admin',
    body: adminFields.extend({ password: z.string().min(1) }),
    answer: written(admin),
    needs: ['admin'],
    touches: adminReads,
    assumed: ['body', 'answer'],
    example: { body: person },
  }),
  /** The rules page sends the stored country code, because changing it needs `admin` (OP-44). */
  'admins.update': call({
    method: 'PUT',
    path: '/admin/:id',
    body: adminFields.extend({ country_code: z.string(), password: z.string().min(1).optional() }),
    answer: written(admin),
    needs: ['admin', 'rules'],
    touches: adminReads,
    assumed: ['answer', 'needs'],
    remark: 'Requires `rules` to change the roles, and `admin` to change anything else.',
    example: { params: { id: 2 }, body: person },
  }),
  'admins.remove': call({
    method: 'DELETE',
    path: '/admin/:id',
    answer: ack(),
    needs: ['admin'],
    touches: adminReads,
    assumed: ['path', 'body', 'answer'],
    example: { params: { id: 9 } },
  }),
  /** Blocks or unblocks an admin (OP-41). */
  'admins.block': call({
    method: 'PUT',
    path: '/admin/block/:id',
    body: z.object({ isBlocked: z.boolean() }),
    answer: written(admin),
    needs: ['admin'],
    touches: adminReads,
    assumed: ['answer'],
    remark: '`isBlocked` is the current value; the server stores the opposite.',
    example: { params: { id: 9 }, body: { isBlocked: false } },
  }),
} as const;
