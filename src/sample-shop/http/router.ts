import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/registry';
import { type Context, Hono } from 'hono';
import { implementation } from '../calls/implementation';
import type { ShopControl } from '../control';
import { servePicture } from '../pictures/serve-picture';
import type { Sessions } from '../store/sessions';
import type { Store } from '../store/store';
import { ApiError, notFound } from './api-error';
import { type AuthorizationForm, authorize } from './authorize';
import type { BrokenRows } from './broken-rows';
import { replacesAnswer, toFaultResponse, wait } from './fail';
import type { Faults } from './faults';
import type { Handler, ShopRequest } from './handler';
import { type RecordedRequest, recordInto, toRecordedBody } from './recording';
import { readBody, readParams, readPayload, readQuery } from './request-parts';

/** The API root's path. */
export const apiPath = '/api';

export interface RouterDeps {
  store: () => Store;
  sessions: Sessions;
  faults: Faults;
  brokenRows: BrokenRows;
  requests: RecordedRequest[];
  control: ShopControl;
  authorization: AuthorizationForm;
  now: () => Date;
}

const callNames = Object.keys(calls) as CallName[];

/** `/admin/admin` before `/admin/:id`: a fixed path wins over one with an id in its place. */
function bySpecificity(left: CallName, right: CallName): number {
  const rank = (name: CallName): string => calls[name].path.replace(/:[^/]+/g, '\uffff');
  return rank(left) < rank(right) ? -1 : 1;
}

function languageOf(request: Request): 'en' | 'ar' {
  return request.headers.get('accept-language')?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

function toErrorResponse(error: unknown, request: Request): Response {
  if (error instanceof ApiError) return Response.json({ message: error.messageIn(languageOf(request)) }, { status: error.status });
  if (request.signal.aborted) throw error;
  return Response.json({ message: `internal_error: ${error instanceof Error ? error.message : String(error)}` }, { status: 500 });
}

/** Pictures are stored as paths and leave as whole addresses. */
function toJson(body: unknown, origin: string, status: number): Response {
  const text = JSON.stringify(body, (_, value) => (typeof value === 'string' && value.startsWith('/media/') ? origin + value : value));
  return new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

export function createRouter(deps: RouterDeps): Hono {
  const { store, sessions, faults, brokenRows, requests, control, authorization, now } = deps;

  function record(context: Context, call: CallName | null, payload: unknown): RecordedRequest {
    const { request, url } = { request: context.req.raw, url: new URL(context.req.url) };
    return recordInto(requests, {
      call,
      method: request.method,
      path: url.pathname.startsWith(`${apiPath}/`) ? url.pathname.slice(apiPath.length) : url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(request.headers),
      body: toRecordedBody(payload),
      status: null,
    });
  }

  async function carryOut(name: CallName, context: Context, payload: unknown): Promise<Response> {
    const call: AnyCall = calls[name];
    const request = context.req.raw;
    const { origin, searchParams } = new URL(request.url);
    const caller = authorize(call.needs, request.headers.get('authorization'), { store: store(), sessions, form: authorization });
    if (payload instanceof ApiError) throw payload;
    const parts: Pick<ShopRequest<AnyCall>, 'params' | 'query' | 'body'> = {
      params: call.params ? readParams(call.params, context.req.param()) : undefined,
      query: call.query ? readQuery(call.query, searchParams) : undefined,
      body: call.body ? readBody(call.body, payload) : undefined,
    };
    const handler = implementation[name] as Handler<AnyCall>;
    const served = await handler({
      ...parts,
      ...caller,
      store: store(),
      sessions,
      language: languageOf(request),
      origin,
      now: now(),
      dottedSpellings: control.dottedSpellings,
    });
    return toJson(brokenRows.apply(name, call.answer.encode(served)), origin, call.okStatus);
  }

  /** Records the request, lets a fault step in, and answers. */
  async function answer(context: Context, name: CallName | null, respond: (payload: unknown) => Promise<Response>): Promise<Response> {
    const request = context.req.raw;
    const payload = await readPayload(request).catch((error: unknown) => error);
    const recorded = record(context, name, payload instanceof ApiError ? undefined : payload);
    const fault = faults.take({ ...recorded, call: name });
    if (fault?.delayMs) await wait(fault.delayMs);
    const honest = async (): Promise<Response> => respond(payload).catch((error: unknown) => toErrorResponse(error, request));
    if (!fault || !replacesAnswer(fault)) {
      const response = await honest();
      recorded.status = response.status;
      return response;
    }
    if (fault.carriedOut) await honest();
    const response = await toFaultResponse(fault, request.signal);
    recorded.status = fault.dropConnection ? null : response.status;
    return response;
  }

  const app = new Hono();
  for (const name of callNames.toSorted(bySpecificity)) {
    const { method, path } = calls[name];
    app.on(method, `${apiPath}${path}`, (context) => answer(context, name, (payload) => carryOut(name, context, payload)));
  }
  app.get('/media/*', (context) => answer(context, null, async () => servePicture(new URL(context.req.url).pathname, store())));
  app.notFound((context) => answer(context, null, () => Promise.reject(notFound())));
  app.onError((error) => {
    throw error;
  });
  return app;
}
