import { z } from 'zod';
import { isDay } from '../domain/dates';
import { toFils } from '../domain/money';
import { orderKinds } from '../domain/orders/order-ref';
import { mixedMoneyIn, moneyIn } from './money';
import { onWire } from './wire';

/** IDs are positive integers; numeric text is accepted (OP-17). */
export const id = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().positive());
/** An ID in the body of a write. */
export const idOut = z.number().int().positive();

export const orderRef = z.object({ kind: z.enum(orderKinds), id });

/** Text that the server may leave out or null. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

/** A time as `2026-11-20T10:00:00.000Z`, parsed as text. */
export const momentText = onWire(text, { format: 'date-time' });

/** Text that may be null or left out. */
export const textOrNothing = onWire(text, { isNullable: true, isOptional: true });

/** A calendar day as `2026-11-20`, parsed as text. */
export const dayText = onWire(text, { format: 'date' });

/** Returns a schema for text that is usually one of these words; any other text is accepted too. */
export const wordOf = (words: readonly string[]) => onWire(text, { words });

/** A calendar day in a request. */
export const isoDate = onWire(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isDay),
  { format: 'date' },
);

/**
 * Query of every paged list; the API client converts `page` to `offset` and `limit`. Without `page` the server returns all rows (OP-24).
 */
export const pageQuery = z.object({ page: z.number().int().positive().optional(), search: z.string().trim().optional() });

/** Query of the lists that show either the active or the deactivated rows. */
export const deletableQuery = pageQuery.extend({ isDeleted: z.boolean().optional() });

/** Body of the calls that deactivate (true) and activate again (false). */
export const deletedBody = z.object({ isDeleted: z.boolean() });

/** Text of a write that must not be empty. */
export const filled = z.string().min(1);

const looseBoolean = z
  .union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .nullish();

/** A boolean that the server may leave out, send as null, or write as 0/1 or text. */
export const flag = looseBoolean.transform((value) => value ?? false);
/** Like `flag`, but true unless the server sends false. */
export const flagOnByDefault = looseBoolean.transform((value) => value ?? true);

/** A whole number, as a number or numeric text. */
export const integer = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.0+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().int());

export const integerOrZero = integer.nullish().transform((value) => value ?? 0);

/** Text, or null if there is none. */
export const textOrNull = onWire(
  z
    .string()
    .nullish()
    .transform((value) => value || null),
  { isNullable: true },
);

const noMoney = z.literal('').transform(() => null);

const looseMoney = z
  .union([noMoney, moneyIn])
  .nullish()
  .transform((value) => value ?? null);

export const moneyOrNull = onWire(looseMoney, { as: moneyIn, isNullable: true });

const looseMoneyOrZero = looseMoney.transform((value) => value ?? toFils(0));
export const moneyOrZero = onWire(looseMoneyOrZero, { as: moneyIn });

/** Like `moneyOrNull` and `moneyOrZero`, for amounts of orders. */
export const mixedMoneyOrNull = onWire(looseMoney, { as: mixedMoneyIn, isNullable: true, isOptional: true });
export const mixedMoneyOrZero = onWire(looseMoneyOrZero, { as: mixedMoneyIn, isOptional: true });

/** Returns a schema for a list that the server may leave out or send as null; null entries are removed. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema.nullable())
    .nullish()
    .transform((values) => (values ?? []).filter((value) => value !== null));
}

/** Returns a schema for an object that the server may leave out or send as null; it is then parsed as an empty object. */
export function orEmpty<Schema extends z.ZodObject>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? schema.parse({}));
}

export const optionalId = onWire(
  id.nullish().transform((value) => value ?? null),
  { isNullable: true },
);

/** Serialized rich text; a server that sends the object itself is supported too (OP-18). */
export const richText = z.union([text, z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))]);

export const bilingualName = z.object({ name_en: text, name_ar: text });

/** A name as one text for both languages or as a pair (OP-86); always parsed as a pair, empty if missing. */
export const nameText = onWire(
  z
    .union([text.transform((value) => ({ name_en: value, name_ar: value })), bilingualName])
    .transform(({ name_en, name_ar }) => ({ name_en, name_ar })),
  { as: z.union([z.string(), bilingualName]), hasForms: true },
);

export const picture = z.object({ url: text });

/** Body of a write with a name in both languages. */
export const nameBody = z.object({ name_en: filled, name_ar: filled });
