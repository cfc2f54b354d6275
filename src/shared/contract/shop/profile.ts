import { z } from 'zod';
import { call } from '../call';
import { filled, integer, text } from '../entity';
import { examplePicture } from '../examples';
import { type Answer, written } from '../response';
import { FailureError } from '../result';
import { onWire } from '../wire';
import { admin, adminReads, countryCode } from './admins';

const profileEnvelope = z.object({ data: z.object({ status: integer, admin: admin.nullish().catch(null), message: text.catch('') }) });

/** `data.status` determines the success, regardless of the HTTP status (checklist PRO-10, OP-49): decoding any other value fails. */
const saved: Answer<z.output<typeof admin> | null, z.input<typeof admin>> = {
  decode(body) {
    const { status, admin: stored, message } = profileEnvelope.parse(body).data;
    if (status !== 200) throw new FailureError({ code: 'server', status, ...(message ? { message } : {}) });
    return stored ?? null;
  },
  encode: (served) => ({ data: { status: 200, admin: served } }),
  form: { envelope: 'whole', content: z.object({ data: z.object({ status: z.literal(200), admin }) }) },
};

export const profileCalls = {
  'profile.update': call({
    method: 'PUT',
    path: '/admin',
    body: z.object({
      f_name: filled,
      l_name: filled,
      email: onWire(filled, { isUnique: true }),
      phone: filled,
      country_code: z.literal(countryCode),
      password: filled.optional(),
    }),
    answer: saved,
    touches: adminReads,
    assumed: ['answer'],
    remark: '`data.status` determines success, regardless of the HTTP status.',
    example: { body: { f_name: 'هند', l_name: 'الصالح', email: 'hind@bayt-aldar.example', phone: '50009999', country_code: '+965' } },
  }),
  'profile.changeAvatar': call({
    method: 'PUT',
    path: '/admin/imageProfile',
    body: z.object({ avatar: filled }),
    answer: written(admin),
    touches: adminReads,
    assumed: ['answer'],
    example: { body: { avatar: examplePicture } },
  }),
} as const;
