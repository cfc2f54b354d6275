import { type ApiRow, apiTable } from './api-table';
import { findSchemaError, type SchemaError } from './shapes';

/** A request as received, with its path relative to the API root. */
export interface IncomingRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  contentType: string | null;
  /** As parsed: JSON, the fields of a form, or undefined for none. */
  body: unknown;
}

const segments: Record<string, RegExp> = {
  '{id}': /^[1-9]\d*$/,
  '{value}': /^(true|false)$/,
  '{name}': /^(categories|countries)$/,
  '{kitchen}': /^(one|two)$/,
};

function isPathOf(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? segments[part]?.test(given[at] ?? '') : part === given[at]))
  );
}

/** Finds the row of the written API for a request. */
export function findApiRow({ method, path }: Pick<IncomingRequest, 'method' | 'path'>): ApiRow | undefined {
  return apiTable.find((row) => row.method === method && isPathOf(row.path, path));
}

function findInQuery(row: ApiRow, query: URLSearchParams): SchemaError | null {
  const misfit = findSchemaError(row.query ?? {}, Object.fromEntries(query), 'query');
  if (misfit) return misfit;
  const [offset, limit] = [query.get('offset'), query.get('limit')];
  if ((offset === null) !== (limit === null)) return { where: 'query.limit', message: 'limit_is_required' };
  return offset !== null && Number(offset) % 20 !== 0 ? { where: 'query.offset', message: 'invalid_offset' } : null;
}

function findInForm(file: string, body: unknown): SchemaError | null {
  const isFile = (value: unknown): boolean => value instanceof File && /^(image\/.+|application\/pdf)$/.test(value.type);
  return findSchemaError({ [file]: isFile }, body, 'body');
}

function findInBody({ body: shape, file }: ApiRow, { body, contentType }: IncomingRequest): SchemaError | null {
  if (file) return findInForm(file, body);
  if (!shape) return body === undefined ? null : { where: 'body', message: 'unknown_body' };
  if (!contentType?.startsWith('application/json')) return { where: 'content-type', message: 'invalid_body' };
  return findSchemaError(shape, body, 'body');
}

/** Returns a request's first deviation from the written API, or null. */
export function findViolation(request: IncomingRequest): SchemaError | null {
  const row = findApiRow(request);
  if (!row) return { where: 'path', message: 'not_found' };
  return findInQuery(row, request.query) ?? findInBody(row, request);
}
