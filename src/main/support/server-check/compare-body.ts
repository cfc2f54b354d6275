import { type ResponseSchema, toResponseSchema, toValueSchema } from '@main/server/api/wire/response-schema';
import type { ResponseForm } from '@shared/contract/response';
import { isRecord } from '@shared/domain/is-record';
import { pageSize } from '@shared/domain/server/paging';
import type { Difference, DifferenceEffect } from '@shared/domain/server-check';
import type { z } from 'zod';
import { createComparison, describe, type Found } from './compare-value';
import { type Evidence, findPlaces } from './evidence';
import { hiddenName, isKeyedByData } from './field-names';
import { findFils, unitOfAmounts } from './find-fils';

export interface JudgedBody {
  differences: Difference[];
  rows: number | null;
  /** Number of rows that were compared; null if all were. */
  looked: number | null;
  total: number | null;
  /** ID of the first row, for the calls that need one. */
  firstId: unknown;
  /** Keys that identify the compared rows; not part of any report. */
  rowKeys: string[];
  /** The differences that a profile could describe. */
  evidence: Evidence;
}

/** Returns the names and types of the outermost fields, two levels deep: `{ result: { items: list, count: whole number } }`. */
function outline(value: unknown, depth = 0): string {
  if (!isRecord(value) || depth > 1) return describe(value);
  const fields = Object.entries(value).slice(0, 6);
  const isData = isKeyedByData(value);
  return `{ ${fields.map(([name, part]) => `${isData ? hiddenName : name}: ${outline(part, depth + 1)}`).join(', ')} }`;
}

/** Maximum number of rows that are compared: later rows hardly show more, and a server may send its full list. */
const mostRows = 50;

const toRowKey = (row: unknown): string => JSON.stringify((isRecord(row) ? row.id : undefined) ?? row) ?? '';

interface Rows {
  at: string;
  rows: unknown[];
}

/** Finds the outermost list at any place. */
function findRows(body: unknown, at = '', depth = 0): Rows | null {
  if (Array.isArray(body)) return { at, rows: body };
  if (!isRecord(body) || depth > 2) return null;
  for (const [name, part] of Object.entries(body)) {
    const found = findRows(part, at ? `${at}.${name}` : name, depth + 1);
    if (found) return found;
  }
  return null;
}

interface Envelope {
  expected: string;
  /** Place of the content in the contract's form. */
  at: string;
}
const envelopes: Record<ResponseForm['envelope'], Envelope> = {
  page: { expected: '{ data: { data: list, totalItems: whole number } }', at: 'data.data' },
  list: { expected: '{ data: list }', at: 'data' },
  record: { expected: '{ data: object | null }', at: 'data' },
  written: { expected: '{ data: object | null }', at: 'data' },
  whole: { expected: '', at: '' },
  ack: { expected: '', at: '' },
};

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), body);

function hasEnvelope({ envelope }: ResponseForm, body: unknown): boolean {
  if (envelope === 'record') return isRecord(body) && (body.data === null || isRecord(body.data));
  if (envelope === 'page' || envelope === 'list') return Array.isArray(at(body, envelopes[envelope].at));
  return true;
}

interface Refused {
  path: string;
  value: unknown;
}

/** Returns the fields of a row that its schema rejects, with their paths as in the comparison. */
function findRefused(content: z.ZodType, row: unknown, base: string): Refused[] {
  const parsed = content.safeParse(row);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path }) => ({
    path: path.reduce<string>((whole, part) => {
      if (typeof part === 'number') return `${whole}[${part}]`;
      return whole ? `${whole}.${String(part)}` : String(part);
    }, base),
    value: path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part], row),
  }));
}

const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

/** Returns a path and the paths of all its parents. */
function toWays(path: string): string[] {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => index).filter((index) => index > 0);
  return [...ends.map((end) => path.slice(0, end)), path];
}

/** Returns a test whether a place is inside one of the paths or contains one; its cost depends only on the number of places. */
function toTouched(paths: readonly string[]): (place: string) => boolean {
  const [own, holding] = [new Set(paths), new Set(paths.flatMap(toWays))];
  return (place) => holding.has(place) || toWays(place).some((way) => own.has(way));
}

