import type { AnyCall } from '@shared/contract/call';
import type { CallName } from '@shared/contract/tables/registry';
import { pageSize } from '@shared/domain/server/paging';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { toSentValues } from './sent-values';
import { toSentDay } from './server-dates';
import { type ReadForms, toSent } from './values';

/** How one call goes over the wire: the contract's own way, or as the profile of the server has it. */
export interface CallForm {
  method: string;
  /** Below the address, `:name` segments unfilled. */
  path: string;
  okStatus: number;
  queryName(name: string): string;
  /** A part of a query or a path as it is sent. */
  sent(value: unknown): unknown;
  /** A body as it is sent. */
  sentBody(body: unknown): unknown;
  /** A day in a query. */
  sentDay(day: string): string;
  /** Where the content of an answer lies; undefined where it lies as the contract has it. */
  places: { rows: string | undefined; total: string | undefined; data: string | undefined };
  forms: ReadForms;
  /** Where the words of an error lie. */
  errors: NonNullable<ServerProfile['errors']> | undefined;
  /** A list without rows is answered as if it were not there. */
  isEmptyNotFound: boolean;
  paging: {
    /** Rows that come at once. */
    most: number;
    countsPages: boolean;
    /** The total is not told: the list is asked whole and counted. */
    isCounted: boolean;
    /** Without a limit all rows come. */
    isWhole: boolean;
  };
}

type FormedCall = Pick<AnyCall, 'method' | 'path' | 'okStatus' | 'answer'> & Partial<Pick<AnyCall, 'body'>>;

const identity = <Value>(value: Value): Value => value;

/** `name` is null for a path that is none of the contract's: of the profile it gets the prefix alone. */
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
