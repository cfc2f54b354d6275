import type { z } from 'zod';
import type { Need } from '../domain/permissions';
import type { Answer } from './answer';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType | undefined;

/**
 * One call of the shop's API, declared as data. The renderer's types, the main process's request, the answer's parsing and the
 * sample shop's implementation all derive from it.
 */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Value = unknown,
  Served = never,
> {
  readonly kind: 'call';
  readonly method: HttpMethod;
  /** Relative to the API root; `:name` segments are filled from `params`. */
  readonly path: `/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer<Value, Served>;
  /** The only status that counts as success (checklist API-14, API-15). */
  readonly okStatus: 200 | 201;
  /** Who may make the call; the sample shop enforces it and screens ask the same rule. */
  readonly needs: Need;
  /** `main`: not reachable from pages, because the answer or the request carries a secret or bytes. */
  readonly audience: Audience;
}
type Audience = 'page' | 'main';

interface CallOptions<Method extends HttpMethod, Params extends Schema, Query extends Schema, Body extends Schema, Value, Served> {
  method: Method;
  path: `/${string}`;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer<Value, Served>;
  okStatus?: 200 | 201;
  needs?: Need;
}

function declare<
  Method extends HttpMethod,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Value,
  Served,
  A extends Audience,
>(
  options: CallOptions<Method, Params, Query, Body, Value, Served>,
  audience: A,
): Call<Params, Query, Body, Value, Served> & { readonly audience: A; readonly method: Method } {
  return {
    kind: 'call',
    method: options.method,
    path: options.path,
    params: options.params as Params,
    query: options.query as Query,
    body: options.body as Body,
    answer: options.answer,
    okStatus: options.okStatus ?? (options.method === 'POST' ? 201 : 200),
    needs: options.needs ?? 'signedIn',
    audience,
  };
}

/** Declares a call that pages may make by its name. */
export function call<
  Method extends HttpMethod,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Value = unknown,
  Served = never,
>(options: CallOptions<Method, Params, Query, Body, Value, Served>) {
  return declare(options, 'page');
}

/** Declares a call that only the main process makes. */
export function mainCall<
  Method extends HttpMethod,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Value = unknown,
  Served = never,
>(options: CallOptions<Method, Params, Query, Body, Value, Served>) {
  return declare(options, 'main');
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where "a call of whatever types" must be said; every use infers from it.
export type AnyCall = Call<any, any, any, any, any>;

type Part<Key extends string, S, Side extends 'in' | 'out'> = S extends z.ZodType
  ? Record<never, never> extends (Side extends 'in' ? z.input<S> : z.output<S>)
    ? { [K in Key]?: Side extends 'in' ? z.input<S> : z.output<S> }
    : { [K in Key]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller passes: `{ params?, query?, body? }` as the declaration demands. */
export type CallInput<C extends AnyCall> = Part<'params', C['params'], 'in'> &
  Part<'query', C['query'], 'in'> &
  Part<'body', C['body'], 'in'>;
/** What a caller gets. */
export type CallValue<C extends AnyCall> = C extends Call<infer _P, infer _Q, infer _B, infer Value, infer _S> ? Value : never;
/** What an implementation of the API returns. */
export type CallServed<C extends AnyCall> = C extends Call<infer _P, infer _Q, infer _B, infer _V, infer Served> ? Served : never;
