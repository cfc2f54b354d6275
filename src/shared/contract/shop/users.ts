import { z } from 'zod';
import { addressTypes } from '../../domain/orders/address-type';
import type { PlaceName } from '../../domain/orders/place-name';
import { call } from '../call';
import { deletedBody, filled, flag, id, listOf, nameText, pageQuery, text, textOrNothing, wordOf } from '../entity';
import { paged, written } from '../response';
import { onWire } from '../wire';

/**
 * Like `nameText`; `isText` marks a name that the server sent as one text, even if it was empty, which is sent back in that form (OP-86).
 */
const place = onWire(
  z.union([
    z.union([z.string(), z.number().transform(String)]).transform((name) => ({ name_en: name, name_ar: name, isText: true })),
    nameText,
  ]),
  { as: nameText },
);

const userAddress = z.object({
  addressName: text,
  governorate: place,
  area: place,
  block: text,
  street: text,
  avenue: textOrNothing,
  type: wordOf(addressTypes),
  buildingNumber: textOrNothing,
  floorNumber: textOrNothing,
  aptNumber: textOrNothing,
  officeNumber: textOrNothing,
  houseNumber: textOrNothing,
  otherInstructions: textOrNothing,
});
type Place = PlaceName & { isText?: boolean };
export type UserAddress = Omit<z.output<typeof userAddress>, 'governorate' | 'area'> & { governorate: Place; area: Place };

export const user = z.object({
  id,
  f_name: text,
  l_name: text,
  email: text,
  user_phones: listOf(z.object({ country_code: text, phone: text, is_default: flag })),
  user_addresses: onWire(listOf(userAddress), { isOptional: true }),
  isBlocked: flag,
  isDeleted: flag,
});
export type User = z.output<typeof user>;

const placeName = z.union([filled, z.object({ name_en: z.string(), name_ar: z.string() })]);
const optional = z.string().optional();

/** Only the numbers that belong to the address's type (OP-64). */
const userAddressBody = z.object({
  addressName: filled,
  governorate: placeName,
  area: placeName,
  block: filled,
  street: filled,
  avenue: optional,
  type: z.enum(addressTypes),
  buildingNumber: optional,
  floorNumber: optional,
  aptNumber: optional,
  officeNumber: optional,
  houseNumber: optional,
  otherInstructions: optional,
});

const needs = ['masterHN'] as const;
const touches = ['users.list', 'users.search', 'dashboard.read'] as const;

export const userCalls = {
  'users.list': call({
    method: 'GET',
    path: '/admin/user',
    query: pageQuery,
    answer: paged(user),
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  /** Unused: no screen needs it (OP-63). */
  'users.search': call({
    method: 'GET',
    path: '/search/user',
    query: pageQuery,
    answer: paged(user),
    assumed: ['query', 'answer'],
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  /** The phone replaces the default one (OP-62). */
  'users.update': call({
    method: 'PUT',
    path: '/admin/user/:id',
    body: z.object({
      f_name: filled,
      l_name: filled,
      email: filled,
      country_code: filled,
      phone: filled,
      user_address: userAddressBody,
    }),
    answer: written(user),
    needs,
    touches,
    assumed: ['method', 'path', 'body', 'answer'],
    example: {
      params: { id: 1 },
      body: {
        f_name: 'Hind',
        l_name: 'Al-Saleh',
        email: 'hind@example.com',
        country_code: '+965',
        phone: '50009999',
        user_address: {
          addressName: 'Home',
          governorate: 'حولي',
          area: 'السالمية',
          block: '1',
          street: '2',
          type: 'house',
          houseNumber: '3',
        },
      },
    },
  }),
  /** Sets whether a user is active (OP-21). */
  'users.setActive': call({
    method: 'GET',
    path: '/admin/user/toggle-activation/:id/:value',
    params: { value: z.boolean() },
    answer: written(user),
    needs,
    touches,
    assumed: ['method', 'answer'],
    remark: 'Changes data although it is a GET; `value` is the new state, so repeating the request has no further effect.',
    example: { params: { id: 1, value: false } },
  }),
  'users.setDeleted': call({
    method: 'DELETE',
    path: '/admin/user/:id',
    body: deletedBody,
    answer: written(user),
    needs,
    touches,
    assumed: ['method', 'path', 'body', 'answer'],
    example: { params: { id: 1 }, body: { isDeleted: true } },
  }),
} as const;