const mildEffects: Partial<Record<Difference['kind'], DifferenceEffect>> = {
  missing: 'readAsEmpty',
  null: 'readAsEmpty',
  word: 'shownAsIs',
  format: 'shownAsIs',
  extra: 'ignored',
};

function toDifference(
  { at: places, ...found }: Found,
  isRefused: (place: string) => boolean,
  severe: DifferenceEffect,
  readers: Readers,
): Difference {
  if (found.kind !== 'extra' && places.some(isRefused)) return { ...found, effect: severe };
  return { ...found, effect: mildEffects[found.kind] ?? (readers.losesValue(places[0] ?? '') ? 'readAsEmpty' : 'readAllTheSame') };
}

interface Readers {
  /** Whether the schema has parsed the value as null. */
  losesValue(place: string): boolean;
}

/** Checks how the app parses the values of each row. */
function createReaders(content: z.ZodType, rows: ReadonlyMap<string, unknown>): Readers {
  return {
    losesValue(place) {
      const [base, row] = [...rows].find(([key]) => key === '' || isWithin(place, key)) ?? [];
      if (base === undefined) return false;
      const parsed = content.safeParse(row);
      if (!parsed.success) return false;
      const inner = place
        .slice(base.length)
        .replace(/^\./, '')
        .replace(/\[(\d+)\]/g, '.$1')
        .split('.')
        .filter(Boolean);
      const read = inner.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], parsed.data);
      return read === null;
    },
  };
}

function judgeTotal(rows: number, total: unknown): Difference[] {
  const count = Number(total);
  if (!Number.isInteger(count)) return [];
  const common = { places: 1, of: 1, effect: 'shownWrong' } as const;
  if (rows > pageSize || (rows < pageSize && rows < count && rows > 0))
    return [
      { kind: 'pageSize', path: 'data.data', expected: `${Math.min(pageSize, Math.max(count, 0))} rows`, came: `${rows} rows`, ...common },
    ];
  if (count < rows)
    return [{ kind: 'total', path: 'data.totalItems', expected: `${rows} or more`, came: 'fewer than the rows', ...common }];
  return [];
}

interface Located {
  /** Each row (or the record) by its place in the body, for parsing it with the contract's schema. */
  rows: Map<string, unknown>;
  envelope: Difference | null;
  /** The list that was found; null for a record. */
  list: unknown[] | null;
  /** Place of the list; null if none was found. */
  at: string | null;
}

/** Returns the record of a body without the contract's envelope, if it can be recognized. */
function toRecords(body: unknown): Map<string, unknown> {
  const data = isRecord(body) ? body.data : undefined;
  if (Array.isArray(data) && isRecord(data[0])) return new Map([['data[0]', data[0]]]);
  return isRecord(body) && data === undefined ? new Map([['', body]]) : new Map();
}

function locate(form: ResponseForm, body: unknown): Located {
  const { expected, at: place } = envelopes[form.envelope];
  const isList = form.envelope === 'page' || form.envelope === 'list';
  const isFlat = form.envelope === 'page' && isRecord(body) && Array.isArray(body.data) && 'totalItems' in body;
  const differing = (effect: DifferenceEffect): Difference => ({
    kind: 'envelope',
    path: '',
    expected,
    came: outline(body),
    places: 1,
    of: 1,
    effect,
  });
  if (!isList) {
    if (hasEnvelope(form, body)) return { rows: new Map([[place, place ? at(body, place) : body]]), envelope: null, list: null, at: null };
    // Without `data`, the body itself may be the record; a field of that name with another type is not a record.
    return {
      rows: toRecords(body),
      envelope: differing(isRecord(body) && 'data' in body ? 'unreadable' : 'readAsEmpty'),
      list: null,
      at: null,
    };
  }
  const found = hasEnvelope(form, body) ? { at: place, rows: at(body, place) as unknown[] } : findRows(body);
  const envelope = hasEnvelope(form, body) ? null : differing(isFlat ? 'readAllTheSame' : 'unreadable');
  const rows = new Map((found?.rows ?? []).slice(0, mostRows).map((row, index) => [`${found?.at}[${index}]`, row] as const));
  return { rows, envelope, list: found?.rows ?? [], at: found?.at ?? null };
}

