import { z } from 'zod';
import { toFils } from '../domain/money';
import { moneyIn } from './money';

/** Ids are positive integers; numeric text is accepted (OP-17). */
export const id = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().positive());
/** An id in the body of a write. */
export const idOut = z.number().int().positive();

/** Text that the server may leave out or null. */
export const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

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
export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value || null);

const noMoney = z.literal('').transform(() => null);

export const moneyOrNull = z
  .union([noMoney, moneyIn])
  .nullish()
  .transform((value) => value ?? null);

export const moneyOrZero = moneyOrNull.transform((value) => value ?? toFils(0));

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

export const optionalId = id.nullish().transform((value) => value ?? null);

/** Serialised rich text; a server that sends the object itself is understood too (OP-18). */
export const richText = z.union([text, z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))]);

export const bilingualName = z.object({ name_en: text, name_ar: text });

/** A name as one text for both languages or as a pair (OP-86); always read as a pair, empty when missing. */
export const nameText = z
  .union([text.transform((value) => ({ name_en: value, name_ar: value })), bilingualName])
  .transform(({ name_en, name_ar }) => ({ name_en, name_ar }));

export const picture = z.object({ url: text });

/** Body of a write with a name in both languages. */
export const nameBody = z.object({ name_en: filled, name_ar: filled });
