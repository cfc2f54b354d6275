import { isDay } from '@shared/domain/dates';
import { isRecord } from '@shared/domain/is-record';

/** Checks whether a value is of a kind. */
export type Fits = (value: unknown) => boolean;

/** A kind, a list of one shape, or fields by name; a field whose name ends in `?` is optional. */
export type Shape = Fits | readonly [Shape] | { readonly [field: string]: Shape };

const isText: Fits = (value) => typeof value === 'string';
const matches =
  (pattern: RegExp): Fits =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
export const text = isText;
export const filled = matches(/\S/);
export const flag: Fits = (value) => typeof value === 'boolean';
export const whole: Fits = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const id: Fits = (value) => Number.isSafeInteger(value) && Number(value) > 0;
/** Dinars with at most three decimals. */
export const money: Fits = (value) => typeof value === 'number' && value >= 0 && /^\d+(\.\d{1,3})?$/.test(String(value));
export const price: Fits = (value) => money(value) && Number(value) > 0;
export const rate: Fits = (value) => typeof value === 'number' && Number.isFinite(value) && value > 0;
export const address = matches(/^https?:\/\/[^\s/]+\/\S+$/);
export const time = matches(/^\d{2}:\d{2}$/);
export const digits = matches(/^\d+$/);

export const day: Fits = (value) => typeof value === 'string' && isDay(value);

export const oneOf =
  (...values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value);
export const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);
export const either =
  (...shapes: readonly Shape[]): Fits =>
  (value) =>
    shapes.some((shape) => findSchemaError(shape, value, '') === null);
/** A list with a minimum and a maximum length. */
export const counted =
  (shape: Shape, min: number, max = Number.POSITIVE_INFINITY): Fits =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= max && findSchemaError([shape], value, '') === null;

export interface SchemaError {
  /** `body.variant_data.0.price` */
  where: string;
  /** The API's message: `<field>_is_required`, `invalid_<field>`, or `unknown_<field>`. */
  message: string;
}

function isOptional(name: string): boolean {
  return name.endsWith('?');
}

function findFieldMisfit(fields: { readonly [field: string]: Shape }, value: Record<string, unknown>, where: string): SchemaError | null {
  const known = new Map(Object.entries(fields).map(([name, shape]) => [name.replace('?', ''), { shape, isOptional: isOptional(name) }]));
  const unknown = Object.keys(value).find((name) => !known.has(name));
  if (unknown !== undefined) return { where: `${where}.${unknown}`, message: `unknown_${unknown}` };
  for (const [name, field] of known) {
    const at = `${where}.${name}`;
    if (!(name in value)) {
      if (field.isOptional) continue;
      return { where: at, message: `${name}_is_required` };
    }
    const misfit = findSchemaError(field.shape, value[name], at);
    if (misfit) return misfit;
  }
  return null;
}

/** Finds the first unknown field or value of another kind; null if the value matches its shape. */
export function findSchemaError(shape: Shape, value: unknown, where: string): SchemaError | null {
  const field = where.split('.').findLast((part) => !/^\d+$/.test(part)) ?? where;
  const misfit: SchemaError = { where, message: `invalid_${field}` };
  if (typeof shape === 'function') return shape(value) ? null : misfit;
  if (isList(shape)) {
    if (!Array.isArray(value)) return misfit;
    return value.reduce<SchemaError | null>((found, one, at) => found ?? findSchemaError(shape[0], one, `${where}.${at}`), null);
  }
  return isRecord(value) ? findFieldMisfit(shape, value, where) : misfit;
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
