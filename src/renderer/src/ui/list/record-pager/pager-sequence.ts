import type { RowId } from '@renderer/ui/table/column';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { pageSize, toPageStart } from '@shared/domain/server/paging';
import type { ListState } from '../state/list-state';

/** A row of a sequence; `hasLeft`: it no longer matched the list's filters when it was loaded. */
export interface PagerRow {
  row: { id: RowId };
  hasLeft: boolean;
}

/** The page at one end of a sequence, as last loaded. */
export interface PagerPage {
  page: number;
  totalItems: number;
  readAt: number;
}

/**
 * The order of rows on the screens behind a list. The ids are fixed when the list is left: whatever is saved meanwhile, no row comes twice
 * and none is skipped. Pages of the server are added at either end, without rows that are in the sequence already.
 */
export interface PagerSequence {
  ids: readonly RowId[];
  /** Loaded rows by id; null for a row that no longer exists. */
  rows: ReadonlyMap<RowId, PagerRow | null>;
  /** Number of the list's rows before the first id. */
  offset: number;
  total: number;
  isTicked: boolean;
  /** Query for rows of a full list. */
  question: FullListQuery | null;
  /** Set while there may be further pages: the first and last page of the sequence, and the list's state. */
  pages: { first: PagerPage; last: PagerPage; state: ListState } | null;
}

export type PagerSide = 'before' | 'after';

export const toPagerRows = (rows: readonly { id: RowId }[]): ReadonlyMap<RowId, PagerRow> =>
  new Map(rows.map((row) => [row.id, { row, hasLeft: false }]));

/** Whether the list has more rows on this side of the sequence. */
export function hasMorePages({ pages }: PagerSequence, side: PagerSide): boolean {
  if (!pages) return false;
  const { first, last } = pages;
  return side === 'before' ? first.page > 1 : last.page * pageSize < last.totalItems;
}

/**
 * Returns the current page of the row at the sequence's end. Rows that were added or removed before it have moved it by as much as the list
 * has grown or shrunk.
 */
export function toMovedPage({ page, totalItems }: PagerPage, side: PagerSide, totalNow: number): number {
  const moved = totalNow - totalItems;
  const place = (side === 'after' ? toPageStart(page + 1) - 1 : toPageStart(page)) + moved;
  return Math.max(1, Math.floor(place / pageSize) + 1);
}

/** Returns a page's rows beyond the sequence; rows on the sequence's other side are new. */
export function toRowsBeyond<Row extends { id: RowId }>(rows: readonly Row[], known: ReadonlySet<RowId>, side: PagerSide): readonly Row[] {
  const isKnown = ({ id }: Row): boolean => known.has(id);
  const at = side === 'after' ? rows.findLastIndex(isKnown) : rows.findIndex(isKnown);
  if (at < 0) return rows;
  return side === 'after' ? rows.slice(at + 1) : rows.slice(0, at);
}

/** Adds the rows of a further page. */
export function extendSequence(sequence: PagerSequence, side: PagerSide, rows: readonly { id: RowId }[], read: PagerPage): PagerSequence {
  const { pages } = sequence;
  if (!pages) return sequence;
  // Rows before the list's original start were added after it was left.
  const added = side === 'after' ? rows : rows.slice(Math.max(0, rows.length - sequence.offset));
  const ids = added.map(({ id }) => id);
  const next: PagerSequence = {
    ...sequence,
    ids: side === 'after' ? [...sequence.ids, ...ids] : [...ids, ...sequence.ids],
    rows: new Map([...sequence.rows, ...toPagerRows(added)]),
    offset: side === 'after' ? sequence.offset : Math.max(0, sequence.offset - ids.length),
    pages: { ...pages, [side === 'after' ? 'last' : 'first']: read },
  };
  return side === 'after' && !hasMorePages(next, 'after') ? { ...next, total: next.offset + next.ids.length } : next;
}

/** Returns the sequence with rows that were loaded by id; null for a row that no longer exists. */
export function putPagerRows(sequence: PagerSequence, rows: Iterable<readonly [RowId, PagerRow | null]>): PagerSequence {
  return { ...sequence, rows: new Map([...sequence.rows, ...rows]) };
}

/** Returns the next id on this side, skipping rows that no longer exist. */
export function findNeighbor({ ids, rows }: PagerSequence, at: number, side: PagerSide): { id: RowId; at: number } | null {
  const step = side === 'after' ? 1 : -1;
  for (let next = at + step; next >= 0 && next < ids.length; next += step) {
    const id = ids[next];
    if (id !== undefined && rows.get(id) !== null) return { id, at: next };
  }
  return null;
}
