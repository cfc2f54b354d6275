import { kindsOf, type ResponseSchema } from '@main/server/api/wire/response-schema';
import { type DateForm, readSlashes, toDateForm } from '@main/server/api/wire/server-dates';
import { isNumberText } from '@main/server/api/wire/values';
import type { ResponseForm } from '@shared/contract/response';
import { isRecord } from '@shared/domain/is-record';
import { pageSize } from '@shared/domain/server/paging';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import type { Difference } from '@shared/domain/server-check';

type Booleans = NonNullable<NonNullable<ServerProfile['booleans']>['answers']>;

interface Slashed {
  first: number;
  second: number;
}

/** What of an answer that differs a server profile could say: places and forms, never a value of anybody's. */
export interface Evidence {
  rows?: string;
  /** Null: it is not told, or cannot be true. */
  total?: string | null;
  most?: NonNullable<ServerProfile['pages']>['most'];
  data?: string;
  numbers?: 'text';
  booleans?: Booleans;
  dates?: DateForm;
  /** Of dates with slashes: the largest number in first and in second place. */
  slashed?: Slashed;
  /** In what the amounts of this answer are counted, where they say so. */
  amounts?: 'fils' | 'dinars';
  /** What came in place of a list that has no rows. */
  empty?: 404;
}

/** The ways in which servers write no and yes. */
const pairs: readonly Booleans[] = [
  [0, 1],
  ['0', '1'],
  ['false', 'true'],
  ['no', 'yes'],
  ['No', 'Yes'],
  ['N', 'Y'],
  ['n', 'y'],
  ['off', 'on'],
  ['inactive', 'active'],
];

/** Names both readings where a date has two; null for what is no date with slashes. */
export function describeSlashes(value: unknown): string | null {
  const read = readSlashes(value);
  if (!read) return null;
  return read.first > 12 ? 'day/month/year' : read.second > 12 ? 'month/day/year' : 'day/month/year or month/day/year';
}

/** Gathers the forms of single values that are not the contract's. */
export function createFormEvidence() {
  const flags = new Set<unknown>();
  const dates = new Set<ReturnType<typeof toDateForm>>();
  const slashed: Slashed = { first: 0, second: 0 };
  let hasNumberText = false;
  function noteDate(value: unknown): void {
    dates.add(toDateForm(value));
    const { first, second } = readSlashes(value) ?? slashed;
    slashed.first = Math.max(slashed.first, first);
    slashed.second = Math.max(slashed.second, second);
  }
  return {
    note(value: unknown, schema: ResponseSchema): void {
      const kinds = kindsOf(schema);
      if (kinds.includes('boolean')) flags.add(value);
      else if (schema.format === 'date' || schema.format === 'date-time') noteDate(value);
      else if (isNumberText(value)) hasNumberText ||= kinds.includes('number') || kinds.includes('integer');
    },
    found(): Evidence {
      const booleans = flags.size > 0 ? pairs.find((pair) => [...flags].every((value) => pair.some((one) => one === value))) : undefined;
      const [form] = [...dates];
      return {
        ...(hasNumberText && { numbers: 'text' }),
        ...(booleans && { booleans }),
        ...(dates.size === 1 && form && (form === 'slashed' ? { slashed } : { dates: form })),
      };
    },
  };
}

const usualTotals = ['totalitems', 'total', 'totalcount', 'count', 'totalresults', 'totalrows', 'recordstotal', 'totaldocs'];
const noTotals = /limit|offset|page|size|status|code/i;

interface Total {
  place: string;
  name: string;
}

function findTotals(body: unknown, least: number, place = '', depth = 0): Total[] {
  if (!isRecord(body) || depth > 2) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const at = place ? `${place}.${name}` : name;
    if (isRecord(value)) return findTotals(value, least, at, depth + 1);
    const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
    return isNumber && Number.isInteger(Number(value)) && Number(value) >= least ? [{ place: at, name: name.replaceAll('_', '') }] : [];
  });
}

/** Where the number of all rows lies, by its usual names or because there is no other number. */
function findTotal(body: unknown, least: number): string | null {
  const totals = findTotals(body, least);
  for (const usual of usualTotals) {
    const found = totals.find(({ name }) => name.toLowerCase() === usual);
    if (found) return found.place;
  }
  const [only, ...others] = totals.filter(({ name }) => !noTotals.test(name));
  return only && others.length === 0 ? only.place : null;
}

const usualWords = ['message', 'error_description', 'detail', 'description', 'error', 'msg', 'title', 'reason'];

function findTexts(body: unknown, place = '', depth = 0): { place: string; name: string }[] {
  if (depth > 3) return [];
  const parts = isRecord(body) ? Object.entries(body) : Array.isArray(body) && body.length === 1 ? [['0', body[0]] as const] : [];
  return parts.flatMap(([name, part]) => {
    const at = place ? `${place}.${name}` : name;
    return typeof part === 'string' && /\p{L}/u.test(part) ? [{ place: at, name: name.toLowerCase() }] : findTexts(part, at, depth + 1);
  });
}

/** Where the words of an error lie, by their usual names; null where two places would do. */
export function findWords(body: unknown): string | null {
  const texts = findTexts(body);
  const usual = usualWords.find((word) => texts.some(({ name }) => name === word));
  const [only, ...others] = texts.filter(({ name }) => name === usual);
  return only && others.length === 0 ? only.place : null;
}

/** Where a record lies that is not in the contract's envelope, by the names of its fields. */
function findRecord(body: unknown, schema: ResponseSchema, place = '', depth = 0): string | null {
  const names = Object.keys(schema.properties ?? {});
  const inner = Array.isArray(body) ? [['0', body[0]] as const] : isRecord(body) ? Object.entries(body) : [];
  if (isRecord(body) && names.some((name) => Object.hasOwn(body, name))) return place;
  if (depth > 2) return null;
  for (const [name, part] of inner) {
    const found = findRecord(part, schema, place ? `${place}.${name}` : name, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

interface Found {
  form: ResponseForm;
  body: unknown;
  schema: ResponseSchema;
  /** Where the rows are, wherever that is; null for a record and where there are none. */
  rows: { at: string; count: number } | null;
  differences: readonly Difference[];
}

function ofPage({ body, rows, differences }: Found): Evidence {
  const has = (kind: Difference['kind'], path?: string): boolean =>
    differences.some((one) => one.kind === kind && (path === undefined || one.path === path));
  if (!rows) return {};
  const most = ([1, 2, 4, 5, 10] as const).find((one) => one === rows.count);
  return {
    ...(has('envelope') && { rows: rows.at, total: rows.at === '' ? null : findTotal(body, rows.count) }),
    ...(has('missing', 'data.totalItems') && { total: findTotal(body, rows.count) }),
    ...((has('total') || (has('pageSize') && rows.count > pageSize)) && { total: null }),
    ...(has('pageSize') && most && { most }),
  };
}

/** Of one answer: where its content lies, as far as that is not where the contract has it. */
export function findPlaces(found: Found): Evidence {
  const { form, body, schema, rows, differences } = found;
  if (form.envelope === 'page') return ofPage(found);
  if (!differences.some(({ kind }) => kind === 'envelope')) return {};
  if (form.envelope === 'list') return rows ? { rows: rows.at } : {};
  const data = form.envelope === 'record' ? findRecord(body, schema) : null;
  return data === null ? {} : { data };
}
