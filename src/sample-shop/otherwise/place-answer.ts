import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/registry';
import type { ServerProfile } from '@shared/server-profile/profile';

type Json = Record<string, unknown>;

/** Puts a value where a place says: `data.0` is the first of a list. */
function put(body: unknown, place: string, value: unknown): unknown {
  if (place === '') return value;
  const [name = '', ...rest] = place.split('.');
  if (/^\d+$/.test(name)) return [put(undefined, rest.join('.'), value)];
  const known = (body ?? {}) as Json;
  return { ...known, [name]: put(known[name], rest.join('.'), value) };
}

/** An answer of the shop in the envelope that a profile says, with the rows that were asked for. */
export function placeAnswer(
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
