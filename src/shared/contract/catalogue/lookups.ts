import { z } from 'zod';
import { call } from '../call';
import { bilingualName, id, moneyOrZero, optionalId } from '../entity';
import { list } from '../response';
import { onWire } from '../wire';

export const named = bilingualName.extend({ id });
/** A country, a governorate, or an entry of a dropdown. */
export type Named = z.output<typeof named>;

export type Country = Named;

/** An area has its whole governorate, its ID, or neither (OP-64); parsed as `governorate_id`, null if there is none. */
export const area = named
  .extend({
    delivery_fee: moneyOrZero,
    governorate_id: onWire(optionalId, { isOptional: true }),
    governorate: onWire(z.object({ id: optionalId }).nullish(), { isNullable: true, isOptional: true }),
  })
  .transform(({ governorate, ...fields }) => ({ ...fields, governorate_id: governorate?.id ?? fields.governorate_id }));
export type Area = z.output<typeof area>;

export const lookupCalls = {
  'lookups.countries': call({
    method: 'GET',
    path: '/country',
    answer: list(named),
    assumed: ['path', 'answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  'lookups.areas': call({
    method: 'GET',
    path: '/country/area/:countryId',
    answer: list(area),
    assumed: ['answer'],
    probe: { area: 'shop', idFrom: 'lookups.countries' },
    example: { params: { countryId: 1 } },
  }),
  'lookups.governorates': call({
    method: 'GET',
    path: '/country/governorate',
    answer: list(named),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: {},
  }),
  /** Unused: no screen needs it (OP-22). */
  'lookups.dropdown': call({
    method: 'GET',
    path: '/admin/settings/dropdown/:name',
    params: { name: z.enum(['categories', 'countries']) },
    answer: list(named),
    assumed: ['answer'],
    probe: { area: 'shop' },
    example: { params: { name: 'categories' } },
  }),
} as const;
