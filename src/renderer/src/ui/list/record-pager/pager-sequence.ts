import type { RowId } from '@renderer/ui/table/column';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { pageSize, toPageStart } from '@shared/domain/server/paging';
import type { ListState } from '../state/list-state';

/** A row of a sequence; `hasLeft`: it no longer matched the filters of its list when it was read. */
export interface PagerRow {
  row: { id: RowId };
  hasLeft: boolean;
}

/** A page at one end of a sequence, as it was when it was read. */
export interface PagerPage {
  page: number;
  totalItems: number;
  readAt: number;
}

/**
 * Which rows come after each other on the screens behind a list. The ids are fixed when the list is left: whatever is saved meanwhile, no
 * row comes twice and none is passed over. Pages of the server are added at either end, without the rows that are there already.
 */
export interface PagerSequence {
  ids: readonly RowId[];
  /** Known rows by their ids; null for a row that is gone. */
  rows: ReadonlyMap<RowId, PagerRow | null>;
  /** Rows of the list before the first id. */
  offset: number;
  total: number;
  isTicked: boolean;
  /** By which the main process gives rows of a full list. */
  question: FullListQuery | null;
  /** Set while there may be further pages: the first and the last page of the sequence, and what the list shows. */
  pages: { first: PagerPage; last: PagerPage; state: ListState } | null;
}

export type PagerSide = 'before' | 'after';

export const toPagerRows = (rows: readonly { id: RowId }[]): ReadonlyMap<RowId, PagerRow> =>
  new Map(rows.map((row) => [row.id, { row, hasLeft: false }]));

/** Whether the list has rows on this side of the sequence. */
export function hasMorePages({ pages }: PagerSequence, side: PagerSide): boolean {
  if (!pages) return false;
  const { first, last } = pages;
  return side === 'before' ? first.page > 1 : last.page * pageSize < last.totalItems;
}

/**
 * On which page the row at the end of the sequence stands by now. Rows that came or left before it have moved it by as much as the list
 * has grown or shrunk.
 */
export function toMovedPage({ page, totalItems }: PagerPage, side: PagerSide, totalNow: number): number {
  const moved = totalNow - totalItems;
  const place = (side === 'after' ? toPageStart(page + 1) - 1 : toPageStart(page)) + moved;
  return Math.max(1, Math.floor(place / pageSize) + 1);
}

/** The rows of a page beyond those that the sequence has: what stands on the other side of them has come since. */
export function toRowsBeyond<Row extends { id: RowId }>(rows: readonly Row[], known: ReadonlySet<RowId>, side: PagerSide): readonly Row[] {
  const isKnown = ({ id }: Row): boolean => known.has(id);
  const at = side === 'after' ? rows.findLastIndex(isKnown) : rows.findIndex(isKnown);
  if (at < 0) return rows;
  return side === 'after' ? rows.slice(at + 1) : rows.slice(0, at);
}

/** Adds rows of a further page. */
export function extendSequence(sequence: PagerSequence, side: PagerSide, rows: readonly { id: RowId }[], read: PagerPage): PagerSequence {
  const { pages } = sequence;
  if (!pages) return sequence;
  // Rows before the beginning of the list have come since it was left.
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

/** The same sequence with rows that were read by their ids; null for one that is gone. */
export function putPagerRows(sequence: PagerSequence, rows: Iterable<readonly [RowId, PagerRow | null]>): PagerSequence {
  return { ...sequence, rows: new Map([...sequence.rows, ...rows]) };
}

/** The next id on this side of a place, without those that are gone. */
export function findNeighbor({ ids, rows }: PagerSequence, at: number, side: PagerSide): { id: RowId; at: number } | null {
  const step = side === 'after' ? 1 : -1;
  for (let next = at + step; next >= 0 && next < ids.length; next += step) {
    const id = ids[next];
    if (id !== undefined && rows.get(id) !== null) return { id, at: next };
  }
  return null;
}
