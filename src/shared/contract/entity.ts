import { z } from 'zod';
import { isDay } from '../domain/dates';
import { toFils } from '../domain/money';
import { orderKinds } from '../domain/orders/order-ref';
import { mixedMoneyIn, moneyIn } from './money';
import { onWire } from './wire';

/** Ids are positive integers; numeric text is accepted (OP-17). */
export const id = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().positive());
/** An id in the body of a write. */
export const idOut = z.number().int().positive();

export const orderRef = z.object({ kind: z.enum(orderKinds), id });

/** Text that the server may leave out or null. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

/** A moment as `2026-11-20T10:00:00.000Z`; read as the text that it is. */
export const momentText = onWire(text, { format: 'date-time' });

/** Text that is null, or not there, where there is none. */
export const textOrNothing = onWire(text, { isNullable: true, isOptional: true });

/** A calendar day as `2026-11-20`; read as the text that it is. */
export const dayText = onWire(text, { format: 'date' });

/** Text that is one of these words, and read whatever it is. */
export const wordOf = (words: readonly string[]) => onWire(text, { words });

/** A calendar day in what is sent. */
export const isoDate = onWire(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isDay),
  { format: 'date' },
);

/** Query of every paged list; the API client turns `page` into `offset` and `limit`. Without `page` the server returns all rows (OP-24). */
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

/** A flag that the server may leave out, null, or write as 0/1 or text. */
export const flag = looseBoolean.transform((value) => value ?? false);
/** As `flag`, but on unless the server says otherwise. */
export const flagOnByDefault = looseBoolean.transform((value) => value ?? true);

/** A whole number, as number or numeric text. */
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

/** Text, or null for none. */
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

/** As `moneyOrNull` and `moneyOrZero`, for amounts of orders. */
export const mixedMoneyOrNull = onWire(looseMoney, { as: mixedMoneyIn, isNullable: true, isOptional: true });
export const mixedMoneyOrZero = onWire(looseMoneyOrZero, { as: mixedMoneyIn, isOptional: true });

/** A list that the server may leave out or null; null entries are dropped. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema.nullable())
    .nullish()
    .transform((values) => (values ?? []).filter((value) => value !== null));
}

/** An object that the server may leave out or null: then read as if it were empty. */
export function orEmpty<Schema extends z.ZodObject>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? schema.parse({}));
}

export const optionalId = onWire(
  id.nullish().transform((value) => value ?? null),
  { isNullable: true },
);

/** Serialised rich text; a server that sends the object itself is understood too (OP-18). */
export const richText = z.union([text, z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))]);

export const bilingualName = z.object({ name_en: text, name_ar: text });

/** A name as one text for both languages or as a pair (OP-86); always read as a pair, empty when missing. */
export const nameText = onWire(
  z
    .union([text.transform((value) => ({ name_en: value, name_ar: value })), bilingualName])
    .transform(({ name_en, name_ar }) => ({ name_en, name_ar })),
  { as: z.union([z.string(), bilingualName]), hasForms: true },
);

export const picture = z.object({ url: text });

/** Body of a write with a name in both languages. */
export const nameBody = z.object({ name_en: filled, name_ar: filled });
