import type { AnyCall } from '@shared/contract/call';
import { FailureError } from '@shared/contract/result';
import { pageSize } from '@shared/domain/server/paging';
import { z } from 'zod';

export interface ApiRequest {
  url: string;
  json: unknown;
}

const callInput = z.object({ params: z.unknown(), query: z.unknown(), body: z.unknown() }).partial();

function parsePart(schema: z.ZodType | undefined, raw: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  throw new FailureError({ code: 'badInput', message: `${part}: ${z.prettifyError(parsed.error)}` });
}

function fillPath(path: string, params: unknown): string {
  const values = typeof params === 'object' && params !== null ? Object.entries(params) : [];
  return values.reduce((filled, [name, value]) => {
    const text = String(value);
    // `.` and `..` would be resolved away by the URL parser and so change the path.
    if (/^\.{0,2}$/.test(text)) throw new FailureError({ code: 'badInput', message: `params.${name}` });
    return filled.replace(`:${name}`, () => encodeURIComponent(text));
  }, path);
}

function fillQuery(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(typeof query === 'object' && query !== null ? query : {})) {
    if (value === undefined || value === null || value === '') continue;
    if (name === 'page') {
      search.set('offset', String((Number(value) - 1) * pageSize));
      search.set('limit', String(pageSize));
    } else search.set(name, String(value));
  }
  return search;
}

/** Throws a `badInput` failure when the input is not what the declaration demands. */
export function toRequest(call: AnyCall, apiRoot: string, input: unknown): ApiRequest {
  const parts = callInput.safeParse(input ?? {});
  if (!parts.success) throw new FailureError({ code: 'badInput' });
  const path = fillPath(call.path, parsePart(call.params, parts.data.params, 'params'));
  const query = fillQuery(parsePart(call.query, parts.data.query, 'query')).toString();
  return { url: `${apiRoot}${path}${query && `?${query}`}`, json: parsePart(call.body, parts.data.body, 'body') };
}
