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

/** Facts about a differing response that a server profile could describe: places and forms, never values. */
export interface Evidence {
  rows?: string;
  /** Null: the total is missing or wrong. */
  total?: string | null;
  most?: NonNullable<ServerProfile['pages']>['most'];
  data?: string;
  numbers?: 'text';
  booleans?: Booleans;
  dates?: DateForm;
  /** For dates with slashes: the largest first and the largest second number. */
  slashed?: Slashed;
  /** Unit of the amounts in this response, if they show it. */
  amounts?: 'fils' | 'dinars';
  /** Response to a list without rows, if it isn't an empty list. */
  empty?: 404;
}

/** Values that servers use for false and true. */
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

/** Returns both interpretations of an ambiguous date; null if the value isn't a date with slashes. */
export function describeSlashes(value: unknown): string | null {
  const read = readSlashes(value);
  if (!read) return null;
  return read.first > 12 ? 'day/month/year' : read.second > 12 ? 'month/day/year' : 'day/month/year or month/day/year';
}

/** Collects values whose form isn't the contract's. */
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

/** Finds the place of the total, by its usual names or because it is the only number. */
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

/** Finds the place of an error's text, by its usual names; null if two places match. */
export function findWords(body: unknown): string | null {
  const texts = findTexts(body);
  const usual = usualWords.find((word) => texts.some(({ name }) => name === word));
  const [only, ...others] = texts.filter(({ name }) => name === usual);
  return only && others.length === 0 ? only.place : null;
}

/** Finds the place of a record without the contract's envelope, by the names of its fields. */
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
  /** The rows at any place; null for a record and if there are none. */
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

/** Returns the places of a response's content that aren't the contract's. */
export function findPlaces(found: Found): Evidence {
  const { form, body, schema, rows, differences } = found;
  if (form.envelope === 'page') return ofPage(found);
  if (!differences.some(({ kind }) => kind === 'envelope')) return {};
  if (form.envelope === 'list') return rows ? { rows: rows.at } : {};
  const data = form.envelope === 'record' ? findRecord(body, schema) : null;
  return data === null ? {} : { data };
}
