import { type CallName, calls } from '@shared/contract/tables/registry';
import { type Context, Hono } from 'hono';
import { ApiError, notFound } from './api-error';
import { type CallDeps, carryOut, toErrorResponse } from './carry-out';
import { replacesResponse, toFaultResponse, wait } from './http/fail';
import type { Faults } from './http/faults';
import { type RecordedRequest, recordInto, toRecordedBody } from './http/recording';
import { readPayload } from './http/request-parts';
import { servePicture } from './pictures/serve-picture';
import type { StrictGate } from './strict/strict-gate';

/** The API root's path. */
export const apiPath = '/api';

export interface EndpointsDeps extends CallDeps {
  faults: Faults;
  requests: RecordedRequest[];
  /** Undefined to accept everything that the contract accepts. */
  gate: StrictGate | undefined;
}

const callNames = Object.keys(calls) as CallName[];

/** Sorts a fixed path before one with an id in the same place: `/admin/admin` before `/admin/:id`. */
function bySpecificity(left: CallName, right: CallName): number {
  const rank = (name: CallName): string => calls[name].path.replace(/:[^/]+/g, '\uffff');
  return rank(left) < rank(right) ? -1 : 1;
}

function toRecord(request: Request, call: CallName | null, payload: unknown): RecordedRequest {
  const { pathname, searchParams } = new URL(request.url);
  return {
    call,
    method: request.method,
    path: pathname.startsWith(`${apiPath}/`) ? pathname.slice(apiPath.length) : pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: toRecordedBody(payload),
    status: null,
  };
}

type Respond = (payload: unknown) => Promise<Response>;

/** Records the request, applies a fault, and responds. */
async function answer(
  { faults, requests, gate }: EndpointsDeps,
  request: Request,
  name: CallName | null,
  respond: Respond,
): Promise<Response> {
  const payload = await readPayload(request).catch((error: unknown) => error);
  const recorded = recordInto(requests, toRecord(request, name, payload instanceof ApiError ? undefined : payload));
  const fault = faults.take({ ...recorded, call: name });
  if (fault?.delayMs) await wait(fault.delayMs);
  await fault?.until;
  const refusal = recorded.path.startsWith('/media/') ? undefined : gate?.check(request, recorded.path, payload);
  const honest = async (): Promise<Response> => {
    const response = await (refusal ? Promise.reject(refusal) : respond(payload)).catch((error: unknown) =>
      toErrorResponse(error, request),
    );
    return gate?.correct(request, recorded.path, response) ?? response;
  };
  if (!fault || !replacesResponse(fault)) {
    const response = await honest();
    recorded.status = response.status;
    return response;
  }
  if (fault.carriedOut) await honest();
  const response = await toFaultResponse(fault, request.signal);
  recorded.status = fault.dropConnection ? null : response.status;
  return response;
}

export function createEndpoints(deps: EndpointsDeps): Hono {
  const app = new Hono();
  const respondTo = (context: Context, name: CallName | null, respond: Respond) => answer(deps, context.req.raw, name, respond);
  for (const name of callNames.toSorted(bySpecificity)) {
    const { method, path } = calls[name];
    app.on(method, `${apiPath}${path}`, (context) => respondTo(context, name, (payload) => carryOut(deps, name, context, payload)));
  }
  app.get('/media/*', (context) => respondTo(context, null, async () => servePicture(new URL(context.req.url).pathname, deps.store())));
  app.notFound((context) => respondTo(context, null, () => Promise.reject(notFound())));
  app.onError((error) => {
    throw error;
  });
  return app;
}
