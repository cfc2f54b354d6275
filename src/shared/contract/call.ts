import { z } from 'zod';
import type { Need } from '../domain/permissions';
import type { CheckArea } from '../domain/server-check';
import { id } from './entity';
import type { Answer } from './response';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType | undefined;

/** Extracts `'id' | 'value'` from `/a/:id/:value`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest
  : never;
type ParamSchemas<Path extends string> = { readonly [Name in ParamName<Path>]?: z.ZodType };
/** One entry for each `:name` of the path: the schema given for it, or an ID. */
type ParamsOf<Path extends string, Given> = [ParamName<Path>] extends [never]
  ? undefined
  : z.ZodObject<{ [Name in ParamName<Path>]: Name extends keyof Given ? Extract<Given[Name], z.ZodType> : typeof id }>;
/** Makes the compiler report a schema for a name that the path doesn't have, and a single schema instead of one for each name. */
type NoOther<Given, Known extends PropertyKey> = { readonly [Name in Exclude<keyof Given, Known>]: never } & { readonly _zod?: never };

type Part<Key extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : unknown;
/** `{ params?, query?, body? }` as these schemas require. */
type Input<Params, Query, Body> = Part<'params', Params> & Part<'query', Query> & Part<'body', Body>;

/** A part of a call that the shop's documents don't define: the contract has a likely value. */
export type AssumedPart = 'method' | 'path' | 'query' | 'body' | 'status' | 'answer' | 'needs';

/** How the server check sends a read call: with its example, or with an ID from a list. */
interface Probe {
  readonly area: CheckArea;
  /** The list whose first row has the ID for the path. */
  readonly idFrom?: string;
}

/**
 * One call of the shop's API, declared as data. The renderer's types, the main process's request, the parsing of the response, and the
 * sample shop's implementation derive from it.
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
  /** The permission that the call needs; the sample shop enforces it and screens check the same rule. */
  readonly needs: Need;
  /** Reads that the call makes stale: pages load them again. */
  readonly touches: readonly string[];
  /** Those reads of `touches` in which any row may have changed, because the written record isn't one of their rows. */
  readonly touchesAll: readonly string[];
  /** Parts that may differ on a server without being wrong. */
  readonly assumed: readonly AssumedPart[];
  /** A note for developers of the server, part of the published API. */
  readonly remark: string | null;
  /** An input for which the sample shop responds with success on its first day. */
  readonly example: Input<Params, Query, Body>;
  /** Null for a call that writes: the server check only reads. */
  readonly probe: Probe | null;
  /** `main`: pages can't make the call, because the response or the request has a secret or bytes. */
  readonly audience: Audience;
}
type Audience = 'page' | 'main';

interface CallOptions<
  Method extends HttpMethod,
  Path extends `/${string}`,
  Given extends ParamSchemas<Path>,
  Query extends Schema,
  Body extends Schema,
  Value,
  Served,
  Touches extends readonly string[],
> {
  method: Method;
  path: Path;
  /** Only for segments of the path that aren't IDs. */
  params?: Given & NoOther<Given, ParamName<Path>>;
  query?: Query;
  body?: Body;
  answer: Answer<Value, Served>;
  okStatus?: 200 | 201;
  needs?: Need;
  /** A GET that changes something lists what it touches. */
  touches?: Touches;
  /** Reads of `touches` in which any row may have changed, such as the products of a renamed category. */
  touchesAll?: readonly Touches[number][];
  assumed?: readonly AssumedPart[];
  remark?: string;
  /** Not used for inference, so that the compiler reports an invalid example at its place. */
  example: NoInfer<object & Input<ParamsOf<Path, Given>, Query, Body>>;
}
/** A page's write must declare what it makes stale, even if that is nothing. */
type Touching<Method extends HttpMethod> = Method extends 'GET' ? unknown : { touches: readonly string[] };
/** The server check sends every read call, and no writes. */
type Probing<Method extends HttpMethod, Touches extends readonly string[]> = [Method, Touches] extends ['GET', readonly []]
  ? { probe: Probe }
  : { probe?: never };

function toParams(path: string, given: Readonly<Record<string, z.ZodType | undefined>> = {}): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map((name) => [name, given[name] ?? id])));
}

function declare<
  Method extends HttpMethod,
  Path extends `/${string}`,
  Given extends ParamSchemas<Path>,
  Query extends Schema,
  Body extends Schema,
  Value,
  Served,
  Touches extends readonly string[],
  A extends Audience,
>(
  options: CallOptions<Method, Path, Given, Query, Body, Value, Served, Touches> & { probe?: Probe },
  audience: A,
): Call<ParamsOf<Path, Given>, Query, Body, Value, Served> & {
  readonly audience: A;
  readonly method: Method;
  readonly touches: Touches;
} {
  return {
    kind: 'call',
    method: options.method,
    path: options.path,
    params: toParams(options.path, options.params) as ParamsOf<Path, Given>,
    query: options.query as Query,
    body: options.body as Body,
    answer: options.answer,
    okStatus: options.okStatus ?? (options.method === 'POST' ? 201 : 200),
    needs: options.needs ?? 'signedIn',
    touches: options.touches ?? ([] as unknown as Touches),
    touchesAll: options.touchesAll ?? [],
    assumed: options.assumed ?? [],
    remark: options.remark ?? null,
    example: options.example,
    probe: options.probe ?? null,
    audience,
  };
}

/**
 * Declares a call that pages may make by its name. The annotation for the bundler removes calls and their examples from pages that import
 * only a constant of the same file.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  Method extends HttpMethod,
  Path extends `/${string}`,
  Given extends ParamSchemas<Path> = Record<never, never>,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Value = unknown,
  Served = never,
  const Touches extends readonly string[] = readonly [],
>(options: CallOptions<Method, Path, Given, Query, Body, Value, Served, Touches> & Touching<Method> & Probing<Method, Touches>) {
  return declare<Method, Path, Given, Query, Body, Value, Served, Touches, 'page'>(options, 'page');
}

/** Declares a call that only the main process makes. */
/* @__NO_SIDE_EFFECTS__ */
export function mainCall<
  Method extends HttpMethod,
  Path extends `/${string}`,
  Given extends ParamSchemas<Path> = Record<never, never>,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Value = unknown,
  Served = never,
>(options: CallOptions<Method, Path, Given, Query, Body, Value, Served, readonly []> & Probing<Method, readonly []>) {
  return declare<Method, Path, Given, Query, Body, Value, Served, readonly [], 'main'>(options, 'main');
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where "a call of whatever types" must be said; every use infers from it.
export type AnyCall = Call<any, any, any, any, any>;

/** Whether a call changes nothing. A GET that touches something is a write (checklist USR). */
export const isRead = ({ method, touches }: Pick<AnyCall, 'method' | 'touches'>): boolean => method === 'GET' && touches.length === 0;

/** Input of a call: `{ params?, query?, body? }` as the declaration requires. */
export type CallInput<C extends AnyCall> = Input<C['params'], C['query'], C['body']>;
/** The value that a call resolves to. */
export type CallValue<C extends AnyCall> = C extends Call<infer _P, infer _Q, infer _B, infer Value, infer _S> ? Value : never;
/** The value that an implementation of the API returns. */
export type CallServed<C extends AnyCall> = C extends Call<infer _P, infer _Q, infer _B, infer _V, infer Served> ? Served : never;
