import { isRecord } from '@shared/domain/is-record';
import { isSameRecord } from './form-values';

/** A value that both sides have changed differently. `undefined`: that side has removed it. */
export interface Clash {
  /** Path in the form's values, such as `price` or `fees.12`. Indices of rows are those in `mine`, or else in `theirs`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged<Values> {
  values: Values;
  clashes: readonly Clash[];
  /** Paths of values that were taken from the other side without a question. */
  taken: readonly string[];
}

interface MergeOptions {
  /** Whether an object is a group of fields or rows by their ids, and not a single value. */
  isGroup: (path: string) => boolean;
  /** Whether two notations of a value are equal. */
  isSame: (path: string, mine: unknown, theirs: unknown) => boolean;
  /** Whether the other side's value is used for a path that both have changed; false by default. */
  isTheirs?: (path: string) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Merges the user's input and the record that someone else has saved, field by field, compared with the record that both started from. */
export function mergeRecords<Values extends object>(before: Values, mine: Values, theirs: Values, options: MergeOptions): Merged<Values> {
  const { isGroup, isSame, isTheirs } = options;
  const clashes: Clash[] = [];
  const taken: string[] = [];

  function merge(path: string, was: unknown, own: unknown, other: unknown): unknown {
    if (isSameRecord(own, other) || isSameRecord(was, other)) return own;
    if (isSameRecord(was, own)) {
      taken.push(path);
      return other;
    }
    if (isRecord(own) && isRecord(other) && isRecord(was) && isGroup(path)) return mergeFields(path, was, own, other);
    const [wasRows, ownRows, otherRows] = [toRows(was), toRows(own), toRows(other)];
    if (wasRows && ownRows && otherRows && !isTakenApart(wasRows, ownRows, otherRows)) return mergeRows(path, wasRows, ownRows, otherRows);
    if (isSame(path, own, other)) return own;
    clashes.push({ path, mine: own, theirs: other });
    return isTheirs?.(path) ? other : own;
  }

  function mergeFields(path: string, was: Fields, own: Fields, other: Fields): Fields {
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    return withoutMissing(
      names.map((name) => [name, merge(path === '' ? name : `${path}.${name}`, was[name], own[name], other[name])] as const),
    );
  }

  /** Merges rows that both have, in the order of the side that moved them; then rows that either has added. */
  function mergeRows(path: string, was: Rows, own: Rows, other: Rows): unknown[] {
    const isOrderMine = !isSameRecord(
      [...was.keys()].filter((id) => own.has(id)),
      [...own.keys()].filter((id) => was.has(id)),
    );
    const [first, second] = isOrderMine ? [own, other] : [other, own];
    const places = [...own.keys(), ...[...other.keys()].filter((id) => !own.has(id))];
    return [...new Set([...first.keys(), ...second.keys()])].flatMap((id) => {
      const row = merge(`${path}.${places.indexOf(id)}`, was.get(id), own.get(id), other.get(id));
      return row === undefined ? [] : [row];
    });
  }

  const values = mergeFields('', before as Fields, mine as Fields, theirs as Fields) as Values;
  return { values, clashes, taken };
}

function withoutMissing(entries: readonly (readonly [string, unknown])[]): Fields {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

type Rows = ReadonlyMap<string, unknown>;

/** Whether one side has removed a row that the other has changed. Such lists can't be merged row by row. */
function isTakenApart(was: Rows, own: Rows, other: Rows): boolean {
  return [...was].some(([id, row]) => {
    if (own.has(id) === other.has(id)) return false;
    return !isSameRecord(row, own.get(id) ?? other.get(id));
  });
}

/** Returns a list's rows by id; null if a row has no id, because such a list is a single value. */
function toRows(value: unknown): Rows | null {
  if (!Array.isArray(value)) return null;
  const rows = new Map<string, unknown>();
  for (const row of value) {
    const id = isRecord(row) ? (row.key ?? row.id) : undefined;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    rows.set(String(id), row);
  }
  return rows.size === value.length ? rows : null;
}
