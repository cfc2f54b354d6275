import type { AnyCall } from '@shared/contract/call';
import type { CallName } from '@shared/contract/registry';
import { pageSize } from '@shared/domain/server/paging';
import type { ServerProfile } from '@shared/server-profile/profile';
import { type ReadForms, toSent } from './values';

/** How one call goes over the wire: the contract's own way, or as the profile of the server has it. */
export interface CallForm {
  method: string;
  /** Below the address, `:name` segments unfilled. */
  path: string;
  okStatus: number;
  queryName(name: string): string;
  /** Numbers and booleans as they are sent. */
  sent(value: unknown): unknown;
  /** Where the content of an answer lies; undefined where it lies as the contract has it. */
  places: { rows: string | undefined; total: string | undefined; data: string | undefined };
  forms: ReadForms;
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

type FormedCall = Pick<AnyCall, 'method' | 'path' | 'okStatus' | 'answer'>;

const identity = <Value>(value: Value): Value => value;

/** `name` is null for a path that is none of the contract's: of the profile it gets the prefix alone. */
export function toCallForm(call: FormedCall, name: CallName | null, profile: ServerProfile | null): CallForm {
  const { prefix = '', query = {}, pages = {}, lists, records, numbers, booleans, dates, wholeLists = true } = profile ?? {};
  const own = (name !== null && profile?.calls?.[name]) || {};
  const isPage = name !== null && call.answer.form.envelope === 'page';
  const total = own.total === undefined ? pages.total : own.total;
  return {
    method: own.method ?? call.method,
    path: `${prefix}${own.path?.replace(/\{(\w+)\}/g, ':$1') ?? call.path}`,
    okStatus: own.status ?? call.okStatus,
    queryName: (given) => query[given as keyof typeof query] ?? given,
    sent: numbers?.sent || booleans?.sent ? (value) => toSent(value, { numbers: numbers?.sent, booleans: booleans?.sent }) : identity,
    places: {
      rows: own.rows ?? (isPage ? pages.rows : lists?.rows),
      total: total ?? undefined,
      data: own.data ?? records?.data,
    },
    forms: { numbers: numbers?.answers, booleans: booleans?.answers, dates: dates?.answers },
    paging: {
      most: own.most ?? pages.most ?? pageSize,
      countsPages: pages.counts === 'pages',
      isCounted: total === null,
      isWhole: wholeLists,
    },
  };
}
