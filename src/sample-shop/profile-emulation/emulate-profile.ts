import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { z } from 'zod';
import { emptyStatus, isEmptyResponse, placeError, reshapeResponse } from './reshape-response';
import { isAmount, toDinars, toIsoDay, writeValues } from './write-values';

type Fetch = (request: Request) => Promise<Response>;

interface Way {
  name: CallName;
  method: string;
  template: string;
  pattern: RegExp;
}

/** The response for an unknown path. */
const notFound = (profile: ServerProfile): Response => placeError({ message: 'not_found' }, 404, profile);
const nothingFound = (profile: ServerProfile): Response => placeError({ message: 'nothing_found' }, 404, profile);

function toWays(profile: ServerProfile): Way[] {
  const ways = (Object.keys(calls) as CallName[]).map((name) => {
    const own = profile.calls?.[name];
    const template = (own?.path ?? calls[name].path).replace(/[:{](\w+)\}?/g, ':$1');
    const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    return { name, method: own?.method ?? calls[name].method, template, pattern };
  });
  const rank = ({ template }: Way): string => template.replace(/:\w+/g, '\uffff');
  return ways.toSorted((left, right) => (rank(left) < rank(right) ? -1 : 1));
}

const readBoolean = (text: string, profile: ServerProfile): string => {
  const at = profile.booleans?.sent?.findIndex((form) => String(form) === text) ?? -1;
  return at < 0 ? text : String(at === 1);
};

interface Range {
  offset: number;
  limit: number | null;
}

/** The range of rows that this server returns for a request. */
function readRange(given: URLSearchParams, name: CallName, profile: ServerProfile): Range {
  const { query = {}, pages = {}, wholeLists } = profile;
  const most = profile.calls?.[name]?.most ?? pages.most;
  const asked = given.get(query.limit ?? 'limit');
  const builtIn = wholeLists === false ? 20 : null;
  const limit = asked === null ? builtIn : Math.min(Number(asked), most ?? Number(asked));
  const offset = Number(given.get(query.offset ?? 'offset') ?? 0);
  return { offset: pages.counts === 'pages' ? Math.max(0, offset - 1) * (limit ?? 0) : offset, limit };
}

/** Converts a request's query to the contract's; without a page, because rows are cut here. */
function toQuery(given: URLSearchParams, { query = {}, ...profile }: ServerProfile): URLSearchParams {
  const back = new Map(Object.entries(query).map(([name, written]) => [written, name]));
  const known = [...given].filter(([name]) => back.has(name) || !Object.hasOwn(query, name));
  const named = known.map(([name, value]) => [back.get(name) ?? name, value] as const);
  const others = named.filter(([name]) => name !== 'offset' && name !== 'limit');
  return new URLSearchParams(others.map(([name, value]) => [name, readPart(name, value, profile)]));
}

function readPart(name: string, value: string, profile: ServerProfile): string {
  if (name === 'isDeleted') return readBoolean(value, profile);
  return profile.dates?.sent && /^(start|end)Date$/.test(name) ? toIsoDay(value) : value;
}

const maxMisfits = 200;

function readForm(value: unknown, expected: string, { booleans }: ServerProfile): unknown {
  if (expected === 'number' && typeof value === 'string') return Number(value);
  const at = booleans?.sent?.indexOf(value as string | number) ?? -1;
  return expected === 'boolean' && at >= 0 ? at === 1 : value;
}

function put(root: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown>)[part], root);
  const key = path.at(-1) ?? '';
  (parent as Record<PropertyKey, unknown>)[key] = change((parent as Record<PropertyKey, unknown>)[key]);
}

/** Converts amounts (by name) and days to the documents' forms. */
function readAmountsAndDays(value: unknown, profile: ServerProfile, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => readAmountsAndDays(one, profile));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readAmountsAndDays(part, profile, key)]));
  if (profile.amounts && isAmount(name)) return toDinars(value);
  return profile.dates?.sent && typeof value === 'string' ? toIsoDay(value) : value;
}

/** Converts numbers and booleans of a body to the contract's forms: values that its schema refuses are read in the other form. */
function toBody({ body }: AnyCall, payload: unknown, profile: ServerProfile): unknown {
  if (!body || payload === undefined) return payload;
  const changed = readAmountsAndDays(structuredClone(payload), profile);
  for (let tried = 0; tried < maxMisfits; tried += 1) {
    const issue = z.safeEncode(body as z.ZodType, changed).error?.issues[0];
    if (issue?.code !== 'invalid_type') break;
    const before = JSON.stringify(changed);
    put(changed, issue.path, (value) => readForm(value, issue.expected, profile));
    if (JSON.stringify(changed) === before) break;
  }
  return changed;
}

/** Converts a number, a flag, or a day to the documents' form, if this server uses another. */
function isSentOtherwise(value: unknown, profile: ServerProfile): boolean {
  if (typeof value === 'string') return profile.dates?.sent !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (typeof value === 'number') return profile.numbers?.sent !== undefined && !profile.booleans?.sent?.includes(value);
  if (typeof value === 'boolean') return profile.booleans?.sent !== undefined;
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => isSentOtherwise(part, profile));
}

async function readJson(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  const text = isJson ? await request.text() : '';
  return text === '' ? null : JSON.parse(text);
}

function toPath({ name }: Way, groups: Record<string, string>, profile: ServerProfile): string {
  return Object.entries(groups).reduce(
    (path, [param, value]) => path.replace(`:${param}`, param === 'value' ? readBoolean(value, profile) : value),
    calls[name].path as string,
  );
}

async function toRequest(request: Request, way: Way, path: string, search: URLSearchParams, profile: ServerProfile): Promise<Request> {
  const call: AnyCall = calls[way.name];
  const url = new URL(request.url);
  url.pathname = path;
  url.search = search.toString();
  const { signal, headers } = request;
  if (call.method === 'GET') return new Request(url, { headers, signal });
  const isJson = headers.get('content-type')?.includes('json');
  const json = isJson ? await readJson(request) : null;
  const body = isJson ? (json === null ? '' : JSON.stringify(toBody(call, json, profile))) : await request.arrayBuffer();
  return new Request(url, { method: call.method, headers, signal, ...((typeof body !== 'string' || body) && { body }) });
}

/** Puts the shop behind a server that differs from its documents as a profile describes; the reverse of what the app does. */
export function playProfile(profile: ServerProfile, root: string, answer: Fetch): Fetch {
  const ways = toWays(profile);
  const { prefix = '' } = profile;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${root}/`)) return answer(request);
    if (!pathname.startsWith(`${root}${prefix}/`)) return notFound(profile);
    const below = pathname.slice(root.length + prefix.length);
    const way = ways.find(({ method, pattern }) => method === request.method && pattern.test(below));
    if (!way) return notFound(profile);
    const path = `${root}${toPath(way, way.pattern.exec(below)?.groups ?? {}, profile)}`;
    const sent = [await readJson(request.clone()), ...searchParams.values()];
    if (sent.some((part) => isSentOtherwise(part, profile))) return placeError({ message: 'invalid_body' }, 400, profile);
    const range = readRange(searchParams, way.name, profile);
    const response = await answer(await toRequest(request, way, path, toQuery(searchParams, profile), profile));
    if (!response.ok) return placeError(await response.json(), response.status, profile);
    const honest: unknown = await response.json();
    if (isEmptyResponse(way.name, honest, range) && emptyStatus(way.name, profile)) return nothingFound(profile);
    const body = writeValues(reshapeResponse(way.name, honest, range, profile), profile);
    return Response.json(body, { status: profile.calls?.[way.name]?.status ?? response.status });
  };
}
