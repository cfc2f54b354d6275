import type { AnyCall, CallServed } from '@shared/contract/call';
import type { Language } from '@shared/domain/language';
import type { z } from 'zod';
import type { StoredAdmin } from '../store/model';
import type { Sessions } from '../store/sessions';
import type { Store } from '../store/store';

export interface Paging {
  offset?: number;
  limit?: number;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type ParsedQuery<S> = S extends z.ZodType ? Omit<z.output<S>, 'page'> & Paging : undefined;

interface Context {
  store: Store;
  sessions: Sessions;
  /** The caller; an admin without an id for calls without a sign-in. */
  admin: StoredAdmin;
  token: string;
  language: Language;
  /** `http://127.0.0.1:1234`, for addresses in responses. */
  origin: string;
  now: Date;
  dottedSpellings: boolean;
  isOrderTimeLeftOut: boolean;
}

/** The input of an implementation: the request's parts as sent over the wire, checked against the contract. */
export type ShopRequest<C extends AnyCall> = Context & {
  params: Parsed<C['params']>;
  query: ParsedQuery<C['query']>;
  body: Parsed<C['body']>;
};

export type Handler<C extends AnyCall> = (request: ShopRequest<C>) => CallServed<C> | Promise<CallServed<C>>;

/** One implementation per call; a missing one doesn't compile. */
export type Handlers<Calls extends Record<string, AnyCall>> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };
