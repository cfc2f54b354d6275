import type { z } from 'zod';

/**
 * The form in which the API writes a value, which its schema doesn't show because schemas accept more than the API promises (numbers as
 * text, null for nothing). Used for the OpenAPI file and the server check, not for parsing.
 */
export interface WireHint {
  format?: 'date' | 'date-time' | 'uri';
  /** The only texts with a meaning. */
  words?: readonly string[];
  /** Dinars as a number. */
  isMoney?: true;
  /** Whether null is written for a missing value. */
  isNullable?: true;
  /** Whether it may be left out. */
  isOptional?: true;
  /** In requests: rejected with 409 if another record has the value. */
  isUnique?: true;
  /** Whether every form of the union is written, not only the first. */
  hasForms?: true;
  /** Written as this schema, regardless of how it is parsed. */
  as?: z.core.$ZodType;
}

const hints = new WeakMap<object, WireHint>();

export function wireHintOf(schema: z.core.$ZodType): WireHint {
  return hints.get(schema) ?? {};
}

/** Returns a copy of the schema with a hint; the given schema stays unchanged. */
export function onWire<Schema extends z.ZodType>(schema: Schema, hint: WireHint): Schema {
  const copy = schema.clone() as Schema;
  hints.set(copy, { ...hints.get(schema), ...hint });
  return copy;
}
