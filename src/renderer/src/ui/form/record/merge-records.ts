import { isRecord } from '@shared/domain/is-record';
import { isSameRecord } from './form-values';

/** A value that both sides have changed since, each in its own way. `undefined`: that side has taken it away. */
export interface Clash {
  /** Path in the form's values, such as `price` or `fees.12`; rows of a list are counted as they stand in `mine`, or else in `theirs`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merged<Values> {
  values: Values;
  clashes: readonly Clash[];
  /** Paths of what is taken from the other side without a question. */
  taken: readonly string[];
}

interface MergeOptions {
  /** Whether an object is a group of fields of the form, or rows by their ids, and not one value. */
  isGroup: (path: string) => boolean;
  /** Whether two ways of writing a value mean the same. */
  isSame: (path: string, mine: unknown, theirs: unknown) => boolean;
  /** Whose value stands where both have changed one; mine when left out. */
  isTheirs?: (path: string) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Joins what was typed and what somebody else has stored, field by field, by what both began with. */
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

  /** Rows that both have, in the order of who has moved them; then what either has added. */
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

/** One side has taken a row away that the other has changed: the lists are no longer about the same rows. */
function isTakenApart(was: Rows, own: Rows, other: Rows): boolean {
  return [...was].some(([id, row]) => {
    if (own.has(id) === other.has(id)) return false;
    return !isSameRecord(row, own.get(id) ?? other.get(id));
  });
}

/** A list whose rows have an id each, by it; null for any other, which is one value. */
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
