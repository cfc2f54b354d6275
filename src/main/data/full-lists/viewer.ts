import type { FullListPart, FullListPick, FullListQuery, FullListSelection } from '@shared/contract/desktop/full-lists';
import { toPhoneDigits } from '@shared/domain/phone';
import type { ColumnValue } from '@shared/lists/column';
import type { ListValues } from './list-values';
import { type RowId, type RowStore, readRowsAt } from './row-store';
import { type ColumnData, type ListView, viewRows } from './view-rows';

/** The matching rows, with the columns of all rows. */
export interface SeenRows extends ListView {
  columns: ColumnData;
}

/** Evaluates queries on the rows of one list. The results of the last queries are cached until a row changes. */
export interface Viewer {
  /** Returns the columns, in lists of orders with printed orders and, if requested, returning customers (`phonesBefore`). */
  columns(store: RowStore, printed: ReadonlySet<RowId> | null, buyers?: ReadonlySet<string> | null): ColumnData;
  view(columns: ColumnData, question: FullListQuery, now: number): SeenRows;
}

/** Number of cached results: the screen's, and those of an open menu of values. */
const mostKept = 3;
const minuteMs = 60_000;

export function createViewer(list: Pick<ListValues, 'columns' | 'pieces'>): Viewer {
  let known: { of: ColumnData; printed: ReadonlySet<RowId> | null; buyers: ReadonlySet<string> | null; columns: ColumnData } | null = null;
  let ranks = { of: null as ColumnData | null, by: new Map<string, Float64Array>() };
  let kept: { question: string; view: SeenRows }[] = [];
  return {
    columns(store, printed, buyers = null) {
      const of = store.columns();
      if (known?.of !== of || known.printed !== printed || known.buyers !== buyers)
        known = { of, printed, buyers, columns: withBuyers(withPrinted(of, printed), buyers) };
      return known.columns;
    },
    view(columns, { filters, sort, search, language, group }, now) {
      // Ages are calculated by the minute.
      const minute = 'age' in filters ? Math.floor(now / minuteMs) : 0;
      const question = JSON.stringify([filters, sort, search, language, group, minute]);
      const found = kept.find(({ question: asked, view }) => asked === question && view.columns === columns);
      const asked = { filters, sort, language, ...(search !== undefined && { search }), ...(group && { group }) };
      if (ranks.of !== columns) ranks = { of: columns, by: new Map() };
      const view = found?.view ?? { ...viewRows(columns, list, asked, { now, ranks: ranks.by }), columns };
      kept = [{ question, view }, ...kept.filter((one) => one.view.columns === columns && one.question !== question)].slice(0, mostKept);
      return view;
    },
  };
}

function withPrinted(columns: ColumnData, printed: ReadonlySet<RowId> | null): ColumnData {
  if (!printed) return columns;
  return { ...columns, values: { ...columns.values, printed: columns.ids.map((id): ColumnValue => [printed.has(id) ? 'yes' : 'no']) } };
}

function withBuyers(columns: ColumnData, buyers: ReadonlySet<string> | null): ColumnData {
  if (!buyers) return columns;
  const customer = (columns.values.phone ?? []).map((value): ColumnValue => {
    const phone = typeof value === 'string' ? toPhoneDigits(value) : null;
    return phone === null ? [] : [buyers.has(phone) ? 'returning' : 'fresh'];
  });
  return { ...columns, values: { ...columns.values, customer } };
}

/** Returns the start of each group. */
const toStarts = (groups: NonNullable<ListView['groups']>): number[] => {
  let next = 0;
  return groups.map(({ count }) => {
    const start = next;
    next += count;
    return start;
  });
};

/** Returns the places of a part's rows; empty for a group that doesn't exist, and for a range with an end that doesn't exist. */
export function toPart({ places, groups, columns }: SeenRows, part: FullListPart | undefined): readonly number[] {
  if (!part) return places;
  if ('from' in part) return places.slice(part.from, part.from + part.count);
  if ('group' in part) {
    const at = groups?.findIndex(({ value }) => value === part.group) ?? -1;
    const start = groups && at >= 0 ? toStarts(groups)[at] : undefined;
    return start === undefined ? [] : places.slice(start, start + (groups?.[at]?.count ?? 0));
  }
  const ends = part.between.map((id) => places.findIndex((at) => columns.ids[at] === id));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return first < 0 ? [] : places.slice(first, last + 1);
}

/** Returns rows by their IDs, and which of them no longer match. */
export function toPicked({ places, columns }: SeenRows, ids: readonly RowId[]): FullListPick {
  const wanted = new Set(ids);
  const matching = new Set(places.map((at) => columns.ids[at]));
  const placeOf = new Map(columns.ids.flatMap((id, at) => (wanted.has(id) ? [[id, at] as const] : [])));
  const found = ids.filter((id) => placeOf.has(id));
  return {
    rows: readRowsAt(
      columns,
      found.map((id) => placeOf.get(id) ?? -1),
    ),
    left: found.filter((id) => !matching.has(id)),
  };
}

/** Returns how many of these rows match, in total and by group. */
export function toTicked({ places, groups, columns }: SeenRows, ids: readonly RowId[]): FullListSelection {
  const wanted = new Set(ids);
  const isWanted = (at: number): boolean => wanted.has(columns.ids[at] ?? '');
  const starts = groups ? toStarts(groups) : [];
  const inGroups = (groups ?? []).map(({ value, count }, at): [string, number] => [
    value,
    places.slice(starts[at], (starts[at] ?? 0) + count).filter(isWanted).length,
  ]);
  return { count: places.filter(isWanted).length, groups: Object.fromEntries(inGroups.filter(([, count]) => count > 0)) };
}
