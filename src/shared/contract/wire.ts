import type { z } from 'zod';

/**
 * What a reading schema does not say of the form in which the API writes a value: readers take more than the API promises (numbers as text,
 * null for nothing). Nothing is read by it; the OpenAPI file and the check of a server go by it.
 */
export interface WireHint {
  format?: 'date' | 'date-time' | 'uri';
  /** The only words that have a meaning. */
  words?: readonly string[];
  /** Dinars as a number. */
  isMoney?: true;
  /** Null is the written form of "none". */
  isNullable?: true;
  /** May be left out. */
  isOptional?: true;
  /** Of what is written: refused with 409 when another record has it. */
  isUnique?: true;
  /** Every form of the union is a written one, not only the first. */
  hasForms?: true;
  /** Written as this one says, however it is read. */
  as?: z.core.$ZodType;
}

const hints = new WeakMap<object, WireHint>();

export function wireHintOf(schema: z.core.$ZodType): WireHint {
  return hints.get(schema) ?? {};
}

/** The same schema with a hint; the one that is given stays as it is. */
export function onWire<Schema extends z.ZodType>(schema: Schema, hint: WireHint): Schema {
  const copy = schema.clone() as Schema;
  hints.set(copy, { ...hints.get(schema), ...hint });
  return copy;
}
