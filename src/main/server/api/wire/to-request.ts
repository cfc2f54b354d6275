import type { AnyCall } from '@shared/contract/call';
import { FailureError } from '@shared/contract/result';
import { pageSize, toPageStart } from '@shared/domain/server/paging';
import { z } from 'zod';
import type { CallForm } from './call-form';

export interface ApiRequest {
  method: string;
  url: string;
  json: unknown;
}

/** Range of the requested rows. */
export interface Range {
  offset: number;
  limit: number;
}

export interface InputParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

const callInput = z.object({ params: z.unknown(), query: z.unknown(), body: z.unknown() }).partial();

function parsePart(schema: z.ZodType | undefined, raw: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  throw new FailureError({ code: 'badInput', message: `${part}: ${z.prettifyError(parsed.error)}` });
}

/** Throws a `badInput` failure if the input doesn't match the declaration. */
export function parseInput(call: Pick<AnyCall, 'params' | 'query' | 'body'>, input: unknown): InputParts {
  const parts = callInput.safeParse(input ?? {});
  if (!parts.success) throw new FailureError({ code: 'badInput' });
  return {
    params: parsePart(call.params, parts.data.params, 'params'),
    query: parsePart(call.query, parts.data.query, 'query') ?? {},
    body: parsePart(call.body, parts.data.body, 'body'),
  };
}

type WireForm = Pick<CallForm, 'method' | 'path' | 'queryName' | 'sent' | 'sentBody' | 'sentDay' | 'paging'>;

/** Names of the query's parts that are days. */
const days = new Set(['startDate', 'endDate']);

function fillPath({ path, sent }: WireForm, params: unknown): string {
  const values = typeof params === 'object' && params !== null ? Object.entries(params) : [];
  return values.reduce((filled, [name, value]) => {
    const text = String(typeof value === 'boolean' ? sent(value) : value);
    // `.` and `..` would be resolved by the URL parser and so change the path.
    if (/^\.{0,2}$/.test(text)) throw new FailureError({ code: 'badInput', message: `params.${name}` });
    return filled.replace(`:${name}`, () => encodeURIComponent(text));
  }, path);
}

const rangeOf = (page: unknown): Range => ({ offset: toPageStart(Number(page)), limit: pageSize });

/** `range` replaces the requested page; null requests no page. */
function fillQuery({ queryName, sent, sentDay, paging }: WireForm, query: unknown, range: Range | null | undefined): URLSearchParams {
  const search = new URLSearchParams();
  const setRange = ({ offset, limit }: Range): void => {
    search.set(queryName('offset'), String(paging.countsPages ? Math.floor(offset / limit) + 1 : offset));
    search.set(queryName('limit'), String(limit));
  };
  const { page, ...rest } = query as Record<string, unknown>;
  const wanted = range === undefined && page !== undefined ? rangeOf(page) : range;
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (name === 'page' && wanted) setRange(wanted);
    if (!Object.hasOwn(rest, name) || value === undefined || value === null || value === '') continue;
    const text = String(typeof value === 'boolean' ? sent(value) : value);
    search.set(queryName(name), days.has(name) ? sentDay(text) : text);
  }
  if (wanted && page === undefined) setRange(wanted);
  return search;
}

interface Formed {
  form: WireForm;
  apiRoot: string;
  parts: InputParts;
}

/** Returns the request in the form in which it is sent. */
export function toRequest({ form, apiRoot, parts }: Formed, range?: Range | null): ApiRequest {
  const path = fillPath(form, parts.params);
  const query = fillQuery(form, parts.query, range).toString();
  return { method: form.method, url: `${apiRoot}${path}${query && `?${query}`}`, json: form.sentBody(parts.body) };
}
