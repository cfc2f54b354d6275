import { z } from 'zod';
import { ApiError, invalid, isRequired, notFound } from '../api-error';
import type { Paging } from './handler';

/** Returns the readings of an address's text that a schema may expect. */
function readings(text: string): unknown[] {
  const number = Number(text);
  return [text, ...(text === 'true' || text === 'false' ? [text === 'true'] : []), ...(Number.isFinite(number) ? [number] : [])];
}

function readText(schema: z.ZodType, text: string, field: string): unknown {
  for (const reading of readings(text)) {
    const parsed = schema.safeParse(reading);
    if (parsed.success) return parsed.data;
  }
  throw invalid(field);
}

/** A path with invalid parameters isn't a path of the API. */
export function readParams(schema: z.ZodObject, raw: Record<string, string>): Record<string, unknown> {
  const read = (): Record<string, unknown> =>
    Object.fromEntries(Object.entries(schema.shape).map(([field, one]) => [field, readText(one as z.ZodType, raw[field] ?? '', field)]));
  try {
    return read();
  } catch {
    throw notFound();
  }
}

function readPaging(raw: URLSearchParams): Paging {
  const whole = z.coerce.number().int().nonnegative();
  const read = (field: 'offset' | 'limit'): Paging => {
    const text = raw.get(field);
    if (text === null) return {};
    const parsed = whole.safeParse(text);
    if (!parsed.success) throw invalid(field);
    return { [field]: parsed.data };
  };
  return { ...read('offset'), ...read('limit') };
}

/** Unknown names are ignored; requests have `offset` and `limit` instead of `page`. */
export function readQuery(schema: z.ZodObject, raw: URLSearchParams): Record<string, unknown> {
  const fields = Object.entries(schema.shape).filter(([field]) => field !== 'page');
  const values = fields.flatMap(([field, one]) => {
    const text = raw.get(field);
    const optional = (one as z.ZodType).safeParse(undefined).success;
    if (text === null || (text === '' && optional)) {
      if (!optional) throw isRequired(field);
      return [];
    }
    return [[field, readText(one as z.ZodType, text, field)]];
  });
  return { ...Object.fromEntries(values), ...readPaging(raw) };
}

function fieldOf(path: readonly PropertyKey[]): string {
  return String(path.findLast((part) => typeof part === 'string') ?? 'body');
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), raw);
}

/**
 * Checks a body against the contract in reverse: the schema converts a caller's values for the wire, so values from the wire are
 * converted back first. Returns the wire's values without undeclared fields. Fails with `<field>_is_required` or `invalid_<field>`.
 */
export function readBody(schema: z.ZodType, raw: unknown): unknown {
  const back = z.safeEncode(schema, raw ?? {});
  if (back.success) return schema.parse(back.data);
  const path = back.error.issues[0]?.path ?? [];
  const value = valueAt(raw, path);
  throw value === undefined || value === null || value === '' ? isRequired(fieldOf(path)) : invalid(fieldOf(path));
}

/** Returns the body as JSON, or the fields of a form; undefined without a body. */
export async function readPayload(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    return Object.fromEntries((await request.formData()).entries());
  }
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalid_body');
  }
}
