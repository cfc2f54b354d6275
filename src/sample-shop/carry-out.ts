import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { Context } from 'hono';
import { ApiError } from './api-error';
import { implementation } from './calls/implementation.generated';
import type { ShopControl } from './control';
import { type AuthorizationForm, authorize } from './http/authorize';
import type { BrokenRows } from './http/broken-rows';
import type { Handler, ShopRequest } from './http/handler';
import { refuseImplausible } from './http/refuse-implausible';
import { readBody, readParams, readQuery } from './http/request-parts';
import type { Sessions } from './store/sessions';
import type { Store } from './store/store';

export interface CallDeps {
  store: () => Store;
  sessions: Sessions;
  brokenRows: BrokenRows;
  control: ShopControl;
  authorization: AuthorizationForm;
  pictureOrigins: readonly string[];
  now: () => Date;
}

function languageOf(request: Request): 'en' | 'ar' {
  return request.headers.get('accept-language')?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

export function toErrorResponse(error: unknown, request: Request): Response {
  if (error instanceof ApiError) return Response.json({ message: error.messageIn(languageOf(request)) }, { status: error.status });
  if (request.signal.aborted) throw error;
  return Response.json({ message: `internal_error: ${error instanceof Error ? error.message : String(error)}` }, { status: 500 });
}

/** Pictures are stored as paths and returned as full addresses. */
function toJson(body: unknown, origin: string, status: number): Response {
  const text = JSON.stringify(body, (_, value) => (typeof value === 'string' && value.startsWith('/media/') ? origin + value : value));
  return new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

/** Authenticates, authorizes, validates, and executes a call. `payload` is the request's body, or the error of reading it. */
export async function carryOut(deps: CallDeps, name: CallName, context: Context, payload: unknown): Promise<Response> {
  const { sessions, brokenRows, control, authorization, pictureOrigins, now } = deps;
  const call: AnyCall = calls[name];
  const request = context.req.raw;
  const store = deps.store();
  const { origin, searchParams } = new URL(request.url);
  const caller = authorize(call.needs, request.headers.get('authorization'), { store, sessions, form: authorization });
  if (payload instanceof ApiError) throw payload;
  const parts: Pick<ShopRequest<AnyCall>, 'params' | 'query' | 'body'> = {
    params: call.params ? readParams(call.params, context.req.param()) : undefined,
    query: call.query ? readQuery(call.query, searchParams) : undefined,
    body: call.body ? readBody(call.body, payload) : undefined,
  };
  refuseImplausible(name, [parts.query, parts.body], { origin, uploads: store.uploads, pictureOrigins });
  const { dottedSpellings, isOrderTimeLeftOut } = control;
  const handler = implementation[name] as Handler<AnyCall>;
  const served = await handler({
    ...parts,
    ...caller,
    store,
    sessions,
    origin,
    dottedSpellings,
    isOrderTimeLeftOut,
    language: languageOf(request),
    now: now(),
  });
  return toJson(brokenRows.apply(name, call.answer.encode(served)), origin, call.okStatus);
}
