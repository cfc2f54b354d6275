import type { AnyCall } from '@shared/contract/call';
import type { CallName } from '@shared/contract/tables/registry';
import { pageSize } from '@shared/domain/server/paging';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { toSentValues } from './sent-values';
import { toSentDay } from './server-dates';
import { type ReadForms, toSent } from './values';

/** How one call is sent: in the contract's form, or as the server's profile defines it. */
export interface CallForm {
  method: string;
  /** Path below the API root, with unfilled `:name` segments. */
  path: string;
  okStatus: number;
  queryName(name: string): string;
  /** Converts a part of a query or a path for sending. */
  sent(value: unknown): unknown;
  /** Converts a body for sending. */
  sentBody(body: unknown): unknown;
  /** Converts a day in a query. */
  sentDay(day: string): string;
  /** Places of the content in a response; undefined for the contract's own place. */
  places: { rows: string | undefined; total: string | undefined; data: string | undefined };
  forms: ReadForms;
  /** Places of the texts in an error. */
  errors: NonNullable<ServerProfile['errors']> | undefined;
  /** Whether the server responds with a 404 for a list without rows. */
  isEmptyNotFound: boolean;
  paging: {
    /** Maximum number of rows per request. */
    most: number;
    countsPages: boolean;
    /** Whether the server returns no total: the full list is loaded and counted. */
    isCounted: boolean;
    /** Whether all rows are returned without a limit. */
    isWhole: boolean;
  };
}

type FormedCall = Pick<AnyCall, 'method' | 'path' | 'okStatus' | 'answer'> & Partial<Pick<AnyCall, 'body'>>;

const identity = <Value>(value: Value): Value => value;

/** `name` is null for a path that isn't in the contract: only the profile's prefix applies to it. */
export function toCallForm(call: FormedCall, name: CallName | null, profile: ServerProfile | null): CallForm {
  const {
    prefix = '',
    query = {},
    pages = {},
    lists,
    records,
    numbers,
    booleans,
    dates,
    amounts,
    errors,
    wholeLists = true,
  } = profile ?? {};
  const own = (name !== null && profile?.calls?.[name]) || {};
  const isPage = name !== null && call.answer.form.envelope === 'page';
  const total = own.total === undefined ? pages.total : own.total;
  const isList = name !== null && call.answer.form.envelope === 'list';
  const sent: CallForm['sent'] =
    numbers?.sent || booleans?.sent ? (value) => toSent(value, { numbers: numbers?.sent, booleans: booleans?.sent }) : identity;
  return {
    method: own.method ?? call.method,
    path: `${prefix}${own.path?.replace(/\{(\w+)\}/g, ':$1') ?? call.path}`,
    okStatus: own.status ?? call.okStatus,
    queryName: (given) => query[given as keyof typeof query] ?? given,
    sent,
    sentBody: amounts || dates?.sent ? (body) => sent(toSentValues(body, call.body, { amounts, dates: dates?.sent })) : sent,
    sentDay: dates?.sent ? toSentDay : identity,
    places: {
      rows: own.rows ?? (isPage ? pages.rows : lists?.rows),
      total: total ?? undefined,
      data: own.data ?? records?.data,
    },
    forms: { numbers: numbers?.answers, booleans: booleans?.answers, dates: dates?.answers, amounts },
    errors,
    isEmptyNotFound: (isPage || isList) && (own.empty ?? (isPage ? pages.empty : lists?.empty)) !== undefined,
    paging: {
      most: own.most ?? pages.most ?? pageSize,
      countsPages: pages.counts === 'pages',
      isCounted: total === null,
      isWhole: wholeLists,
    },
  };
}
