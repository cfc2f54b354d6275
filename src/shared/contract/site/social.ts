import { z } from 'zod';
import { call } from '../call';
import { filled, text, textOrNothing, textOrNull } from '../entity';
import { examplePicture } from '../examples';
import { record, written } from '../response';
import { onWire } from '../wire';

export const socialHome = z.object({
  snapchat: textOrNothing,
  facebook: textOrNothing,
  instagram: textOrNothing,
  whatsapp: textOrNothing,
  twitter: textOrNothing,
  tiktok: textOrNothing,
  gmail: textOrNothing,
  address: textOrNothing,
  call_us: textOrNothing,
  time_from: text,
  time_to: text,
});
export type SocialHome = z.output<typeof socialHome>;

export const socialShop = socialHome.extend({ qr_code: onWire(textOrNull, { isOptional: true }) });
export type SocialShop = z.output<typeof socialShop>;

const optional = filled.optional();
const time = z.string().regex(/^\d{2}:\d{2}(:\d{2})?$/);

/** Only filled fields are sent; left-out fields are empty afterwards (checklist HSO-09, OP-56). */
const socialBody = z.object({
  snapchat: optional,
  facebook: optional,
  instagram: optional,
  whatsapp: optional,
  twitter: optional,
  tiktok: optional,
  gmail: optional,
  address: optional,
  call_us: optional,
  time_from: time,
  time_to: time,
});

export const socialCalls = {
  'homeSocial.read': call({
    method: 'GET',
    path: '/setting',
    answer: record(socialHome),
    assumed: ['answer'],
    probe: { area: 'home' },
    example: {},
  }),
  'homeSocial.save': call({
    method: 'POST',
    path: '/setting',
    body: socialBody,
    answer: written(socialHome),
    needs: ['social_media'],
    touches: ['homeSocial.read'],
    assumed: ['answer'],
    example: { body: { time_from: '09:00', time_to: '21:30', instagram: '@new' } },
  }),
  'shopSocial.read': call({
    method: 'GET',
    path: '/setting/social_hn',
    answer: record(socialShop),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  'shopSocial.save': call({
    method: 'POST',
    path: '/setting/social_hn',
    body: socialBody.extend({ qr_code: optional }),
    answer: written(socialShop),
    needs: ['masterHN'],
    touches: ['shopSocial.read'],
    assumed: ['answer'],
    example: { body: { time_from: '09:00', time_to: '21:30', qr_code: examplePicture } },
  }),
} as const;
