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
  /** The caller; an admin without an id for calls that nobody has to be signed in for. */
  admin: StoredAdmin;
  token: string;
  language: Language;
  /** `http://127.0.0.1:1234`, for addresses in answers. */
  origin: string;
  now: Date;
  dottedSpellings: boolean;
  isOrderTimeLeftOut: boolean;
}

/** What an implementation gets: the parts of the request as they came over the wire, checked against the contract. */
export type ShopRequest<C extends AnyCall> = Context & {
  params: Parsed<C['params']>;
  query: ParsedQuery<C['query']>;
  body: Parsed<C['body']>;
};

export type Handler<C extends AnyCall> = (request: ShopRequest<C>) => CallServed<C> | Promise<CallServed<C>>;

/** One implementation for each of the given calls; leaving one out does not compile. */
export type Handlers<Calls extends Record<string, AnyCall>> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };
