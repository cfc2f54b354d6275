import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';

type Json = Record<string, unknown>;

/** Puts a value at a path; `data.0` is the first item of a list. */
function put(body: unknown, place: string, value: unknown): unknown {
  if (place === '') return value;
  const [name = '', ...rest] = place.split('.');
  if (/^\d+$/.test(name)) return [put(undefined, rest.join('.'), value)];
  const known = (body ?? {}) as Json;
  return { ...known, [name]: put(known[name], rest.join('.'), value) };
}

/** Builds a response in the profile's envelope, with the requested rows. */
export function reshapeResponse(
  name: CallName,
  body: unknown,
  { offset, limit }: { offset: number; limit: number | null },
  { calls: entries = {}, pages, lists, records }: ServerProfile,
): unknown {
  const { form }: AnyCall['answer'] = calls[name].answer;
  const own = entries[name] ?? {};
  switch (form.envelope) {
    case 'page': {
      const { data, totalItems } = (body as { data: { data: unknown[]; totalItems: number } }).data;
      const rows = data.slice(offset, limit === null ? undefined : offset + limit);
      const total = own.total === undefined ? pages?.total : own.total;
      const placed = put(undefined, own.rows ?? pages?.rows ?? 'data.data', rows);
      return total === null ? placed : put(placed, total ?? 'data.totalItems', totalItems);
    }
    case 'list':
      return put(undefined, own.rows ?? lists?.rows ?? 'data', (body as Json).data);
    case 'record':
    case 'written':
      return put(undefined, own.data ?? records?.data ?? 'data', (body as Json).data);
    default:
      return body;
  }
}

const envelopeOf = (name: CallName): string => (calls[name] as AnyCall).answer.form.envelope;

/** True if the requested range has no row. */
export function isEmptyResponse(name: CallName, body: unknown, { offset, limit }: { offset: number; limit: number | null }): boolean {
  const rows = envelopeOf(name) === 'page' ? (body as { data: { data: unknown[] } }).data.data : (body as Json).data;
  return Array.isArray(rows) && rows.slice(offset, limit === null ? undefined : offset + limit).length === 0;
}

/** The response of this server in that case. */
export function emptyStatus(name: CallName, { calls: entries = {}, pages, lists }: ServerProfile): 404 | undefined {
  const ofKind = { page: pages?.empty, list: lists?.empty }[envelopeOf(name)];
  return entries[name]?.empty ?? ofKind;
}

/** Builds an error with its message at the profile's path. */
export function placeError(body: unknown, status: number, { errors }: ServerProfile): Response {
  const { message, errors: fields, ...rest } = body as Json;
  const words = put(errors ? undefined : rest, errors?.message ?? 'message', message);
  return Response.json(fields === undefined ? words : put(words, errors?.fields ?? 'errors', fields), { status });
}