/** Returns the body with only the rows that are compared. */
function shorten(form: ResponseForm, body: unknown): unknown {
  const place = envelopes[form.envelope].at;
  const rows = at(body, place);
  if (!isRecord(body) || !Array.isArray(rows) || rows.length <= mostRows) return body;
  const few = rows.slice(0, mostRows);
  return place === 'data' ? { ...body, data: few } : { ...body, data: { ...(body.data as object), data: few } };
}

function compare(form: ResponseForm, content: z.ZodType, body: unknown, { rows, envelope }: Located): ReturnType<typeof createComparison> {
  const comparison = createComparison();
  if (!envelope) comparison.visit(shorten(form, body), toResponseSchema(form), '');
  else {
    const schema: ResponseSchema = toValueSchema(content);
    for (const [place, row] of rows) comparison.visit(row, schema, place);
  }
  return comparison;
}

/** Compares a successful response's body with the contract, and determines the effect of each difference in the app. */
export function compareBody(form: ResponseForm, body: unknown): JudgedBody {
  const { content } = form;
  if (content === null) return { differences: [], rows: null, looked: null, total: null, firstId: null, rowKeys: [], evidence: {} };
  const located = locate(form, body);
  const { rows, envelope, list } = located;
  const comparison = compare(form, content, body, located);
  const readers = createReaders(content, rows);
  const misread = [...rows].flatMap(([place, row]) => (row === null ? [] : findRefused(content, row, place)));
  const isRefused = toTouched(misread.map(({ path }) => path));
  const total = form.envelope === 'page' ? (at(body, 'data.totalItems') ?? at(body, 'totalItems')) : undefined;
  const isTotalLost = form.envelope === 'page' && !envelope && !Number.isInteger(Number(total ?? Number.NaN));
  const severe = list ? 'rowLeftOut' : 'unreadable';
  const found = comparison.found();
  const differences = found.map((one) =>
    one.path === 'data.totalItems'
      ? { ...toDifference(one, () => false, severe, readers), effect: isTotalLost ? ('unreadable' as const) : ('readAllTheSame' as const) }
      : toDifference(one, isRefused, severe, readers),
  );
  const isFound = toTouched(found.flatMap((one) => one.at));
  const unnamed = misread.filter(({ path }) => !isFound(path));
  const all = [
    ...(envelope ? [envelope] : []),
    ...differences,
    ...nameRefused(unnamed, rows.size, severe),
    ...findFils(comparison.amounts()),
    ...(form.envelope === 'page' && list && (!envelope || envelope.effect === 'readAllTheSame') ? judgeTotal(list.length, total) : []),
  ];
  const amounts = unitOfAmounts(comparison.amounts());
  const placed = list && located.at !== null ? { at: located.at, count: list.length } : null;
  return {
    differences: all,
    evidence: {
      ...comparison.forms(),
      ...(amounts && { amounts }),
      ...findPlaces({ form, body, schema: toValueSchema(content), rows: placed, differences: all }),
    },
    rows: list ? list.length : null,
    looked: list && list.length > mostRows ? mostRows : null,
    total: Number.isInteger(Number(total ?? Number.NaN)) ? Number(total) : null,
    firstId: isRecord(list?.[0]) ? list[0].id : null,
    rowKeys: list ? [...rows.values()].map(toRowKey) : [],
  };
}

/**
 * Returns differences for values that the app can't parse although their type is right, such as the text of an amount that isn't a number.
 */
function nameRefused(refused: readonly Refused[], rows: number, effect: DifferenceEffect): Difference[] {
  const patterns = Map.groupBy(refused, ({ path }) => path.replace(/\[\d+\]/g, '[]'));
  return [...patterns].map(([path, places]) => ({
    kind: 'type',
    path,
    expected: 'a text that can be read',
    came: [...new Set(places.map(({ value }) => describe(value)))].slice(0, 3).join(' / '),
    places: places.length,
    of: Math.max(places.length, rows),
    effect,
  }));
}
